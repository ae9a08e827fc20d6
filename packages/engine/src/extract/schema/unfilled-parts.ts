import type { ParseWarning } from "@docsvc/openapi";
import { pointerOf } from "./schema-fields.ts";
import { isObject } from "./schema-object.ts";
import type { SchemaNode } from "./schema-node.ts";

/** Limits on levels and places that are visited; a recursive schema has no end. */
const MAX_LEVELS = 12;
const MAX_NODES = 2_000;
/** Limit on warnings for one schema: further ones would repeat them. */
const MAX_WARNINGS = 20;

/** Parts of a schema that no document fills, as they have no name to search for: one warning each. */
export function unfilledParts(root: SchemaNode): ParseWarning[] {
  const found: ParseWarning[] = [];
  const open: { readonly node: SchemaNode; readonly path: readonly string[] }[] = [{ node: root, path: [] }];
  for (let visited = 0; open.length > 0 && visited < MAX_NODES && found.length < MAX_WARNINGS; visited++) {
    const { node, path } = open.shift()!;
    const where = path.length === 0 ? "the root of the schema" : pointerOf(path);
    for (const reason of reasonsOf(node, path)) found.push({ code: "schema_part_ignored", message: `${reason} of ${where} is not filled: ${REMEDY[reason]}.` }); // prettier-ignore
    if (path.length >= MAX_LEVELS) continue;
    for (const [name, child] of node.properties()) open.push({ node: child, path: [...path, name] });
    const items = node.types.has("array") ? node.items() : null;
    if (items !== null) open.push({ node: items, path: [...path, "*"] });
  }
  return found;
}

type Unfilled = "additionalProperties" | "patternProperties" | "prefixItems" | "items";

const REMEDY: Readonly<Record<Unfilled, string>> = {
  additionalProperties: "name each value under `properties`",
  patternProperties: "name each value under `properties`",
  prefixItems: "give an object whose `properties` name each value",
  items: "an array of bare values at the root has no name to look for; give it a name under `properties`",
};

function reasonsOf({ raw, types, items }: SchemaNode, path: readonly string[]): Unfilled[] {
  const isBare = path.length === 0 && types.has("array") && items()?.properties().length === 0;
  return [
    ...(holdsSchema(raw["additionalProperties"]) ? ["additionalProperties" as const] : []),
    ...(holdsSchema(raw["patternProperties"]) ? ["patternProperties" as const] : []),
    ...(Array.isArray(raw["prefixItems"]) && raw["prefixItems"].length > 0 ? ["prefixItems" as const] : []),
    ...(isBare ? ["items" as const] : []),
  ];
}

/** `true`, `false` and `{}` request nothing. */
function holdsSchema(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}
