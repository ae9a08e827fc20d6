import { commonRuns } from "./common-run.ts";
import type { PrintWords } from "./print-words.ts";
import type { Unit, Units } from "./unit.ts";

/** Share of a unit that must be found in document order; otherwise the unit is searched for everywhere. */
export const MIN_FOUND = 0.6;
/** A word that occurs more often does not help to find a unit. */
const MAX_PLACES = 200;
/** Number of a unit's rare words that are looked up. */
const MAX_LOOKED_UP = 24;
/** A stretch with this many words more than the unit is compared. */
const SPARE_WORDS = 8;
const MAX_COMPARED = 250_000;
/** Limit for a whole document: two seconds. */
const MAX_COMPARED_IN_ALL = 300_000_000;

/**
 * Finds units that the print has in another place than the file: headers and footers, footnotes, text boxes, cells
 * that are painted column by column. Searches the words that no other unit has matched.
 */
export class MovedSearch {
  readonly #units: Units;
  readonly #print: PrintWords;
  readonly #matches: Int32Array;
  readonly #claimed: Uint8Array;
  readonly #places = new Map<string, number[]>();
  #left = MAX_COMPARED_IN_ALL;

  /** @param matches - the letter in the print for each letter of the units; matches are written into it */
  constructor(units: Units, print: PrintWords, matches: Int32Array) {
    this.#units = units;
    this.#print = print;
    this.#matches = matches;
    this.#claimed = new Uint8Array(print.words.length);
    for (const match of matches) if (match >= 0) this.#claimed[print.wordAt[match]!] = 1;
  }

  /** Searches for the units of which too little was found, in order. */
  run(): void {
    const missing = this.#units.units.filter((unit) => unit.until > unit.from && this.#share(unit) < MIN_FOUND);
    if (missing.length === 0) return;
    const pages = this.#pagesBefore(missing);
    const before = missing.map((unit) => this.#release(unit));
    for (const [index, { from, until }] of this.#print.words.entries()) {
      if (this.#claimed[index] === 1 || from === until) continue;
      const letters = this.#print.text.slice(from, until);
      const places = this.#places.get(letters);
      if (places === undefined) this.#places.set(letters, [index]);
      else if (places.length < MAX_PLACES) places.push(index);
    }
    for (const [index, unit] of missing.entries()) {
      if (!this.#findWhole(unit, pages[index]!) && !this.#findNear(unit)) this.#restore(unit, before[index]!);
    }
  }

  #share({ from, until }: Unit): number {
    let found = 0;
    for (let at = from; at < until; at += 1) if (this.#matches[at]! >= 0) found += 1;
    return found / (until - from);
  }

  /** @returns the matches that were removed */
  #release({ from, until }: Unit): Int32Array {
    const before = this.#matches.slice(from, until);
    for (const match of before) if (match >= 0) this.#claimed[this.#print.wordAt[match]!] = 0;
    this.#matches.fill(-1, from, until);
    return before;
  }

  /** Restores the part that was found in document order, which is better than nothing. */
  #restore({ from }: Unit, before: Int32Array): void {
    for (const [index, match] of before.entries()) {
      if (match >= 0 && this.#claimed[this.#print.wordAt[match]!] === 0) this.#matches[from + index] = match;
    }
  }

  /** Matches the same letters without a gap, from a word's beginning to a word's end; of several places, the one next to its neighbours. */
  #findWhole(unit: Unit, page: number): boolean {
    const text = this.#units.text.slice(unit.from, unit.until);
    const { words, wordAt } = this.#print;
    const first = unit.words.find(({ from, until }) => until > from)!;
    let best: number | undefined;
    for (const index of this.#places.get(this.#units.text.slice(first.from, first.until)) ?? []) {
      const { from } = words[index]!;
      if (!this.#print.text.startsWith(text, from)) continue;
      const last = wordAt[from + text.length - 1]!;
      if (words[last]!.until !== from + text.length || !this.#isFree(index, last)) continue;
      if (best === undefined || distance(words[index]!.page, page) < distance(words[best]!.page, page)) best = index;
    }
    if (best === undefined) return false;
    const start = words[best]!.from;
    for (let at = 0; at < text.length; at += 1) this.#claim(unit.from + at, start + at);
    return true;
  }

  #isFree(from: number, last: number): boolean {
    for (let index = from; index <= last; index += 1) if (this.#claimed[index] === 1) return false;
    return true;
  }

  /** Matches most of the letters, around the place that most of its rare words point to. */
  #findNear(unit: Unit): boolean {
    const votes = new Map<number, number>();
    const own = unit.words.filter(({ from, until }) => until > from);
    const places = own.map(({ from, until }) => this.#places.get(this.#units.text.slice(from, until)) ?? []);
    const rare = [...places.entries()]
      .filter(([, list]) => list.length > 0)
      .sort(([, one], [, other]) => one.length - other.length)
      .slice(0, MAX_LOOKED_UP);
    for (const [offset, list] of rare) {
      for (const index of list) {
        // Words that are split differently shift those that follow, so neighbouring positions are counted together.
        const bucket = Math.round((index - offset) / SPARE_WORDS);
        votes.set(bucket, (votes.get(bucket) ?? 0) + 1 / list.length);
      }
    }
    const [bucket] = [...votes].reduce<readonly [number, number]>(
      (most, one) => (one[1] > most[1] ? one : most),
      [0, 0],
    );
    if (votes.size === 0) return false;
    const start = Math.max(0, (bucket - 1) * SPARE_WORDS);
    return this.#compare(unit, start, Math.min(this.#print.words.length - 1, start + own.length + 3 * SPARE_WORDS));
  }

  #compare(unit: Unit, start: number, last: number): boolean {
    const { words, text, starts, wordAt } = this.#print;
    const other = { text, starts, from: words[start]!.from, until: words[last]!.until };
    const length = unit.until - unit.from;
    const effort = length * (other.until - other.from);
    if (effort > MAX_COMPARED || effort > this.#left) return false;
    this.#left -= effort;
    const runs = commonRuns({ ...this.#units, from: unit.from, until: unit.until }, other);
    const free = runs
      .flatMap((run) => Array.from({ length: run.length }, (_, step) => [run.one + step, run.other + step] as const))
      .filter(([, to]) => this.#claimed[wordAt[to]!] === 0);
    if (free.length / length < MIN_FOUND) return false;
    for (const [at, to] of free) this.#claim(at, to);
    return true;
  }

  #claim(at: number, to: number): void {
    this.#matches[at] = to;
    this.#claimed[this.#print.wordAt[to]!] = 1;
  }

  /** For each of some units, the page of the last unit found before it. */
  #pagesBefore(units: readonly Unit[]): readonly number[] {
    let at = 0;
    let page = 0;
    return units.map(({ from }) => {
      for (; at < from; at += 1) {
        const match = this.#matches[at]!;
        if (match >= 0) page = this.#print.words[this.#print.wordAt[match]!]!.page;
      }
      return page;
    });
  }
}

function distance(one: number, other: number): number {
  return Math.abs(one - other);
}
