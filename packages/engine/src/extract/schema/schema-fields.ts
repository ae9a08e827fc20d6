import type { SchemaNode } from "./schema-node.ts";

/** A place in a schema that a document can fill. */
export type SchemaPart =
  | { readonly kind: "leaf"; readonly path: readonly string[]; readonly node: SchemaNode }
  | {
      readonly kind: "array";
      readonly path: readonly string[];
      readonly node: SchemaNode;
      readonly items: SchemaNode;
      /** The schema also accepts an object of such arrays by name. */
      readonly mayGroup: boolean;
    };

/** Limit on nested objects that are filled; a recursive schema has no end. */
const MAX_LEVELS = 12;
const MAX_PARTS = 2_000;

/** Leaves and arrays of a schema in its order, also those inside objects. */
export function partsOfSchema(root: SchemaNode): SchemaPart[] {
  const parts: SchemaPart[] = [];
  const visit = (node: SchemaNode, path: readonly string[]): void => {
    if (path.length > MAX_LEVELS || parts.length >= MAX_PARTS) return;
    const items = node.types.has("array") ? node.items() : null;
    const properties = node.types.has("object") || node.types.size === 0 ? node.properties() : [];
    const list = items === null ? listOf(node) : null;
    if (items !== null) parts.push({ kind: "array", path, node, items, mayGroup: false });
    else if (list !== null) parts.push({ kind: "array", path, ...list });
    else if (properties.length > 0) for (const [name, child] of properties) visit(child, [...path, name]);
    else if (isLeaf(node)) parts.push({ kind: "leaf", path, node });
    else for (const variant of node.variants().slice(0, 1)) visit(variant, path);
  };
  visit(root, []);
  return parts;
}

/** The array among the types of values that a place accepts. */
function listOf(node: SchemaNode): { node: SchemaNode; items: SchemaNode; mayGroup: boolean } | null {
  const variants = node.variants();
  for (const variant of variants) {
    const items = variant.types.has("array") ? variant.items() : null;
    if (items === null) continue;
    const mayGroup = variants.some((other) => other.additional()?.types.has("array") === true);
    return { node: variant, items, mayGroup };
  }
  return null;
}

function isLeaf({ types }: SchemaNode): boolean {
  return types.has("string") || types.has("number") || types.has("integer") || types.has("boolean");
}

/** A JSON Pointer (RFC 6901). */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
