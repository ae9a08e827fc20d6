import { resolveRef } from "./resolve-ref.ts";
import { isObject, type SchemaObject } from "./schema-object.ts";

/** Types of JSON values, by their names in schemas. */
export type JsonType = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/** One place of a schema, with its references followed and its variants separated. */
export interface SchemaNode {
  /** Without null, for which there is {@link nullable}. */
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
  /** A function, so that they are built on demand: a schema may contain itself. */
  properties(): readonly (readonly [string, SchemaNode])[];
  items(): SchemaNode | null;
  /** Schema of values whose names are not listed. */
  additional(): SchemaNode | null;
  /** Variants of `anyOf` and `oneOf`, without null; empty if there is only one. */
  variants(): readonly SchemaNode[];
}

/** Limit on nested variants; more are a cycle, and no document distinguishes them. */
const MAX_VARIANTS = 20;

interface Reading {
  readonly root: SchemaObject;
  /** Each part of the schema with its references followed: cached, since each part may refer to others twice. */
  readonly flat: Map<SchemaObject, SchemaObject>;
  /** Number of variants on the path to here. */
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
  // A single variant is merged into the node.
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

/** Follows references and merges everything that must apply together. */
function flatten(schema: SchemaObject, reading: Reading): SchemaObject {
  const known = reading.flat.get(schema);
  if (known !== undefined) return known;
  // A part that leads back to itself adds nothing.
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
