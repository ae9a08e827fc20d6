import { isFurniture } from "../../document/document.ts";
import { isOnLine } from "../line-index/neighbours.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { joinLines, type JoinedText } from "./joined-text.ts";
import { inReadingOrder, tablesOf, type SheetCell, type SheetTable } from "./table-cells.ts";

/** Minimum share of pairs with a label. */
const MIN_LABELLED_SHARE = 0.8;

/** A label and its whole value, from a box, a cell or a pair of cells. */
export interface LabelledText {
  readonly label: JoinedText;
  /** Null if the label's box has no other text. */
  readonly value: JoinedText | null;
  /** What separates the label from the value; `look` is the font style. */
  readonly told: "look" | "cells" | "block";
  /** True if the page's layout shows a box or a cell; otherwise it is one only if the label is known. */
  readonly isBox: boolean;
}

/** Size of labels in boxes relative to values: below this they are smaller. */
const SAME_SIZE = 0.93;
/** A box has few lines; more are running text. */
const MAX_LINES = 14;
const MAX_LABEL_WORDS = 12;

const known = new WeakMap<LineIndex, readonly LabelledText[]>();

/** The labelled texts in blocks and cells of a document, in reading order. */
export function labelledTexts(lineIndex: LineIndex): readonly LabelledText[] {
  const before = known.get(lineIndex);
  if (before !== undefined) return before;
  const found = [...blockPairs(lineIndex), ...tablesOf(lineIndex).flatMap(tablePairs)];
  const all = [...found, ...emptyBoxes(lineIndex, found)];
  known.set(lineIndex, all);
  return all;
}

/** Minimum number of a form's boxes with labels of one style. */
const MIN_BOXES = 4;

/** Boxes of a form with only their label, in the style of its other labels. */
function emptyBoxes({ byPage }: LineIndex, found: readonly LabelledText[]): LabelledText[] {
  const labels = found.filter(({ told, isBox, value }) => isBox && told === "look" && value !== null);
  if (labels.length < MIN_BOXES) return [];
  return [...byPage.values()].flatMap((places) => {
    const byBlock = Map.groupBy(places, ({ line }) => line.block);
    return [...byBlock].flatMap(([index, lines]) => {
      const [first] = lines;
      if (index < 0 || first?.block?.type !== "Text" || lines.length > 2 || !mayLabel(lines)) return [];
      const alike = labels.filter(({ label }) => lines.every((line) => looksLike(label.place, line)));
      if (alike.length < MIN_BOXES || !alike.some(({ label }) => label.place.page === first.page)) return [];
      return [{ label: joinLines(inReadingOrder(lines)), value: null, told: "look" as const, isBox: true }];
    });
  });
}

function blockPairs({ byPage }: LineIndex): LabelledText[] {
  return [...byPage.values()].flatMap((places) => {
    const byBlock = Map.groupBy(places, ({ line }) => line.block);
    return [...byBlock].flatMap(([index, lines]) => {
      const block = lines[0]!.block;
      if (index < 0 || block === undefined || block.table !== undefined || isFurniture(block)) return [];
      const isKeyValue = block.type === "Key Value";
      if (!isKeyValue && block.type !== "Text") return [];
      return pairsIn(inReadingOrder(lines), { isKeyValue, isBox: isKeyValue });
    });
  });
}

/**
 * Finds labels above their values within one box: a change of size or weight separates them, so one box may have several. If all
 * lines have the same style, the first line of a key-value block is its label.
 */
function pairsIn(
  lines: readonly Place[],
  { isKeyValue, isBox }: { readonly isKeyValue: boolean; readonly isBox: boolean },
): LabelledText[] {
  // Places next to each other are read by their line.
  if (lines.length > MAX_LINES || lines.some((line, at) => at > 0 && isToTheRight(lines[at - 1]!, line) && !(isBox && isUnderLabel(lines, at)))) return []; // prettier-ignore
  const runs = runsOfLook(lines);
  if (runs.length === 1) {
    const only = runs[0]!;
    if (!isKeyValue || only.length < 2 || hasColon(only[0]!)) return [];
    return [toPair(only.slice(0, 1), only.slice(1), { told: "block", isBox: true })];
  }
  const pairs: LabelledText[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at]!;
    const next = runs[at + 1];
    if (next === undefined || !mayLabel(run) || !stressesValue(run, next)) continue;
    if (!isBox && run.some(holdsValue)) continue;
    pairs.push(toPair(run, next, { told: "look", isBox }));
    at++;
  }
  return pairs;
}

