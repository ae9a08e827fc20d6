import type { Place } from "../line-index/line-index.ts";

/** What a document says of its own notation. */
export interface Notation {
  /** Sign before the decimals; null where nothing says. */
  readonly decimal: "," | "." | null;
  /** Which of 03/04/2020 is the day; null where nothing says. */
  readonly dayOrder: "dmy" | "mdy" | null;
}

/** A value as it was read from tokens of one place. */
export interface Reading {
  readonly value: string | number | boolean;
  readonly from: number;
  readonly to: number;
  /** How well the text fits the kind of value, from 0 to 1. */
  readonly fit: number;
  /** It can be read in more than one way, and nothing settles which. */
  readonly ambiguous?: boolean;
}

/** Reads a value that begins with a token and ends before another; null where there is none. */
export type Reader = (place: Place, at: number, end: number, notation: Notation) => Reading | null;

/** The first value within a run of tokens that begins after `most` others at most. */
export function readFirst(
  reader: Reader,
  place: Place,
  run: { readonly from: number; readonly to: number; readonly most?: number },
  notation: Notation,
): Reading | null {
  const last = Math.min(run.to, run.from + (run.most ?? run.to) + 1);
  for (let at = run.from; at < last; at++) {
    const reading = reader(place, at, run.to, notation);
    if (reading !== null) return reading;
  }
  return null;
}

/** All values within a run of tokens, without overlap. */
export function readAll(reader: Reader, place: Place, from: number, to: number, notation: Notation): Reading[] {
  const found: Reading[] = [];
  for (let at = from; at < to; at++) {
    const reading = reader(place, at, to, notation);
    if (reading === null) continue;
    found.push(reading);
    at = reading.to - 1;
  }
  return found;
}
