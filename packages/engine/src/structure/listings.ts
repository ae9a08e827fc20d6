/**
 * A listing is code or the output of a program: monospaced lines, in a document whose text is not monospaced. It is one
 * block, whatever columns its spaces form, and keeps its line breaks and spaces.
 */
import { unionBoxes } from "../geometry/box.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import { splitMarker } from "../text/list-marker.ts";
import type { BodyStyle } from "./body-style.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";

// Shown by listings.test.ts.

/** In font sizes: a larger distance separates two listings; an empty line is one and a half. */
const FARTHEST = 2;
/** Points by which boxes below each other may overlap. */
const SLACK = 2;
/** In font sizes: baselines closer than this are one row. */
const SAME_ROW = 0.4;
/** Letters by which a row must begin further right than the first to count as indented. */
const INDENTED = 1.5;
/** Ends of statements, brackets, comments, options, prompts: prose does not have that share of words with them. */
const SIGN = /[;{}=<>\\"|[\]#$]|^--?\p{L}|^\/[/*]|^%+$|\*\/$|::|->|\(\)/u;
const MIN_SIGNS = 0.1;
/** Share of the widest row: in prose all rows but the last are full. */
const FULL = 0.75;

interface Row {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** Joins the drafts of each listing of a page, and keeps the line breaks and spaces of its rows. */
export function nameListings(page: DraftPage, { font }: BodyStyle): void {
  const typed = new Set(page.drafts.filter((draft) => mayBeListed(draft, font)));
  if (typed.size === 0) return;
  const places = new Map(page.drafts.map((draft, at) => [draft, at]));
  const listings = new Map<Draft, readonly Draft[]>();
  for (const run of toRuns(typed, page.drafts)) {
    const inOrder = run.toSorted((a, b) => places.get(a)! - places.get(b)!);
    const listing = isListOfItems(inOrder) ? null : toListing(inOrder);
    if (listing === null) continue;
    for (const [at, draft] of inOrder.entries()) listings.set(draft, at === 0 ? [listing] : []);
  }
  page.drafts = page.drafts.flatMap((draft) => listings.get(draft) ?? [draft]);
}

function mayBeListed({ type, placed, formRole, lines }: Draft, body: string): boolean {
  if (type !== null || placed !== null || formRole !== null) return false;
  return lines.every(({ typed, style }) => typed !== null && style.font !== body);
}

/** Data and options begin lines with a dash, too; monospaced items alone are a list. */
function isListOfItems(run: readonly Draft[]): boolean {
  return splitMarker(run[0]!.text)?.kind === "bullet";
}

/** Drafts of one region below or next to each other, with nothing else between; columns of spaces split what is one listing. */
function toRuns(typed: ReadonlySet<Draft>, all: readonly Draft[]): readonly Draft[][] {
  const runs: Draft[][] = [];
  let bottom = -Infinity;
  /** Bottom edge of the uppermost other draft below the run. */
  let parted = Infinity;
  for (const draft of all.toSorted((a, b) => a.region - b.region || a.box.top - b.box.top)) {
    const { region, box } = draft;
    const run = runs.at(-1);
    if (!typed.has(draft)) {
      if (run?.[0]!.region === region && box.top >= bottom - SLACK) parted = Math.min(parted, box.bottom);
    } else if (
      run?.[0]!.region === region &&
      box.top - bottom <= FARTHEST * draftSize(draft) &&
      parted > box.top + SLACK
    ) {
      run.push(draft);
      bottom = Math.max(bottom, box.bottom);
    } else {
      runs.push([draft]);
      bottom = box.bottom;
      parted = Infinity;
    }
  }
  return runs;
}

function toListing(run: readonly Draft[]): Draft | null {
  const [first] = run;
  const lines = run.flatMap((draft) => draft.lines);
  const rows = toRows(lines, draftSize(first!));
  if (rows.length < 2 || isProse(rows)) return null;
  return {
    ...first!,
    lines,
    box: unionBoxes(run.map(({ box }) => box)),
    ink: unionBoxes(run.map(({ ink }) => ink)),
    text: run.map(({ text }) => text).join(" "),
    type: "Text",
    body: typedRows(rows),
    preformatted: true,
  };
}

/** Lines next to each other form one row, with as many spaces between them as fit. */
function toRows(lines: readonly BlockLine[], size: number): readonly Row[] {
  const sorted = lines.toSorted((a, b) => a.baseline - b.baseline);
  const groups: BlockLine[][] = [];
  for (const line of sorted) {
    const group = groups.at(-1);
    if (group !== undefined && line.baseline - group[0]!.baseline < SAME_ROW * size) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const inRow = group.toSorted((a, b) => a.left - b.left);
    let text = "";
    let end = NaN;
    for (const { typed, left, right } of inRow) {
      const pitch = (right - left) / typed!.length;
      text += (text === "" ? "" : " ".repeat(Math.max(1, Math.round((left - end) / pitch)))) + typed!;
      end = right;
    }
    return { text, left: inRow[0]!.left, right: end, baseline: group[0]!.baseline };
  });
}

/** Whether the rows are full, not indented, and without the signs of code. */
function isProse(rows: readonly Row[]): boolean {
  const words = rows.flatMap(({ text }) => text.split(/\s+/));
  if (words.filter((word) => SIGN.test(word)).length > MIN_SIGNS * words.length) return false;
  const pitch = pitchOf(rows);
  if (rows.slice(1).some(({ left }) => left - rows[0]!.left > INDENTED * pitch)) return false;
  const widest = Math.max(...rows.map(({ left, right }) => right - left));
  return rows.slice(0, -1).every(({ left, right }) => right - left >= FULL * widest);
}

function typedRows(rows: readonly Row[]): string {
  const pitch = pitchOf(rows);
  const margin = Math.min(...rows.map(({ left }) => left));
  const advances = rows.slice(1).map(({ baseline }, at) => baseline - rows[at]!.baseline);
  const leading = advances.toSorted((a, b) => a - b)[Math.floor(advances.length / 2)]!;
  return rows
    .map(({ text, left, baseline }, at) => {
      const down = at === 0 ? leading : baseline - rows[at - 1]!.baseline;
      const empty = "\n".repeat(Math.max(0, Math.round(down / leading) - 1));
      return empty + " ".repeat(Math.round((left - margin) / pitch)) + text;
    })
    .join("\n");
}

/** Width of a letter, measured on the longest row, which gives the best value. */
function pitchOf(rows: readonly Row[]): number {
  let best = rows[0]!;
  for (const row of rows) if (row.text.length > best.text.length) best = row;
  return (best.right - best.left) / best.text.length;
}
