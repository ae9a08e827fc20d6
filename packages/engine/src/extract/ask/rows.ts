import { fieldsOf } from "../arrays/fill-arrays.ts";
import { isMeasure } from "../arrays/measures.ts";
import { readField } from "../fields/read-field.ts";
import type { Field } from "../fields/field.ts";
import type { Filled } from "../result/filled.ts";
import { partsOfSchema, type SchemaPart } from "../schema/schema-fields.ts";
import type { Place } from "../line-index/line-index.ts";
import type { FoundValue } from "./find-value.ts";

/** An array whose items are flat: objects of leaves, or leaves. */
export interface FlatArray {
  readonly path: readonly string[];
  readonly description: string;
  /** The field of each column, with its path within an item; the path is empty if items are leaves. */
  readonly columns: readonly { readonly field: Field; readonly path: readonly string[] }[];
}

/** A row: values by column index. */
export interface Row {
  readonly cells: ReadonlyMap<number, FoundValue>;
}

/** A row that the engine read, with the confidence of each value. */
export interface OwnRow extends Row {
  readonly filled: ReadonlyMap<number, Filled>;
}

/** The flat arrays of a schema. Items with nested arrays, and columns that are periods, are read by the engine only. */
export function flatArrays(parts: readonly SchemaPart[]): FlatArray[] {
  return parts.flatMap((part): FlatArray[] => {
    if (part.kind !== "array" || isMeasure(part.items.properties())) return [];
    const within = partsOfSchema(part.items);
    if (within.length === 0 || within.some(({ kind }) => kind === "array")) return [];
    const description = part.node.description === "" ? part.items.description : part.node.description;
    const [only] = within;
    if (within.length === 1 && only!.path.length === 0) {
      const field = readField(part.path, { ...part.items, description });
      return [{ path: part.path, description, columns: [{ field, path: [] }] }];
    }
    const columns = fieldsOf(within).map((field) => ({ field, path: field.path }));
    return [{ path: part.path, description, columns }];
  });
}

/** The rows of an array that the engine has filled, in order; null if they are not flat rows. */
export function ownRows({ path, columns }: FlatArray, filled: readonly Filled[]): OwnRow[] | null {
  const rows = new Map<number, Map<number, Filled>>();
  for (const one of filled) {
    if (!path.every((name, at) => one.path[at] === name) || one.path.length <= path.length) continue;
    const index = one.path[path.length];
    const rest = one.path.slice(path.length + 1).join("\u0000");
    const column = columns.findIndex((each) => each.path.join("\u0000") === rest);
    if (typeof index !== "number" || column < 0) return null;
    const row = rows.get(index) ?? new Map<number, Filled>();
    row.set(column, one);
    rows.set(index, row);
  }
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => ({ filled: row, cells: row }));
}

export function placesOf({ cells }: Row): Set<Place> {
  return new Set([...cells.values()].flatMap(({ spans }) => spans.map(({ place }) => place)));
}
