import type { Citation } from "@docsvc/openapi";
import type { SchemaNode } from "../schema/schema-node.ts";
import { pointerOf } from "../schema/schema-fields.ts";
import { cite } from "../line-index/span.ts";
import type { Filled } from "./filled.ts";

export interface BuiltData {
  readonly data: unknown;
  readonly citations: Record<string, Citation[]>;
  /** JSON Pointers to values that the schema requires and the document does not have. */
  readonly missing: string[];
}

/** At least 95 % of the values called sure are right, on documents with ground truth. */
const SURE = 0.95;
/** Limit on nested objects without a value that are written out. */
const MAX_LEVELS = 12;

/** Puts values into the shape of a schema. A missing value is null if the schema allows it, otherwise omitted, and listed if required. */
export function buildData(root: SchemaNode, filled: readonly Filled[]): BuiltData {
  const tree = toTree(filled);
  const missing: string[] = [];
  const data = shape(root, tree, [], missing) ?? {};
  const citations: Record<string, Citation[]> = {};
  for (const { path, spans, sureness } of filled) {
    if (spans.length === 0) continue;
    const isRead = spans.every(
      ({ place, from, to }) => !place.tokens.slice(from, to).some(({ word }) => place.line.doubtful?.includes(word)),
    );
    citations[pointerOf(path)] = cite(spans, sureness >= SURE && isRead ? "high" : "low");
  }
  return { data, citations, missing };
}

/** A tree of property names; a leaf has its value. */
type Tree = { value?: unknown; readonly children: Map<string | number, Tree> };

function toTree(filled: readonly Filled[]): Tree {
  const root: Tree = { children: new Map() };
  for (const { path, value } of filled) {
    let at = root;
    for (const part of path) {
      let next = at.children.get(part);
      if (next === undefined) {
        next = { children: new Map() };
        at.children.set(part, next);
      }
      at = next;
    }
    at.value = value;
  }
  return root;
}

/** @returns undefined for a part that is omitted */
function shape(
  node: SchemaNode,
  tree: Tree | undefined,
  path: readonly (string | number)[],
  missing: string[],
): unknown {
  if (tree?.value !== undefined) return tree.value;
  const variant = node.variants().find((option) => fits(option, tree)) ?? node.variants()[0];
  const { types } = node;
  const properties = node.properties();
  if (types.has("array") && !(tree !== undefined && [...tree.children.keys()].some((key) => typeof key === "string"))) {
    const items = node.items() ?? variant?.items() ?? null;
    if (tree === undefined || tree.children.size === 0) return emptyArray(node);
    return [...tree.children.entries()]
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([key, child]) =>
        items === null ? (child.value ?? null) : (shape(items, child, [...path, key], missing) ?? null),
      );
  }
  if (properties.length > 0) return shapeObject(node, tree, path, missing);
  if (variant !== undefined && tree !== undefined) return shape(variant, tree, path, missing);
  const additional = node.additional();
  if (additional !== null && tree !== undefined) {
    const named = [...tree.children].map(([key, child]) => [key, shape(additional, child, [...path, key], missing)]);
    return Object.fromEntries(named) as unknown;
  }
  if (node.nullable) return null;
  return types.has("object") && !types.has("string") ? {} : undefined;
}

function shapeObject(
  node: SchemaNode,
  tree: Tree | undefined,
  path: readonly (string | number)[],
  missing: string[],
): unknown {
  const children: Tree["children"] = tree?.children ?? new Map();
  if (children.size > 0) return shapeProperties(node, children, path, missing);
  if (path.length > 0 && node.nullable) return null;
  return path.length > MAX_LEVELS ? undefined : shapeProperties(node, children, path, missing);
}

function shapeProperties(
  node: SchemaNode,
  children: Tree["children"],
  path: readonly (string | number)[],
  missing: string[],
): unknown {
  const made: Record<string, unknown> = {};
  for (const [name, child] of node.properties()) {
    const isRequired = node.required.has(name);
    const below: string[] = [];
    const inner = children.get(name);
    // A recursive schema is written out as deep as the document has values.
    const isTooDeep = inner === undefined && path.length >= 3 && !isRequired && child.types.has("object");
    const value = isTooDeep ? undefined : shape(child, inner, [...path, name], below);
    const isHollow = inner === undefined && !isRequired && isObject(value) && below.length > 0;
    if (value === undefined || isHollow) {
      if (isRequired) missing.push(pointerOf([...path, name]));
      if (isHollow && path.length === 0) made[name] = value;
      continue;
    }
    missing.push(...below);
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  }
  for (const [key, inner] of children) {
    if (!Object.hasOwn(made, key) && inner.value !== undefined) made[key] = inner.value;
  }
  return made;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function emptyArray({ nullable, raw }: SchemaNode): unknown {
  const { minItems } = raw;
  if (typeof minItems === "number" && minItems > 0) return nullable ? null : undefined;
  return [];
}

function fits({ types }: SchemaNode, tree: Tree | undefined): boolean {
  if (tree === undefined) return false;
  const isList = [...tree.children.keys()].some((key) => typeof key === "number");
  return isList ? types.has("array") : types.has("object");
}
