import { astToString } from "openapi-typescript";
import ts from "typescript";

/** The types of a contract in two modules: the schemas by name, and the paths and operations that refer to them. */
export interface ContractTypes {
  readonly schemas: string;
  readonly types: string;
}

/**
 * Moves every member of `components["schemas"]` into a declaration of its own: an editor shows an interface by its
 * name, but the type of a member as a truncated anonymous object.
 */
export function toSchemaInterfaces(nodes: readonly ts.Node[]): ContractTypes {
  const named = nodes.map(namesForAccesses);
  const components = named.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === "components");
  const schemas = (components as ts.InterfaceDeclaration).members.find(
    (member): member is ts.PropertySignature => ts.isPropertySignature(member) && textOf(member.name) === "schemas",
  )!.type as ts.TypeLiteralNode;
  const members = schemas.members as ts.NodeArray<ts.PropertySignature>;
  const names = members.map(({ name }) => textOf(name));
  const references = members.map((member, index) =>
    factory.createPropertySignature(undefined, member.name, undefined, reference(names[index]!)),
  );
  const types = named.map((node) => replace(node, schemas, factory.createTypeLiteralNode(references)));
  return {
    // Uses the description as the comment: hover text without the name of the tag.
    schemas: members
      .map((member, index) => print([toDeclaration(member, names[index]!)]).replaceAll("@description ", ""))
      .join("\n"),
    types: `import type {\n${names.map((name) => `  ${name},\n`).join("")}} from "./schemas.ts";\n\n${print(types)}`,
  };
}

const { factory } = ts;
const EXPORT = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];

function toDeclaration(member: ts.PropertySignature, name: string): ts.Statement {
  const type = member.type!;
  const declaration = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(EXPORT, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(EXPORT, name, undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(member));
}

/** Replaces `components["schemas"]["Block"]` with `Block`. */
function namesForAccesses(node: ts.Node): ts.Node {
  const visit = (inner: ts.Node): ts.Node => {
    if (ts.isIndexedAccessTypeNode(inner) && isSchemas(inner.objectType)) {
      return reference(((inner.indexType as ts.LiteralTypeNode).literal as ts.StringLiteral).text);
    }
    return ts.visitEachChild(inner, visit, undefined);
  };
  return visit(node);
}

function isSchemas(type: ts.TypeNode): boolean {
  if (!ts.isIndexedAccessTypeNode(type)) return false;
  const { objectType, indexType } = type;
  return (
    ts.isTypeReferenceNode(objectType) &&
    textOf(objectType.typeName) === "components" &&
    ts.isLiteralTypeNode(indexType) &&
    (indexType.literal as ts.StringLiteral).text === "schemas"
  );
}

function replace(node: ts.Node, wanted: ts.Node, replacement: ts.Node): ts.Node {
  const visit = (inner: ts.Node): ts.Node =>
    inner === wanted ? replacement : ts.visitEachChild(inner, visit, undefined);
  return visit(node);
}

function reference(name: string): ts.TypeReferenceNode {
  return factory.createTypeReferenceNode(name);
}

function textOf(name: ts.PropertyName | ts.EntityName): string {
  return (name as ts.Identifier).text;
}

function print(nodes: readonly ts.Node[]): string {
  // Comment lines after the first are printed with an indent of four spaces, which Markdown shows as code instead of tables and lists.
  return astToString([...nodes]).replaceAll(/^( *\* ) {4}/gm, "$1");
}
