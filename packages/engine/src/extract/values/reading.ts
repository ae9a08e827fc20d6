import type { Place } from "../line-index/line-index.ts";

/** The notation that a document uses. */
export interface Notation {
  /** Decimal sign; null if unknown. */
  readonly decimal: "," | "." | null;
  /** Order of day and month in 03/04/2020; null if unknown. */
  readonly dayOrder: "dmy" | "mdy" | null;
  /** Its complete dates, as YYYY-MM-DD; absent if there are none. */
  readonly dates?: readonly string[];
}

/** A value that was read from tokens of one place. */
export interface Reading {
  readonly value: string | number | boolean;
  readonly from: number;
  readonly to: number;
  /** How well the text fits the kind of value, from 0 to 1. */
  readonly fit: number;
  /** True if it can be read in more than one way, and nothing decides which. */
  readonly ambiguous?: boolean;
}

/** Reads a value that begins at a token and ends before another; null if there is none. */
export type Reader = (place: Place, at: number, end: number, notation: Notation) => Reading | null;

/** The first value in a run of tokens, which begins after at most `most` other tokens. */
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

/** All values in a run of tokens, without overlap. */
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
