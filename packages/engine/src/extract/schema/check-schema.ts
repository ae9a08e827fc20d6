import { checkKeywords } from "./check-keywords.ts";
import { countPasses } from "./count-passes.ts";
import { SchemaError } from "./schema-error.ts";
import { isObject, type SchemaObject } from "./schema-object.ts";

/** Limits of a schema; a document does not fill a larger one. */
const MAX_NODES = 5_000;
const MAX_DEPTH = 100;
const MAX_BYTES = 256 * 1024;
/** Limit on subschemas that apply to one value: sixty, each referring twice to the next, are 2^60. */
const MAX_PASSES = 100_000;

/**
 * Refuses a schema that is too large, too deep, refers outside itself, or means nothing. Does not recurse: a schema with
 * a hundred thousand levels must not exhaust the stack.
 *
 * @throws {@link SchemaError}
 */
export function checkSchema(schema: unknown): SchemaObject {
  if (!isObject(schema)) throw new SchemaError("The schema is no JSON object; give a JSON Schema with `properties`.");
  const open: { readonly value: unknown; readonly loc: readonly (string | number)[]; readonly depth: number }[] = [
    { value: schema, loc: [], depth: 0 },
  ];
  let nodes = 0;
  while (open.length > 0) {
    const { value, loc, depth } = open.pop()!;
    if (depth > MAX_DEPTH) throw new SchemaError(`The schema is nested more than ${MAX_DEPTH} levels deep.`, loc);
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) open.push({ value: item, loc: [...loc, index], depth: depth + 1 });
    } else if (isObject(value)) {
      if (++nodes > MAX_NODES) {
        throw new SchemaError(`The schema has more than ${MAX_NODES} nodes; split the extraction.`, loc);
      }
      checkRef(value, loc);
      for (const [key, item] of Object.entries(value)) {
        if (typeof item === "object" && item !== null) open.push({ value: item, loc: [...loc, key], depth: depth + 1 });
      }
    }
  }
  checkKeywords(schema);
  // Only safe after the depth check: a deep value overflows the stack of `JSON.stringify`, too.
  const bytes = Buffer.byteLength(JSON.stringify(schema));
  if (bytes > MAX_BYTES) throw new SchemaError(`The schema has ${bytes} bytes; at most ${MAX_BYTES} are taken.`);
  if (countPasses(schema) > MAX_PASSES) {
    throw new SchemaError(
      `The schema combines its parts into more than ${MAX_PASSES}: refer to what several share once, not from each.`,
    );
  }
  return schema;
}

function checkRef({ $ref }: SchemaObject, loc: readonly (string | number)[]): void {
  if (typeof $ref !== "string" || $ref.startsWith("#")) return;
  throw new SchemaError(
    "The schema refers to another document, which is not fetched; put what it refers to under `$defs`.",
    [...loc, "$ref"],
  );
}
