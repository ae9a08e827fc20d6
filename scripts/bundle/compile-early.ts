/**
 * Marks the functions that a page calls, in built files, so that V8 compiles them when it loads the file.
 *
 * Node's compile cache keeps what is compiled when a file is loaded. V8 leaves a function for its first call, unless it is in parentheses: then
 * it expects the call at once. So a marked function comes compiled out of the cache, and an unmarked one is compiled again in each process.
 */
import MagicString from "magic-string";
import { parseSync } from "oxc-parser";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * @param code - an ES module
 * @param called - `start:end` of each function to mark
 */
export function compileEarly(path: string, code: string, called: ReadonlySet<string>): string {
  const { program, errors } = parseSync(path, code, { sourceType: "module" });
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const output = new MagicString(code);
  const isCalled = (node: Node): boolean => called.has(`${node.start}:${node.end}`);
  const assigned = new Set<string>();
  visit(program as unknown as Node, undefined, (node) => {
    const target = (node["left"] ?? node["argument"]) as Node | null | undefined;
    const isAssignment = node.type === "AssignmentExpression" || node.type === "UpdateExpression";
    if (isAssignment && target?.type === "Identifier") assigned.add(String(target["name"]));
  });
  visit(program as unknown as Node, undefined, (node, parent) => {
    if (isExpression(node) && !isMethod(parent) && isCalled(node)) {
      output.prependRight(node.start, "(").appendLeft(node.end, ")");
    }
    const statements = statementsOf(node, parent);
    const first = statements.find((statement) => statement["directive"] === undefined);
    for (const [name, declaration] of declaredOnce(statements)) {
      // Within its own expression, a function's name cannot be assigned to.
      if (assigned.has(name) || !isCalled(declaration)) continue;
      // A declaration works before its line, so its expression must be the first thing of its block.
      output.prependRight(declaration.start, `var ${name} = (`).appendLeft(declaration.end, ");\n");
      if (declaration !== first) output.move(declaration.start, declaration.end, first!.start);
    }
  });
  return output.toString();
}

function visit(node: Node, parent: Node | undefined, look: (node: Node, parent: Node | undefined) => void): void {
  look(node, parent);
  const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]));
  for (const child of children) if (isNode(child)) visit(child, node, look);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function isExpression({ type }: Node): boolean {
  return type === "FunctionExpression" || type === "ArrowFunctionExpression";
}

/** A method, getter or setter cannot be in parentheses. */
function isMethod(parent: Node | undefined): boolean {
  if (parent?.type === "MethodDefinition") return true;
  return parent?.type === "Property" && (parent["method"] === true || parent["kind"] !== "init");
}

/** The statements of a module or of a function; in other blocks, `var` follows other rules than a declaration. */
function statementsOf(node: Node, parent: Node | undefined): readonly Node[] {
  const isFunctionBody =
    node.type === "BlockStatement" && parent !== undefined && parent["body"] === node && isFunction(parent);
  return node.type === "Program" || isFunctionBody ? (node["body"] as readonly Node[]) : [];
}

function isFunction(node: Node): boolean {
  return node.type === "FunctionDeclaration" || isExpression(node);
}

/** The functions that these statements declare, by name; without names that are declared twice, of which the last counts. */
function declaredOnce(statements: readonly Node[]): ReadonlyMap<string, Node> {
  const declared = new Map<string, Node>();
  const twice = new Set<string>();
  for (const statement of statements) {
    const id = statement["id"] as Node | null | undefined;
    if (statement.type !== "FunctionDeclaration" || !id) continue;
    const name = String(id["name"]);
    if (declared.has(name)) twice.add(name);
    declared.set(name, statement);
  }
  for (const name of twice) declared.delete(name);
  return declared;
}
