/**
 * Terms of this folder. A line is a text run: words next to each other without a wide gap. Its label is its role on the page, such as a heading or
 * a table cell. A neighbour is the nearest line above, below, to the left or to the right. A round reads the features of a line and the labels that
 * the round before gave to its neighbours.
 */
import type { Box } from "../../src/geometry/box.ts";
import { isCapitals } from "../../src/text/capitals.ts";
import { splitMarker } from "../../src/text/list-marker.ts";
import { shareOfBold } from "../../src/text/runs-to-lines.ts";
import type { TextRun, Word } from "../../src/text/word.ts";
import { findNeighbours, type Neighbours } from "./neighbours.ts";

/** The drawings of a page, without its text. */
export interface PageDrawing {
  readonly width: number;
  readonly height: number;
  readonly rules: readonly Box[];
  readonly fills: readonly Box[];
  readonly drawings: readonly Box[];
  readonly images: readonly Box[];
}

/** Features of a page's lines, one row of numbers for each. */
export interface LineFeatures {
  readonly count: number;
  /** `count` rows of {@link FEATURES}. */
  readonly values: Float32Array;
  readonly neighbours: Neighbours;
}

/** Names of the features; all values are from about -1 to 2. */
export const FEATURES = [
  "size",
  "bold",
  "italic",
  "monospace",
  "capitals",
  "coloured",
  "chars",
  "words",
  "width",
  "left",
  "right",
  "top",
  "marker",
  "numbered",
  "stop",
  "colon",
  "lowercase",
  "digits",
  "noLetters",
  "gapAbove",
  "gapBelow",
  "evenGaps",
  "mates",
  "gapBefore",
  "gapAfter",
  "alignedLefts",
  "alignedRights",
  "lookOfLines",
  "lookOfChars",
  "filled",
  "ruleAbove",
  "ruleBelow",
  "drawn",
  "inImage",
  "pageShort",
  "pageLines",
  "centred",
  "likeAbove",
  "likeBelow",
  "sameLeftAbove",
  "sameLeftBelow",
  "widerAbove",
  "widerBelow",
  "sizeAbove",
  "sizeBelow",
] as const;

/** Lines begin at the same position if they differ by less, in points. */
const SAME_EDGE = 1.6;
/** Maximum number of boxes that are compared with a page's lines; a map has tens of thousands. */
const MAX_BOXES = 600;

