/**
 * The text of a page in one order of its glyphs, as chars that refer to their glyphs.
 *
 * Gap: space between two glyphs without a glyph in it. Content order is the order in which the page draws; page order is by lines from top to bottom.
 * A phrase is searched in both: the first misses text that is placed backwards, the second mixes up columns. Where writing runs to the left, lines
 * are also read from their right ends.
 */
import { hasRightToLeft } from "../../text/right-to-left.ts";
import type { Glyph } from "../content/visitor.ts";

/** Smaller sizes are wrong. */
const MIN_SIZE_PT = 0.1;
/** Maximum distance of baselines of one line. */
const MAX_OFF_LINE_EM = 0.3;

/** The fields of a glyph that a search needs. */
export type PlacedGlyph = Omit<Glyph, "mcid">;

export type Char =
  | { readonly is: "char"; readonly text: string; readonly glyph: number }
  /** A gap that may not separate words, one that does, and the end of a line. */
  | { readonly is: "narrow" | "wide" | "line"; readonly text: string; readonly glyph: -1 };

/** Shares of the font size. Kerned letters are less than 0.1 apart; words are 0.2 or more apart. */
const NARROW = 0.1;
const WIDE = 0.2;
/** Superscripts are higher than this, and the next line is further away. */
const SAME_LINE = 0.4;
const SAME_ANGLE_DEGREES = 3;
/** A step back this far starts something else: a heading drawn twice, or the next column. */
const BACK = -0.6;

/** Justified lines have narrower gaps between words. Wider gaps separate columns, which no name or number crosses. */
const COLUMN = 1.5;

const GAPS = {
  narrow: { is: "narrow", text: "", glyph: -1 },
  wide: { is: "wide", text: " ", glyph: -1 },
  column: { is: "wide", text: "\t", glyph: -1 },
  line: { is: "line", text: "\n", glyph: -1 },
} as const satisfies Record<string, Char>;

/** The chars of glyphs in each order that is searched. */
export function ordersOf(glyphs: readonly PlacedGlyph[]): Char[][] {
  const lines = linesOnPage(glyphs);
  const orders = [toChars(glyphs, [...glyphs.keys()]), toChars(glyphs, lines.flat())];
  if (!glyphs.some(({ text }) => hasRightToLeft(text))) return orders;
  return [
    ...orders,
    toChars(
      glyphs,
      lines.flatMap((line) => line.toReversed()),
      { isToLeft: true },
    ),
  ];
}

function toChars(glyphs: readonly PlacedGlyph[], order: readonly number[], { isToLeft = false } = {}): Char[] {
  const chars: Char[] = [];
  const drawn = order.filter((index) => glyphs[index]!.text !== "");
  let isAlone = true;
  for (const [at, index] of drawn.entries()) {
    const glyph = glyphs[index]!;
    const before = at === 0 ? null : glyphs[drawn[at - 1]!]!;
    const gap = before === null ? null : isToLeft ? gapBetween(glyph, before) : gapBetween(before, glyph);
    const next = glyphs[drawn[at + 1] ?? -1];
    const isLast = next === undefined || gapBetween(glyph, next) === "line";
    // Letters on lines of their own, one below the other, form one word.
    const isStacked = gap === "line" && isAlone && isLast && isBelow(before!, glyph);
    if (gap !== null && !isStacked) chars.push(GAPS[gap]);
    for (const text of glyph.text.normalize("NFKC")) chars.push({ is: "char", text, glyph: index });
    isAlone = gap === null || gap === "line";
  }
  return chars;
}

/** Distances of vertically stacked letters, in font sizes: between their baselines, and between their middles. */
const MIN_STEP_DOWN = 0.6;
const MAX_STEP_DOWN = 1.8;
const MAX_STEP_ASIDE = 0.35;

function isBelow(a: PlacedGlyph, b: PlacedGlyph): boolean {
  if (!/^\p{L}$/u.test(a.text) || !/^\p{L}$/u.test(b.text) || a.angleDegrees !== 0 || b.angleDegrees !== 0) {
    return false;
  }
  const size = Math.max(a.size, b.size, MIN_SIZE_PT);
  const down = (a.y - b.y) / size;
  const aside = Math.abs((a.x + a.endX) / 2 - (b.x + b.endX) / 2) / size;
  return down > MIN_STEP_DOWN && down < MAX_STEP_DOWN && aside < MAX_STEP_ASIDE;
}

function gapBetween(a: PlacedGlyph, b: PlacedGlyph): keyof typeof GAPS | null {
  const size = Math.max(a.size, b.size, MIN_SIZE_PT);
  const turn = Math.abs(((a.angleDegrees - b.angleDegrees + 540) % 360) - 180);
  if (turn > SAME_ANGLE_DEGREES) return "line";
  const radians = (a.angleDegrees * Math.PI) / 180;
  const [dx, dy] = [b.x - a.endX, b.y - a.endY];
  const along = dx * Math.cos(radians) + dy * Math.sin(radians);
  const across = Math.abs(dy * Math.cos(radians) - dx * Math.sin(radians));
  if (across > SAME_LINE * size || along < BACK * size) return "line";
  if (along > COLUMN * size) return "column";
  if (along > WIDE * size) return "wide";
  return along > NARROW * size ? "narrow" : null;
}

/** Sorts the glyphs into lines: by direction, then by baseline, then along it. */
function linesOnPage(glyphs: readonly PlacedGlyph[]): number[][] {
  const byAngle = Map.groupBy(
    Array.from(glyphs.keys()).filter((index) => glyphs[index]!.text.trim() !== ""),
    (index) => Math.round(glyphs[index]!.angleDegrees / SAME_ANGLE_DEGREES),
  );
  return [...byAngle].flatMap(([step, indices]) =>
    linesOf(glyphs, indices, (step * SAME_ANGLE_DEGREES * Math.PI) / 180),
  );
}

function linesOf(glyphs: readonly PlacedGlyph[], indices: readonly number[], radians: number): number[][] {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const along = (index: number): number => glyphs[index]!.x * cos + glyphs[index]!.y * sin;
  const across = (index: number): number => glyphs[index]!.y * cos - glyphs[index]!.x * sin;
  const sorted = indices.toSorted((a, b) => across(b) - across(a));
  const lines: number[][] = [];
  for (const index of sorted) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (
      line === undefined ||
      last === undefined ||
      across(last) - across(index) > MAX_OFF_LINE_EM * glyphs[index]!.size
    ) {
      lines.push([index]);
    } else line.push(index);
  }
  return lines.map((line) => line.toSorted((a, b) => along(a) - along(b)));
}
