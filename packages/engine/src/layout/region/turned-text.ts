import type { Cell, Table } from "../../document/document.ts";
import { type Quarter, toFrame } from "../../geometry/frame.ts";
import type { PageObject } from "../../page-object/page-object.ts";
import { toLine } from "../../text/runs-to-lines.ts";
import { type Box, isInside, unionBoxes } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";

// Shown by tables.test.ts (a table set sideways); fixtures rotated/sideways, report.

/** Words further apart than this, in font sizes, are separate texts. */
const FAR = 1.5;

/** Joins words that are rotated relative to the page's text: axis labels, side notes, stamps. */
export function turnedPieces(
  words: readonly Word[],
  quarter: Quarter,
  page: { readonly width: number; readonly height: number },
): PageObject[] {
  const pieces: PageObject[] = [];
  let current: Word[] = [];
  const close = (): void => {
    if (current.length === 0) return;
    const ink = unionBoxes(current.map((word) => word.ink));
    pieces.push({ kind: "turned", lines: [toLine(current)], ink, ...toFrame(ink, quarter, page) });
    current = [];
  };
  for (const word of words) {
    const last = current.at(-1);
    if (last !== undefined && (last.style.angleDegrees !== word.style.angleDegrees || isFar(last, word))) close();
    current.push(word);
  }
  close();
  return pieces;
}

/** Maximum distance of vertical axis labels from their chart. */
const NEAR_CHART = 24;

/** Assigns rotated texts to the tables and figures that contain them or are next to them; texts of the page itself are added to the pieces. */
export function placeLabels(labels: readonly PageObject[], pieces: readonly PageObject[]): PageObject[] {
  const placed = [...pieces];
  for (const label of labels) {
    const at = placed.findIndex((piece) => isTarget(piece) && (isInside(label, piece, 0) || isAxisLabel(label, piece)));
    if (at < 0) placed.push(label);
    else placed[at] = placed[at]!.kind === "table" ? withHeader(placed[at]!, label) : withLabel(placed[at]!, label);
  }
  return placed;
}

function isTarget({ kind }: PageObject): boolean {
  return kind === "figure" || kind === "table";
}

/** Whether a rotated text is at the side of a figure, within its height. */
function isAxisLabel(label: Box, { kind, ...figure }: PageObject): boolean {
  const across = Math.max(figure.left - label.right, label.left - figure.right);
  return (
    kind === "figure" &&
    across <= NEAR_CHART &&
    label.top >= figure.top - NEAR_CHART &&
    label.bottom <= figure.bottom + NEAR_CHART
  );
}

/** Adds a text to a figure: an axis name before the other texts, a text inside the figure after them. */
function withLabel(figure: PageObject, label: PageObject): PageObject {
  const ink = unionBoxes([figure.ink, label.ink]);
  const lines = isInside(label, figure, 0) ? [...figure.lines, ...label.lines] : [...label.lines, ...figure.lines];
  return { ...figure, ...unionBoxes([figure, label]), ink, lines };
}

/** Adds rotated words to the cells around them: narrow columns of figures have rotated headers. */
function withHeader(piece: PageObject, { lines }: PageObject): PageObject {
  const table = piece.table!;
  const texts = new Map<Cell, string[]>();
  for (const word of lines.flatMap((line) => line.words)) {
    const nearest = table.cells.reduce((best, cell) => (distance(word, cell) < distance(word, best) ? cell : best));
    // Without a line below them, tall headers extend into the row under them.
    const home = nearest.text === "" ? nearest : (headerOver(nearest, table) ?? nearest);
    const text = texts.get(home);
    if (text === undefined) texts.set(home, [home.text, word.text]);
    else text.push(word.text);
  }
  const cells = table.cells.map((cell) => {
    const text = texts.get(cell);
    return text === undefined ? cell : { ...cell, text: text.filter((part) => part !== "").join(" ") };
  });
  return { ...piece, table: { ...table, cells } };
}

function headerOver({ row, column }: Cell, { cells }: Table): Cell | undefined {
  return cells.find(
    (cell) =>
      cell.header && cell.row + cell.rowSpan === row && column >= cell.column && column < cell.column + cell.columnSpan,
  );
}

/** Distance from the middle of a word to a cell; 0 inside it. */
function distance({ ink }: Word, { bbox }: Cell): number {
  const x = (ink.left + ink.right) / 2;
  const y = (ink.top + ink.bottom) / 2;
  return Math.max(bbox.left - x, x - bbox.left - bbox.width, 0) + Math.max(bbox.top - y, y - bbox.top - bbox.height, 0);
}

function isFar(a: Word, b: Word): boolean {
  const far = FAR * Math.max(a.size, b.size);
  return (
    Math.max(a.ink.left, b.ink.left) - Math.min(a.ink.right, b.ink.right) > far ||
    Math.max(a.ink.top, b.ink.top) - Math.min(a.ink.bottom, b.ink.bottom) > far
  );
}
