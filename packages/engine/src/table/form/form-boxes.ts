import { charsOf } from "../../text/word.ts";
import type { Box } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";
import { boxOfCell } from "./cell-places.ts";
import type { FormBox } from "../../page-object/form-box.ts";
import type { Grid } from "../grid/edges-to-grids.ts";
import { isLineNumber } from "./form-columns.ts";
import { labelLook } from "./form-labels.ts";
import type { FilledPlace } from "../grid/split-open-cells.ts";

// Shown by forms.test.ts; fixture form.

/** Minimum share of the label cells that have text, and of these that have the same style. */
const MIN_LABELS = 0.8;
/** Maximum share of the value cells that look like a label, or, if more do, maximum share that have text. */
const MAX_ALIKE = 0.2;
const MAX_FILLED = 0.6;
/** Maximum height of a section bar, in sizes of its title, maximum chars of the title, and its minimum size relative to labels. */
const HIGHEST_BAR = 2.5;
const LONGEST_TITLE = 60;
const LARGER = 1.15;
/** Maximum number of comparisons of cells with fills; more are a drawing. */
const MAX_COMPARED = 200_000;

/** Converts a form's cells, in reading order, to boxes; empty cells are left out. */
export function toFormBoxes(grid: Grid, rows: readonly (readonly FilledPlace[])[], fills: readonly Box[]): FormBox[] {
  const arePaired = haveLabelColumns(grid, rows, fills);
  const sizes = rows.flatMap((row) => row.flatMap(({ words }) => (words.length === 0 ? [] : [words[0]!.size])));
  const usual = median(sizes);
  return rows.flatMap((row, at) => {
    const [cell] = row;
    const isBar = row.length === 1 && at < rows.length - 1 && isSectionBar(grid, cell!, usual, fills);
    return isBar ? [{ parts: [cell!.words], role: "bar" }] : rowToBoxes(grid, row, arePaired);
  });
}

/** Whether a cell is a title across all columns, in a bar without space for an answer, in another style than labels. */
function isSectionBar(grid: Grid, cell: FilledPlace, usual: number, fills: readonly Box[]): boolean {
  const { place, words } = cell;
  const isWhole = place.columnSpan === grid.xs.length - 1 && place.rowSpan === 1;
  if (words.length === 0 || !isWhole || endsInColon(cell)) return false;
  const [first] = words;
  const box = boxOfCell(grid, cell);
  if (box.bottom - box.top > HIGHEST_BAR * first!.size || charsOf(words) > LONGEST_TITLE) return false;
  if (words.some(({ baseline }) => Math.abs(baseline - first!.baseline) > 0.5 * first!.size)) return false;
  return (
    words.every(({ style }) => style.bold) || first!.size >= LARGER * usual || fills.some((fill) => isBehind(fill, box))
  );
}

function rowToBoxes(grid: Grid, row: readonly FilledPlace[], arePaired: boolean): FormBox[] {
  const boxes: FormBox[] = [];
  for (let at = 0; at < row.length; at++) {
    const cell = row[at]!;
    if (cell.words.length === 0) continue;
    const next = row[at + 1];
    const isNumber = isLineNumber(cell.words);
    const isLabel = next !== undefined && !endsInColon(next) && (endsInColon(cell) || (arePaired && at % 2 === 0));
    if (next !== undefined && next.words.length > 0 && (isNumber || isLabel)) {
      boxes.push({ parts: [cell.words, next.words], role: isNumber ? "label" : "pair" });
      at++;
    } else {
      const { captioned } = labelLook(cell.words, boxOfCell(grid, cell));
      boxes.push({ parts: [cell.words], role: captioned ? "pair" : "label" });
    }
  }
  return boxes;
}

function endsInColon({ words }: FilledPlace): boolean {
  return /[:：]$/.test(words.at(-1)?.text ?? "");
}

/** Whether every other cell is a label: these look alike, and the cells next to them look different or are mostly empty. */
function haveLabelColumns(grid: Grid, rows: readonly (readonly FilledPlace[])[], fills: readonly Box[]): boolean {
  const paired = rows.filter(({ length }) => length > 1 && length % 2 === 0);
  const labels = paired.flatMap((row) => row.filter((_, at) => at % 2 === 0));
  const values = paired.flatMap((row) => row.filter((_, at) => at % 2 === 1));
  const named = labels.filter(({ words }) => words.length > 0);
  const given = values.filter(({ words }) => words.length > 0);
  if (given.length === 0 || named.length < MIN_LABELS * labels.length) return false;
  const isShadable = labels.length * fills.length < MAX_COMPARED;
  const lookOf = (cell: FilledPlace): string => {
    const { font, bold, color } = cell.words[0]!.style;
    const box = boxOfCell(grid, cell);
    return `${font} ${bold} ${color} ${cell.words[0]!.size.toFixed(1)} ${isShadable && fills.some((fill) => isBehind(fill, box))}`;
  };
  const counts = new Map<string, number>();
  for (const cell of named) counts.set(lookOf(cell), (counts.get(lookOf(cell)) ?? 0) + 1);
  const [look, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  if (count < MIN_LABELS * named.length) return false;
  const similar = given.filter((cell) => lookOf(cell) === look);
  return similar.length <= MAX_ALIKE * given.length || given.length <= MAX_FILLED * values.length;
}

/** Whether a fill belongs to a cell, not to a row or the page. */
function isBehind(fill: Box, box: Box): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const isAround = fill.left < x && fill.right > x && fill.top < y && fill.bottom > y;
  return isAround && fill.right - fill.left < 1.5 * (box.right - box.left);
}
