import { SchemaError } from "./schema-error.ts";
import { isObject, type SchemaObject } from "./schema-object.ts";

const TYPES: ReadonlySet<unknown> = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);
/** Keywords whose values map names to schemas. */
const BY_NAME: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
]);
const IN_LISTS: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "prefixItems", "items"]);
const SINGLE: ReadonlySet<string> = new Set(["items", "additionalProperties", "contains", "not", "if", "then", "else"]);
/** Keywords that request values; a schema with none of them and other words was meant as a list of fields. */
const ASKING = ["type", "properties", "items", "prefixItems", "$ref", "allOf", "anyOf", "oneOf", "enum", "const", "if"];
/** Other keywords that a schema may have. */
const NO_FIELDS =
  /^(\$.*|x-.*|title|description|comment|default|examples?|deprecated|readOnly|writeOnly|definitions|required|additionalProperties|patternProperties|dependent\w+|not|then|else|m(in|ax)\w+|unevaluated\w+|propertyNames|contains|format|pattern|uniqueItems|nullable)$/;

type Place = readonly (string | number)[];

/**
 * Refuses words that mean nothing in JSON Schema but that callers expect something of: a validator ignores them, and the field would stay
 * empty without any error. Only for schemas whose depth {@link checkSchema} found to be bounded.
 *
 * @throws {@link SchemaError}
 */
export function checkKeywords(root: SchemaObject): void {
  const strangers = Object.keys(root).filter((key) => !NO_FIELDS.test(key));
  if (strangers.length > 0 && !ASKING.some((key) => Object.hasOwn(root, key))) {
    throw new SchemaError(
      `The schema asks for nothing: fields are under \`properties\`, such as {"properties":{${JSON.stringify(strangers[0])}:{"type":"string"}}}.`,
    );
  }
  visit(root, []);
}

function visit(schema: SchemaObject, place: Place): void {
  for (const [key, value] of Object.entries(schema)) {
    const at = [...place, key];
    if (key === "type") checkType(value, at);
    else if (BY_NAME.has(key)) {
      if (!isObject(value)) throw new SchemaError(`\`${key}\` is an object of schemas by name.`, at);
      for (const [name, part] of Object.entries(value)) visitPart(part, [...at, name]);
    } else if (IN_LISTS.has(key) && Array.isArray(value)) {
      for (const [index, part] of value.entries()) visitPart(part, [...at, index]);
    } else if (SINGLE.has(key)) visitPart(value, at);
  }
}

function visitPart(part: unknown, place: Place): void {
  if (isObject(part)) visit(part, place);
  else if (typeof part !== "boolean") {
    throw new SchemaError(`A schema is an object, such as {"type":"string"}, not ${JSON.stringify(part)}.`, place);
  }
}

function checkType(type: unknown, place: Place): void {
  const unknown = [type].flat().find((name) => !TYPES.has(name));
  if (unknown === undefined) return;
  const known = [...TYPES].join(", ");
  const more = unknown === "date" ? ' A date is {"type":"string","format":"date"}.' : "";
  throw new SchemaError(`JSON Schema has no type ${JSON.stringify(unknown)}, but ${known}.${more}`, place);
}
