/** A schema as rows of a table, if they can express it: fields with a type and a description, and lists of such fields. */

export const FIELD_TYPES = [
  "string",
  "number",
  "integer",
  "boolean",
  "date",
  "list of strings",
  "list of objects",
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface SchemaField {
  readonly name: string;
  readonly type: FieldType;
  readonly description: string;
  readonly required: boolean;
  /** Only for a list of objects. */
  readonly fields: readonly SchemaField[];
}

export const NEW_FIELD: SchemaField = { name: "", type: "string", description: "", required: false, fields: [] };

type Schema = Readonly<Record<string, unknown>>;

export function toSchema(fields: readonly SchemaField[]): Schema {
  const named = fields.filter(({ name }) => name.trim() !== "");
  const required = named.filter((field) => field.required).map(({ name }) => name.trim());
  return {
    type: "object",
    properties: Object.fromEntries(named.map((field) => [field.name.trim(), toProperty(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

function toProperty({ type, description, fields }: SchemaField): Schema {
  const described = description.trim() === "" ? {} : { description: description.trim() };
  if (type === "date") return { type: "string", format: "date", ...described };
  if (type === "list of strings") return { type: "array", items: { type: "string" }, ...described };
  if (type === "list of objects") return { type: "array", items: toSchema(fields), ...described };
  return { type, ...described };
}

/** The rows of a schema; undefined if rows cannot express all of it, so that nothing is lost. */
export function toFields(schema: unknown): readonly SchemaField[] | undefined {
  if (!isObject(schema) || !hasOnly(schema, ["type", "properties", "required"]) || schema["type"] !== "object") {
    return undefined;
  }
  const required = new Set((schema["required"] as readonly string[] | undefined) ?? []);
  const fields = Object.entries((schema["properties"] ?? {}) as Schema).map(([name, property]) =>
    toField(name, property, required.has(name)),
  );
  return fields.every((field) => field !== undefined) ? fields : undefined;
}

function toField(name: string, property: unknown, required: boolean): SchemaField | undefined {
  if (!isObject(property) || !hasOnly(property, ["type", "format", "description", "items"])) return undefined;
  const { type, format, description = "", items } = property;
  if (typeof description !== "string") return undefined;
  const field = { name, description, required, fields: [] };
  if (type === "string" && format === "date") return { ...field, type: "date" };
  if (format !== undefined) return undefined;
  if (type === "array" && isObject(items)) {
    if (items["type"] === "string" && hasOnly(items, ["type"])) return { ...field, type: "list of strings" };
    const inner = toFields(items);
    return inner && { ...field, type: "list of objects", fields: inner };
  }
  if (items !== undefined) return undefined;
  return type === "string" || type === "number" || type === "integer" || type === "boolean"
    ? { ...field, type }
    : undefined;
}

function isObject(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasOnly(value: Schema, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}
