import type { SchemaNode } from "./schema-node.ts";

/** A place of a schema that a document fills. */
export type SchemaPart =
  | { readonly kind: "leaf"; readonly path: readonly string[]; readonly node: SchemaNode }
  | {
      readonly kind: "array";
      readonly path: readonly string[];
      readonly node: SchemaNode;
      readonly items: SchemaNode;
      /** It may be given as arrays by name, too: as an object of such arrays. */
      readonly mayGroup: boolean;
    };

/** Levels of objects in each other that are filled; a schema that holds itself has no end. */
const MAX_LEVELS = 12;
const MAX_PARTS = 2_000;

/** Leaves and arrays of a schema, objects gone through, in its order. */
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

/** The array among the kinds of values that a place may have. */
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
