import type { Raster } from "../../read/raw/raster.ts";
import type { Component } from "./components.ts";

/** A row of dots that leads from a title to its page number; edges in pixels, around its dots. */
export interface RasterLeader {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly dots: readonly Component[];
}

/** In inches: the full stop of 24 pt print. Leaders are set in the size of the text. */
const LARGEST_DOT = 0.04;
/** In inches: dots of 12 pt print set 1.5 em apart. */
const WIDEST_PITCH = 0.25;
/** An ellipsis has three dots, or four. */
const MIN_DOTS = 5;
/** Dots are set evenly; distances vary by the rounding of both dots to pixels, or by a share of wide pitches. */
const ROUNDING = 2;
const UNEVEN = 0.12;
/** Rows slope with the sheet, by up to 3.5°. */
const LEAN = 0.06;
/** Largest share of a leader's dots with others close above or below: nearly none in print, most in halftones and noise. */
const MAX_STRAY = 0.3;
const MIN_OF_DOT = 0.5;
/** In pixels: the edges of dots are blurred. */
const MARGIN = 2;

/** Finds rows of evenly spaced dots; the cost is linear in the number of dots, except for those that are close together. */
export function findLeaders(components: readonly Component[], dpi: number): RasterLeader[] {
  const largest = LARGEST_DOT * dpi;
  const dots = components
    .filter(({ left, top, right, bottom }) => {
      const long = Math.max(right - left, bottom - top);
      return long <= largest && long <= 1.5 * Math.min(right - left, bottom - top) + 1;
    })
    .sort((a, b) => a.left - b.left);
  const rows: Component[][] = [];
  // Rows that may continue, by their height on the page.
  const open = new Map<number, Component[][]>();
  for (const dot of dots) {
    const band = Math.floor(middleOf(dot) / largest);
    let row: Component[] | undefined;
    for (let at = band - 1; at <= band + 1 && row === undefined; at++) {
      const near = open.get(at)?.filter((other) => dot.left - other.at(-1)!.right <= WIDEST_PITCH * dpi) ?? [];
      open.set(at, near);
      row = near.find((other) => isNext(other, dot));
    }
    if (row === undefined) rows.push((row = []));
    // After a full stop or a speck, the row begins again with its second dot.
    else if (row.length === 2 && !isEven(row, dot)) row.shift();
    row.push(dot);
    const here = open.get(band);
    if (here === undefined) open.set(band, [row]);
    else if (!here.includes(row)) here.push(row);
  }
  const long = rows.filter(({ length }) => length >= MIN_DOTS);
  // Most pages have none.
  if (long.length === 0) return [];
  const isStray = strayTest(dots, largest);
  return long.filter((row) => row.filter(isStray).length <= MAX_STRAY * row.length).map(toLeader);
}

/** Returns a function that reports whether a dot has others close above or below it, as in a halftone. */
function strayTest(dots: readonly Component[], side: number): (dot: Component) => boolean {
  const squares = new Map<string, Component[]>();
  for (const dot of dots) {
    const key = `${Math.floor(dot.left / side)} ${Math.floor(middleOf(dot) / side)}`;
    const square = squares.get(key);
    if (square === undefined) squares.set(key, [dot]);
    else square.push(dot);
  }
  return (dot) => {
    const column = Math.floor(dot.left / side);
    const band = Math.floor(middleOf(dot) / side);
    for (let at = 0; at < 9; at++) {
      const near = squares.get(`${column - 1 + (at % 3)} ${band - 1 + Math.floor(at / 3)}`);
      const isOver = (other: Component): boolean => other.bottom <= dot.top || other.top >= dot.bottom;
      if (near?.some((other) => isLike(other, dot) && isOver(other)) === true) return true;
    }
    return false;
  };
}

/** Whites out leaders. Otherwise Tesseract reads words into them, such as `RE EE RSIS`, and misreads the titles before them. */
export function withoutLeaders(raster: Raster, leaders: readonly RasterLeader[]): Raster {
  if (leaders.length === 0) return raster;
  const { width, height } = raster;
  const grey = raster.grey.slice();
  for (const { left, top, right, bottom } of leaders.flatMap(({ dots }) => dots)) {
    const from = Math.max(0, left - MARGIN);
    const to = Math.min(width, right + MARGIN);
    for (let y = Math.max(0, top - MARGIN); y < Math.min(height, bottom + MARGIN); y++) {
      grey.fill(255, y * width + from, y * width + to);
    }
  }
  return { width, height, grey };
}

/** Specks of noise are smaller than printed dots. */
function isLike(other: Component, dot: Component): boolean {
  return other.area >= MIN_OF_DOT * dot.area;
}

function isNext(row: readonly Component[], dot: Component): boolean {
  const last = row.at(-1)!;
  const across = dot.left - last.left;
  if (dot.left < last.right || Math.abs(middleOf(dot) - middleOf(last)) > ROUNDING + LEAN * across) return false;
  return row.length <= 2 || isEven(row, dot);
}

function isEven(row: readonly Component[], dot: Component): boolean {
  const pitch = (row.at(-1)!.left - row[0]!.left) / (row.length - 1);
  return Math.abs(dot.left - row.at(-1)!.left - pitch) <= Math.max(ROUNDING, UNEVEN * pitch);
}

function toLeader(dots: readonly Component[]): RasterLeader {
  return {
    left: dots[0]!.left,
    top: Math.min(...dots.map(({ top }) => top)),
    right: dots.at(-1)!.right,
    bottom: Math.max(...dots.map(({ bottom }) => bottom)),
    dots,
  };
}

function middleOf({ top, bottom }: Component): number {
  return (top + bottom) / 2;
}
