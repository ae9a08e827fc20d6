import { Validator } from "@cfworker/json-schema";
import { isObject } from "../schema/schema-object.ts";

/** Rounds of removing what a schema forbids; what is still invalid then is reported. */
const MAX_ROUNDS = 3;
const SCALARS: ReadonlySet<string> = new Set([
  "type",
  "enum",
  "const",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
]);

/**
 * Removes from data what its schema forbids, with a validator that interprets schemas and generates no code.
 *
 * @returns JSON Pointers to the removed values
 */
export function takeOutInvalid(data: unknown, schema: unknown): string[] {
  const taken: string[] = [];
  let validator: Validator;
  try {
    // Patterns were checked in linear time already; the validator's own matching would backtrack.
    validator = new Validator(withoutPatterns(schema) as object, "2020-12", false);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const { errors } = validator.validate(data);
      const places = errors
        .filter(({ keyword }) => SCALARS.has(keyword))
        .map(({ instanceLocation }) => instanceLocation.slice(1));
      const found = [...new Set(places)].filter((pointer) => pointer !== "" && remove(data, pointer));
      if (found.length === 0) break;
      taken.push(...found);
    }
  } catch {
    // No data violates an infinitely recursive schema.
  }
  return taken;
}

function remove(data: unknown, pointer: string): boolean {
  const parts = pointer
    .slice(1)
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = parts.pop()!;
  let at: unknown = data;
  for (const part of parts) {
    at = Array.isArray(at) ? (at[Number(part)] as unknown) : isObject(at) ? at[part] : undefined;
  }
  if (!isObject(at) || !Object.hasOwn(at, last) || typeof at[last] === "object") return false;
  delete (at as Record<string, unknown>)[last];
  return true;
}

function withoutPatterns(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutPatterns);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      !(key === "pattern" && typeof value === "string") &&
      key !== "patternProperties" &&
      key !== "format" &&
      key !== "$schema",
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutPatterns(value)]));
}
