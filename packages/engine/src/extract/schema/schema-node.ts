import { resolveRef } from "./resolve-ref.ts";
import { isObject, type SchemaObject } from "./schema-object.ts";

/** Types of JSON values as schemas name them. */
export type JsonType = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/** One place of a schema, its references followed and its variants distinguished. */
export interface SchemaNode {
  /** Null itself among them says {@link nullable}. */
  readonly types: ReadonlySet<JsonType>;
  readonly nullable: boolean;
  readonly title: string;
  readonly description: string;
  readonly examples: readonly unknown[];
  readonly choices: readonly unknown[] | null;
  readonly format: string;
  readonly pattern: string;
  readonly raw: SchemaObject;
  readonly required: ReadonlySet<string>;
  /** Made when asked for: a schema may hold itself. */
  properties(): readonly (readonly [string, SchemaNode])[];
  items(): SchemaNode | null;
  /** Of values whose names are not given. */
  additional(): SchemaNode | null;
  /** Kinds of values of `anyOf` and `oneOf`, without null; empty where there is one kind. */
  variants(): readonly SchemaNode[];
}

/** Variants of variants that are gone through; more of them lead in a circle, and no document distinguishes them. */
const MAX_VARIANTS = 20;

interface Reading {
  readonly root: SchemaObject;
  /** What each part of the schema says once its references are followed: made once, since parts may refer to others twice each. */
  readonly flat: Map<SchemaObject, SchemaObject>;
  /** Variants that were gone through on the way here. */
  readonly variants: number;
}

export function toNode(schema: SchemaObject): SchemaNode {
  return nodeOf(schema, { root: schema, flat: new Map(), variants: 0 });
}

function nodeOf(schema: SchemaObject, reading: Reading): SchemaNode {
  const raw = flatten(schema, reading);
  const options = [...listOf(raw["anyOf"]), ...listOf(raw["oneOf"])].map((option) => flatten(option, reading));
  const others = options.filter((option) => !isNullOnly(option));
  const types = typesOf(raw);
  if (types.size === 0) for (const option of others) for (const type of typesOf(option)) types.add(type);
  const choices = choicesOf(raw);
  const nullable = types.has("null") || options.length > others.length || choices?.includes(null) === true;
  // What one variant says, the node says.
  const merged = others.length === 1 ? { ...others[0], ...raw } : raw;
  const child = (value: unknown): SchemaNode | null =>
    isObject(value) ? nodeOf(value, { ...reading, variants: 0 }) : null;
  return {
    types: types.size > 0 ? types : impliedTypes(merged),
    nullable: nullable || types.has("null"),
    title: stringOf(merged["title"]),
    description: stringOf(merged["description"]),
    examples: Array.isArray(merged["examples"]) ? (merged["examples"] as unknown[]) : [],
    choices: choicesOf(merged),
    format: stringOf(merged["format"]),
    pattern: stringOf(merged["pattern"]),
    raw: merged,
    required: new Set(
      Array.isArray(merged["required"])
        ? (merged["required"] as unknown[]).filter((name) => typeof name === "string")
        : [],
    ),
    properties: () =>
      isObject(merged["properties"])
        ? Object.entries(merged["properties"]).flatMap(([name, value]) => {
            const node = child(value);
            return node === null ? [] : [[name, node] as const];
          })
        : [],
    items: () =>
      child(Array.isArray(merged["items"]) ? merged["items"][0] : merged["items"]) ?? prefixItem(merged, child),
    additional: () => child(merged["additionalProperties"]),
    variants: () =>
      others.length > 1 && reading.variants < MAX_VARIANTS
        ? others.map((option) => nodeOf(option, { ...reading, variants: reading.variants + 1 }))
        : [],
  };
}

function prefixItem({ prefixItems }: SchemaObject, child: (value: unknown) => SchemaNode | null): SchemaNode | null {
  return Array.isArray(prefixItems) ? child(prefixItems[0]) : null;
}

/** Follows references and joins what has to hold all at once. */
function flatten(schema: SchemaObject, reading: Reading): SchemaObject {
  const known = reading.flat.get(schema);
  if (known !== undefined) return known;
  // What leads back to itself says nothing more.
  reading.flat.set(schema, {});
  const { $ref, allOf, ...own } = schema;
  let joined: SchemaObject = own;
  const target = typeof $ref === "string" ? resolveRef($ref, reading.root) : null;
  if (target !== null) joined = { ...flatten(target, reading), ...own };
  for (const part of listOf(allOf)) joined = join(flatten(part, reading), joined);
  reading.flat.set(schema, joined);
  return joined;
}

function join(a: SchemaObject, b: SchemaObject): SchemaObject {
  const properties = {
    ...(isObject(a["properties"]) ? a["properties"] : {}),
    ...(isObject(b["properties"]) ? b["properties"] : {}),
  };
  const required = [...listOfAny(a["required"]), ...listOfAny(b["required"])];
  return {
    ...a,
    ...b,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

function typesOf({ type }: SchemaObject): Set<JsonType> {
  return new Set((Array.isArray(type) ? type : [type]).filter((name): name is JsonType => typeof name === "string"));
}

function impliedTypes(schema: SchemaObject): Set<JsonType> {
  if (isObject(schema["properties"])) return new Set<JsonType>(["object"]);
  if (isObject(schema["items"])) return new Set<JsonType>(["array"]);
  const choices = choicesOf(schema);
  if (choices !== null && choices.every((choice) => typeof choice === "number")) return new Set<JsonType>(["number"]);
  return new Set<JsonType>(["string"]);
}

function choicesOf(schema: SchemaObject): readonly unknown[] | null {
  if (Array.isArray(schema["enum"])) return schema["enum"] as unknown[];
  return Object.hasOwn(schema, "const") ? [schema["const"]] : null;
}

function isNullOnly(schema: SchemaObject): boolean {
  const types = typesOf(schema);
  return (types.size === 1 && types.has("null")) || schema["const"] === null;
}

function listOf(value: unknown): SchemaObject[] {
  return listOfAny(value).filter(isObject);
}

function listOfAny(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
