import { resolveRef } from "./resolve-ref.ts";
import { isObject, type SchemaObject } from "./schema-object.ts";

/** Keywords whose subschemas apply to the value itself (2020-12, 10.2). */
const IN_PLACE = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"];

/** Longest chain of subschemas: a longer one would exhaust the stack of code that follows it. */
const MAX_DEPTH = 500;

/**
 * Upper bound of the subschemas that a validator visits for one value, over all places that values have. Each counts as
 * often as others lead to it, and one that leads back to itself counts once.
 */
export function countPasses(root: SchemaObject): number {
  const counts = new Map<SchemaObject, number>();
  const count = (schema: SchemaObject, depth = 0): number => {
    const known = counts.get(schema);
    if (known !== undefined) return known;
    if (depth > MAX_DEPTH) return Infinity;
    counts.set(schema, 1);
    const sum = partsInPlace(schema, root).reduce((total, part) => total + count(part, depth + 1), 1);
    counts.set(schema, sum);
    return sum;
  };
  let most = 0;
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (isObject(value)) most = Math.max(most, count(value));
    if (typeof value === "object" && value !== null) open.push(...(Object.values(value) as unknown[]));
  }
  return most;
}

function partsInPlace(schema: SchemaObject, root: SchemaObject): SchemaObject[] {
  const { $ref } = schema;
  const target = typeof $ref === "string" ? resolveRef($ref, root) : null;
  const inside = IN_PLACE.flatMap((keyword) => {
    const value = schema[keyword];
    const isOne = keyword === "not" || keyword === "if" || keyword === "then" || keyword === "else";
    return isOne || !isObject(value) ? [value].flat() : Object.values(value);
  });
  return [...(target === null ? [] : [target]), ...inside.filter(isObject)];
}
