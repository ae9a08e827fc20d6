/** Reads a schema of the contract: its type, its values, and the named schemas that it refers to. */
import { contract, type JsonSchema } from "@docsvc/openapi/contract";

const SCHEMAS: Readonly<Record<string, JsonSchema>> = contract.components.schemas;

/** A field of an object in the contract. */
export interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

export function schemaNamed(name: string): JsonSchema {
  const schema = SCHEMAS[name];
  if (schema === undefined) throw new Error(`The contract has no schema ${name}.`);
  return schema;
}

export function fieldsOf(schema: JsonSchema): readonly Field[] {
  const parts = [schema, ...schemasAt(schema, "allOf").map(resolve)];
  return parts.flatMap((part) => {
    const required = new Set((part["required"] ?? []) as readonly string[]);
    const properties = Object.entries((part["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>);
    return properties.map(([name, own]) => ({ name, schema: own, isRequired: required.has(name) }));
  });
}

/** Names of the schemas that a schema refers to, not including itself. */
export function namesIn(schema: JsonSchema): readonly string[] {
  const name = nameOf(schema);
  if (name !== undefined) return [name];
  const children = [
    ...["oneOf", "anyOf", "allOf"].flatMap((key) => schemasAt(schema, key)),
    ...fieldsOf(schema).map((field) => field.schema),
    ...["items", "additionalProperties"].flatMap((key) => (isSchema(schema[key]) ? [schema[key]] : [])),
  ];
  return [...new Set(children.flatMap(namesIn))];
}

/** A type as text for a table: `string`, `"html" | "md"`, `Block[]`; a named schema is a link. */
export function typeOf(schema: JsonSchema, link: (name: string) => string): string {
  const name = nameOf(schema);
  if (name !== undefined) return link(name);
  if (schema["const"] !== undefined) return `\`${JSON.stringify(schema["const"])}\``;
  const values = schema["enum"] as readonly unknown[] | undefined;
  if (values !== undefined) return values.map((one) => `\`${JSON.stringify(one)}\``).join(", ");
  const alternatives = [...schemasAt(schema, "oneOf"), ...schemasAt(schema, "anyOf")];
  if (alternatives.length > 0) return alternatives.map((one) => typeOf(one, link)).join(" or ");
  if (isSchema(schema["items"])) return `list of ${typeOf(schema["items"], link)}`;
  const type = schema["type"];
  return Array.isArray(type) ? type.join(" or ") : typeof type === "string" ? type : "any JSON value";
}

/** The default or description of a field; its own comes before that of the schema that it refers to. */
export function keywordOf(schema: JsonSchema, keyword: string): unknown {
  return schema[keyword] ?? (nameOf(schema) === undefined ? undefined : resolve(schema)[keyword]);
}

export function resolve(schema: JsonSchema): JsonSchema {
  const name = nameOf(schema);
  return name === undefined ? schema : schemaNamed(name);
}

function nameOf(schema: JsonSchema): string | undefined {
  const reference = schema["$ref"];
  return typeof reference === "string" ? reference.split("/").at(-1) : undefined;
}

function schemasAt(schema: JsonSchema, key: string): readonly JsonSchema[] {
  return (schema[key] ?? []) as readonly JsonSchema[];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
