/** Nested arrays: requested as rows that repeat the values of their group, then grouped again. */
import { fieldsOf } from "../arrays/fill-arrays.ts";
import { isMeasure } from "../arrays/measures.ts";
import { areSame } from "../embedded/embedded-fields.ts";
import { readField } from "../fields/read-field.ts";
import type { Filled } from "../result/filled.ts";
import { partsOfSchema, type SchemaPart } from "../schema/schema-fields.ts";
import type { FoundValue } from "./find-value.ts";
import { overlaps, type AnsweredRows, uniteAnswers } from "./join-rows.ts";
import type { FlatArray, Row } from "./rows.ts";

export interface NestedArray extends FlatArray {
  /** Number of columns of the group; those after them belong to its rows. */
  readonly groupColumns: number;
  /** Path of the rows within their group. */
  readonly innerPath: readonly string[];
}

/** The same value as for single fields (`settle-field.ts`). */
const AGREED = 0.97;
const MODEL_ALONE = 0.7;

/** Arrays whose items have leaves and one array of flat items; deeper nesting is read by the engine only. */
export function nestedArrays(parts: readonly SchemaPart[]): NestedArray[] {
  return parts.flatMap((part): NestedArray[] => {
    if (part.kind !== "array") return [];
    const within = partsOfSchema(part.items);
    const [inner, ...more] = within.filter((one) => one.kind === "array");
    if (inner?.kind !== "array" || more.length > 0 || isMeasure(inner.items.properties())) return [];
    const leaves = partsOfSchema(inner.items);
    if (leaves.length === 0 || leaves.some(({ kind }) => kind === "array")) return [];
    const mark = [...inner.path.slice(0, -1), `${inner.path.at(-1)}[]`];
    const isLeaf = leaves.length === 1 && leaves[0]!.path.length === 0;
    const rows = isLeaf ? [readField(inner.path, inner.items)] : fieldsOf(leaves);
    const group = fieldsOf(within.filter((one) => one !== inner)).map((field) => ({ field, path: field.path }));
    const columns = rows.map((field) => ({ field, path: isLeaf ? mark : [...mark, ...field.path] }));
    const { description } = part.node.description === "" ? part.items : part.node;
    return [{ path: part.path, description: `${description} ${REPEATED}`.trim(), columns: [...group, ...columns], groupColumns: group.length, innerPath: inner.path }]; // prettier-ignore
  });
}

const REPEATED =
  "(values whose name has no [] are of the group that a row belongs to: repeat them in each of its rows, and name their lines, too)";

/** The model's rows by group; a value is sure if the engine read the same words at the same place of the data. */
export function joinNested(array: NestedArray, own: readonly Filled[], told: readonly AnsweredRows[]): Filled[] {
  const { path, columns, groupColumns, innerPath } = array;
  const filled: Filled[] = [];
  let group = -1;
  let row = 0;
  let last: string | undefined;
  for (const { cells } of told.flatMap(({ answers }) => uniteAnswers(answers).map((one) => one.told[0]!))) {
    const key = keyOf(cells, groupColumns);
    const isNew = group < 0 || key !== last;
    if (isNew) [group, row, last] = [group + 1, 0, key];
    for (const [column, cell] of cells) {
      const isOfGroup = column < groupColumns;
      if (isOfGroup && !isNew) continue;
      const { path: names } = columns[column]!;
      const place = isOfGroup ? names : [...innerPath, row, ...names.slice(innerPath.length)];
      const full = [...path, group, ...place];
      const isOwn = own.some(
        (one) => areSame(one.value, cell.value) && overlaps(one, cell) && arePaths(one.path, full),
      );
      filled.push({ path: full, ...cell, sureness: isOwn ? AGREED : MODEL_ALONE });
    }
    row += 1;
  }
  return filled;
}

function arePaths(a: Filled["path"], b: Filled["path"]): boolean {
  return a.length === b.length && a.every((part, at) => part === b[at]);
}

/** Consecutive rows with equal group columns form a group. */
function keyOf(cells: Row["cells"], groupColumns: number): string {
  const values = Array.from({ length: groupColumns }, (_, column): FoundValue | undefined => cells.get(column));
  return JSON.stringify(values.map((cell) => cell?.value ?? null));
}
