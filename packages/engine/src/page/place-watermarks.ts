import { unionBoxes } from "../geometry/box.ts";
import { toFrame } from "../geometry/frame.ts";
import { median } from "../geometry/order.ts";
import { toBlockLine } from "../layout/paragraph/block-line.ts";
import type { PageObject } from "../page-object/page-object.ts";
import { toLine } from "../text/runs-to-lines.ts";
import type { Word } from "../text/word.ts";
import type { PlacedBlock } from "./page-block.ts";
import { isInPiece, type PageState } from "./page-state.ts";

// Shown by place-watermarks.test.ts.

/** A slanted text that is repeated this often on a page is a watermark; the labels of an axis differ. */
const MIN_REPEATS = 3;
/** In sizes of the usual text: a single word across a page is larger. */
const MIN_TIMES_LARGER = 2.5;
/** Share of the page's height, and of its width. */
const MIN_SPAN = 0.2;

/** Removes watermarks from the text: slanted texts that are repeated, or large. Each is kept once. */
export function setWatermarksApart(state: PageState): void {
  const slanted = state.turned.filter(isSlanted);
  if (slanted.length === 0) return;
  const usual = median(state.upright.map(({ size }) => size));
  const pieces = slantedLines(slanted)
    .map((words) => toWatermark(words, state))
    .filter((piece) => !isInPiece(piece, state.pieces));
  const large = new Set(pieces.filter((piece) => isLarge(piece, usual, state)).map(lookOf));
  const groups = Map.groupBy(pieces, (piece) => `${textOf(piece)} ${piece.lines[0]!.style.angleDegrees}`);
  const taken = new Set<Word>();
  for (const copies of groups.values()) {
    // The second line of a large text may be short.
    if (copies.length < MIN_REPEATS && !copies.every((piece) => large.has(lookOf(piece)))) continue;
    state.watermarks.push(copies[0]!);
    for (const { lines } of copies) for (const { words } of lines) for (const word of words) taken.add(word);
  }
  if (taken.size > 0) state.turned = state.turned.filter((word) => !taken.has(word));
}

/** A piece of all words of one line. */
export function toWatermark(words: readonly Word[], { place, page }: PageState): PageObject {
  const ink = unionBoxes(words.map((word) => word.ink));
  return { kind: "watermark", lines: [toLine(words)], ink, ...toFrame(ink, place.quarter, page) };
}

/** Inserts the watermarks before the text. */
export function placeWatermarks({ watermarks, blocks }: PageState): void {
  for (const { lines, ...piece } of watermarks) {
    const placed: PlacedBlock = { ...piece, lines: lines.map(toBlockLine) };
    const { left, top, right, bottom, ink } = piece;
    blocks.unshift({ lines: [], placed, formRole: null, box: { left, top, right, bottom }, ink, region: 0 });
  }
}

function isSlanted({ style }: Word): boolean {
  return style.angleDegrees % 90 !== 0;
}

/** In font sizes: maximum gap between words of one line, and maximum distance of their centres from the line. */
const MAX_GAP = 1.5;
const MAX_OFF = 0.6;

/** Groups words along the same slanted line: the content stream may interleave the words of several repetitions. */
function slantedLines(words: readonly Word[]): Word[][] {
  const placed = words.map((word) => {
    const { ink, size, style } = word;
    const turn = (style.angleDegrees * Math.PI) / 180;
    const [x, y] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2];
    const length = Math.hypot(ink.right - ink.left, ink.bottom - ink.top);
    const along = x * Math.cos(turn) + y * Math.sin(turn);
    return { word, length, size, along, across: y * Math.cos(turn) - x * Math.sin(turn), turn };
  });
  const lines: (typeof placed)[] = [];
  for (const next of placed.toSorted((a, b) => a.along - b.along)) {
    const home = lines.find((line) => {
      const last = line.at(-1)!;
      const gap = next.along - next.length / 2 - last.along - last.length / 2;
      const isOnLine = Math.abs(next.across - last.across) < MAX_OFF * next.size;
      return last.turn === next.turn && isOnLine && gap < MAX_GAP * next.size;
    });
    if (home === undefined) lines.push([next]);
    else home.push(next);
  }
  return lines.map((line) => line.map(({ word }) => word));
}

function isLarge({ lines, ink }: PageObject, usual: number, { page }: PageState): boolean {
  const { right, left, top, bottom } = unionBoxes([ink]);
  const isWide = right - left >= MIN_SPAN * page.width && bottom - top >= MIN_SPAN * page.height;
  return usual > 0 && isWide && lines[0]!.size >= MIN_TIMES_LARGER * usual;
}

function lookOf({ lines: [line] }: PageObject): string {
  const { size, style } = line!;
  return `${style.font} ${Math.round(size)} ${style.color} ${style.angleDegrees}`;
}

function textOf({ lines }: PageObject): string {
  return lines.map(({ text }) => text).join(" ");
}