/** Computes the features of all lines of a page. */
export function measureLines(runs: readonly TextRun[], page: PageDrawing): LineFeatures {
  const count = runs.length;
  const width = FEATURES.length;
  const values = new Float32Array(count * width);
  const neighbours = findNeighbours(runs);
  const texts = runs.map(({ words }) => joinWords(words));
  const looks = runs.map(lookOf);
  const use = countLooks(looks, texts);
  const main = mainLook(use);
  const lefts = countEdges(runs.map(({ left }) => left));
  const rights = countEdges(runs.map(({ right }) => right));
  const bounds = textBounds(runs);
  const drawn = [...page.drawings.slice(0, MAX_BOXES), ...page.images.slice(0, MAX_BOXES)];
  const shortShare = texts.filter((text) => text.length < 25).length / Math.max(1, count);
  const totalChars = texts.reduce((sum, { length }) => sum + length, 0);
  for (let at = 0; at < count; at++) {
    const run = runs[at]!;
    const text = texts[at]!;
    const look = looks[at]!;
    const { size, left, right, top, bottom, words } = run;
    const { above, below, before, after, mates } = neighbours;
    const up = above[at]! < 0 ? undefined : runs[above[at]!]!;
    const down = below[at]! < 0 ? undefined : runs[below[at]!]!;
    const gapUp = up === undefined ? 3 : clamp((top - up.bottom) / size, -0.5, 3);
    const gapDown = down === undefined ? 3 : clamp((down.top - bottom) / size, -0.5, 3);
    const letters = countOf(text, /\p{L}/gu);
    const digits = countOf(text, /\d/g);
    const style = words[0]!.style;
    const ofLook = use.get(look)!;
    const middle = (left + right) / 2;
    const row = [
      clamp(Math.log2(size / main.size), -1.5, 2),
      boldOf(words),
      style.italic ? 1 : 0,
      style.monospace ? 1 : 0,
      letters > 1 && isCapitals(text) ? 1 : 0,
      style.color === main.color ? 0 : 1,
      clamp(Math.log2(1 + text.length) / 7, 0, 1.2),
      clamp(words.length / 12, 0, 1.5),
      (right - left) / page.width,
      left / page.width,
      (bounds.right - right) / page.width,
      top / page.height,
      splitMarker(text) === null ? 0 : 1,
      /^(?:\d+\.)*\d+\.?\s+\p{Lu}/u.test(text) ? 1 : 0,
      /[.!?。]["”)]?$/.test(text) ? 1 : 0,
      text.endsWith(":") ? 1 : 0,
      /^\p{Ll}/u.test(text) ? 1 : 0,
      digits / Math.max(1, text.length),
      letters === 0 ? 1 : 0,
      gapUp / 2,
      gapDown / 2,
      Math.abs(gapUp - gapDown) < 0.15 ? 1 : 0,
      Math.min(5, mates[at]!) / 3,
      before[at]! < 0 ? 1.5 : clamp((left - runs[before[at]!]!.right) / size / 6, 0, 1.5),
      after[at]! < 0 ? 1.5 : clamp((runs[after[at]!]!.left - right) / size / 6, 0, 1.5),
      (edgeCount(lefts, left) - 1) / Math.max(4, count - 1),
      (edgeCount(rights, right) - 1) / Math.max(4, count - 1),
      ofLook.lines / count,
      ofLook.chars / Math.max(1, totalChars),
      isIn(page.fills, middle, run, page) ? 1 : 0,
      hasRule(page.rules, run, -1) ? 1 : 0,
      hasRule(page.rules, run, 1) ? 1 : 0,
      isIn(drawn, middle, run, page) ? 1 : 0,
      isIn(page.images, middle, run, page) ? 1 : 0,
      shortShare,
      clamp(Math.log2(1 + count) / 8, 0, 1.5),
      Math.abs(middle - page.width / 2) < 0.02 * page.width && left > bounds.left + size ? 1 : 0,
      up !== undefined && looks[above[at]!] === look ? 1 : 0,
      down !== undefined && looks[below[at]!] === look ? 1 : 0,
      up !== undefined && Math.abs(up.left - left) < SAME_EDGE ? 1 : 0,
      down !== undefined && Math.abs(down.left - left) < SAME_EDGE ? 1 : 0,
      up === undefined ? 0 : clamp(Math.log2((up.right - up.left + 1) / (right - left + 1)) / 3, -1, 1),
      down === undefined ? 0 : clamp(Math.log2((down.right - down.left + 1) / (right - left + 1)) / 3, -1, 1),
      up === undefined ? 0 : clamp(Math.log2(up.size / size), -1, 1),
      down === undefined ? 0 : clamp(Math.log2(down.size / size), -1, 1),
    ];
    values.set(row, at * width);
  }
  return { count, values, neighbours };
}

function joinWords(words: readonly Word[]): string {
  let text = "";
  for (const word of words) text += (text !== "" && word.spaceBefore ? " " : "") + word.text;
  return text;
}

function lookOf({ words, size }: TextRun): string {
  const { font, color } = words[0]!.style;
  return `${font} ${Math.round(size * 2)} ${color}`;
}

interface LookCount {
  lines: number;
  chars: number;
  readonly size: number;
  readonly color: number;
}

function countLooks(looks: readonly string[], texts: readonly string[]): Map<string, LookCount> {
  const use = new Map<string, LookCount>();
  for (const [at, look] of looks.entries()) {
    const parts = look.split(" ");
    const known = use.get(look) ?? { lines: 0, chars: 0, size: Number(parts.at(-2)) / 2, color: Number(parts.at(-1)) };
    known.lines++;
    known.chars += texts[at]!.length;
    use.set(look, known);
  }
  return use;
}

/** The font style of most chars. */
function mainLook(use: ReadonlyMap<string, LookCount>): { readonly size: number; readonly color: number } {
  let best: LookCount = { lines: 0, chars: 0, size: 10, color: 0 };
  for (const look of use.values()) if (look.chars > best.chars) best = look;
  return best;
}

function boldOf(words: readonly Word[]): number {
  let [bold, chars] = [0, 0];
  for (const { text, style } of words) {
    chars += text.length;
    if (style.bold) bold += text.length;
  }
  return shareOfBold({ boldChars: bold, chars, italicChars: 0 });
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Number of lines that begin, or end, near a position. */
function countEdges(edges: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const edge of edges) counts.set(Math.round(edge), (counts.get(Math.round(edge)) ?? 0) + 1);
  return counts;
}

function edgeCount(counts: ReadonlyMap<number, number>, edge: number): number {
  const at = Math.round(edge);
  return (counts.get(at - 1) ?? 0) + (counts.get(at) ?? 0) + (counts.get(at + 1) ?? 0);
}

function textBounds(runs: readonly TextRun[]): { readonly left: number; readonly right: number } {
  let [left, right] = [Infinity, 0];
  for (const run of runs) {
    left = Math.min(left, run.left);
    right = Math.max(right, run.right);
  }
  return { left, right };
}

/** Whether the line is in a box other than the page's background. */
function isIn(boxes: readonly Box[], x: number, run: TextRun, page: PageDrawing): boolean {
  const y = (run.top + run.bottom) / 2;
  for (let at = 0; at < Math.min(MAX_BOXES, boxes.length); at++) {
    const { left, top, right, bottom } = boxes[at]!;
    if (x < left || x > right || y < top || y > bottom) continue;
    if ((right - left) * (bottom - top) < 0.8 * page.width * page.height) return true;
  }
  return false;
}

/** Whether a horizontal rule is directly above, or below, most of a line. */
function hasRule(rules: readonly Box[], run: TextRun, side: -1 | 1): boolean {
  const edge = side < 0 ? run.top : run.bottom;
  for (let at = 0; at < Math.min(MAX_BOXES, rules.length); at++) {
    const { left, top, right, bottom } = rules[at]!;
    if (bottom - top > 3 || right - left < 10) continue;
    const away = side * ((top + bottom) / 2 - edge);
    if (away < -0.4 * run.size || away > 0.9 * run.size) continue;
    if (Math.min(right, run.right) - Math.max(left, run.left) > 0.5 * (run.right - run.left)) return true;
  }
  return false;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