/** Whether a line and the one before are two values under their box's label, such as a code and an amount. */
function isUnderLabel(lines: readonly Place[], at: number): boolean {
  const [label] = lines;
  return at > 1 && looksLike(lines[at - 1]!, lines[at]!) && label!.size < SAME_SIZE * lines[at]!.size;
}

/** Whether it is a label and its value on one line; parts of one label have the same style. */
function isToTheRight(a: Place, b: Place): boolean {
  return isOnLine(a, b) && (!looksLike(a, b) || /[:=]$/u.test(a.text) || /\d/u.test(b.text));
}

function toPair(
  label: readonly Place[],
  value: readonly Place[] | null,
  { told, isBox }: Pick<LabelledText, "told" | "isBox">,
): LabelledText {
  return { label: joinLines(label), value: value === null ? null : joinLines(value), told, isBox };
}

function runsOfLook(lines: readonly Place[]): Place[][] {
  const runs: Place[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && looksLike(last, line)) runs.at(-1)!.push(line);
    else runs.push([line]);
  }
  return runs;
}

function looksLike(a: Place, b: Place): boolean {
  return Math.min(a.size, b.size) >= SAME_SIZE * Math.max(a.size, b.size) && a.line.bold === b.line.bold;
}

function mayLabel(lines: readonly Place[]): boolean {
  const words = lines.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const isNamed = lines.some(({ text }) => /\p{L}{2}|^\d{1,3}[a-z]$/u.test(text));
  return words <= MAX_LABEL_WORDS && isNamed && !hasColon(lines[0]!);
}

/** Labels are in smaller letters than their values, or bolder in letters of the same size. */
function stressesValue([label]: readonly Place[], [value]: readonly Place[]): boolean {
  if (label!.size < SAME_SIZE * value!.size) return true;
  return label!.line.bold === true && value!.line.bold !== true && label!.size < value!.size / SAME_SIZE;
}

/** "Rechnungs-Nr. VK 545": a line that ends with a number has its value already and is no label for others. */
function holdsValue({ tokens }: Place): boolean {
  const digits = tokens.at(-1)!.text.match(/\d/gu)?.length ?? 0;
  return digits >= MIN_DIGITS && /\p{L}{2}/u.test(tokens[0]!.text);
}

const MIN_DIGITS = 3;

/** "Name: value" on one line is read by its line. */
function hasColon({ text }: Place): boolean {
  return /\p{L}\s?:\s*\S/u.test(text);
}

function tablePairs(table: SheetTable): LabelledText[] {
  const within = table.rows.flatMap((row) =>
    row.flatMap(({ text }) =>
      text === null || text.lines.length < 2 ? [] : pairsIn(text.lines, { isKeyValue: false, isBox: true }),
    ),
  );
  return [...within, ...headedRow(table), ...cellsToTheRight(table)];
}

/** A header row above a single row of values. */
function headedRow({ rows }: SheetTable): LabelledText[] {
  const [headers, values, more] = rows;
  if (headers === undefined || values === undefined || more !== undefined) return [];
  if (headers.length < 2 || headers.some((cell) => !isLabelCell(cell))) return [];
  return headers.flatMap((header) => {
    const below = values.find(({ column, columnSpan }) => column === header.column && columnSpan === header.columnSpan);
    return below === undefined ? [] : [{ label: header.text!, value: below.text, told: "cells" as const, isBox: true }];
  });
}

/** Rows of two cells, or of two pairs: the left cell is the label of the right one. */
function cellsToTheRight({ rows, columnCount }: SheetTable): LabelledText[] {
  if (columnCount !== 2 && columnCount !== 4) return [];
  const pairs = rows.flatMap((row) =>
    row.flatMap((cell, at) => {
      const next = row[at + 1];
      const isLeft = cell.column % 2 === 0 && next?.column === cell.column + 1;
      return isLeft ? [{ left: cell, right: next }] : [];
    }),
  );
  const labelled = pairs.filter(({ left, right }) => isLabelCell(left) && (right.text === null || !isLabelCell(left) || right.text.place.tokens.length > 0)); // prettier-ignore
  const areLabels = pairs.length >= 2 && labelled.length >= MIN_LABELLED_SHARE * pairs.length;
  if (!areLabels || (columnCount === 4 && pairs.length < 2 * rows.length - 1)) return [];
  return labelled.map(({ left, right }) => ({
    label: left.text!,
    value: right.text,
    told: "cells" as const,
    isBox: true,
  }));
}

function isLabelCell({ text }: SheetCell): boolean {
  if (text === null) return false;
  const { tokens, text: said } = text.place;
  return tokens.length <= MAX_LABEL_WORDS && /\p{L}{2}/u.test(said) && (said.match(/\d/gu)?.length ?? 0) <= 3;
}
