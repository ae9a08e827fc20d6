import type { SchemaIssue } from "../errors/job-errors.ts";
import type { JsonSchema } from "./json-schema-type.ts";

/**
 * Where a value has another shape than its JSON Schema says, in the keywords that its type is inferred from: `type`, `enum`,
 * `const`, `required`, `properties`, `items` and `anyOf`. The service validates the whole schema; this makes the inferred
 * type true.
 */
export function shapeIssues(value: unknown, schema: unknown, path = ""): readonly SchemaIssue[] {
  if (!isObject(schema)) return [];
  const { type, anyOf, items } = schema;
  if (Array.isArray(anyOf)) {
    const isOne = anyOf.some((choice) => shapeIssues(value, choice, path).length === 0);
    return isOne ? [] : [{ path, message: "fits none of the choices" }];
  }
  const allowed = "const" in schema ? [schema["const"]] : schema["enum"];
  const text = JSON.stringify(value);
  if (Array.isArray(allowed) && !allowed.some((one) => JSON.stringify(one) === text)) {
    return [{ path, message: "is not an allowed value" }];
  }
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const kinds = Number.isInteger(value) ? [kind, "integer"] : [kind];
  const types = [(type ?? kind) as string | readonly string[]].flat();
  if (!types.some((one) => kinds.includes(one))) {
    return [{ path, message: `must be ${types.join(" or ")}, is ${kind}` }];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => shapeIssues(item, items, `${path}/${index}`));
  if (!isObject(value)) return [];
  const { required = [], properties = {} } = schema as { required?: readonly string[]; properties?: object };
  const missing = required.filter((name) => !(name in value));
  return [
    ...missing.map((name) => ({ path, message: `misses ${name}` })),
    ...Object.entries(properties).flatMap(([name, property]) =>
      name in value ? shapeIssues(value[name], property, path + toPointer(name)) : [],
    ),
  ];
}

/** RFC 6901, section 3. */
export function toPointer(name: PropertyKey): string {
  return `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
