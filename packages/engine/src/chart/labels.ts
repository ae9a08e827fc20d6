import type { Box } from "../geometry/box.ts";
import { inkOf } from "../text/char-ink.ts";
import type { TextRun, Word } from "../text/word.ts";
import { type PrintedNumber, readNumber } from "./numbers.ts";

/** Minimum share of a run's words that are small for it to be prose. */
const MIN_PROSE_SHARE = 0.5;
/** Maximum overlap of two words of a label. */
const MAX_OVERLAP_EM = 0.3;
/** Maximum distance of the baselines of words of a label. */
const MAX_BASELINE_EM = 0.2;
/** Maximum change of size within a label. */
const MAX_SIZE_CHANGE = 0.25;
/** Minimum rise of an exponent. */
const MIN_RAISED_EM = 0.15;
/** Minimum width of a space. */
const MIN_SPACE_EM = 0.12;
/** Maximum gap between two words of turned text. */
const MAX_NEXT_GAP_EM = 0.8;
/** Maximum shift of two words of turned text across their line. */
const MAX_ACROSS_EM = 0.6;

/** Text that reads as one unit: a tick's label, an entry of a legend, a title. */
export interface Label extends Box {
  readonly text: string;
  readonly words: readonly Word[];
  readonly size: number;
  readonly color: number;
  readonly bold: boolean;
  /** Clockwise, in degrees; 0 for upright text. */
  readonly angle: number;
  readonly number: PrintedNumber | null;
}

/** Words of one label are at most this far apart, in font sizes; spaces measure .22 to .33. */
const MAX_SPACE = 0.45;
/** Height of a power of ten, in sizes; digits are .66 to .74 high. */
const MIN_RAISED = 0.8;
/** An exponent's size, in sizes of its base. */
const MAX_EXPONENT = 0.85;

/**
 * Joins the words of a page: upright ones by their lines, turned ones in writing order.
 *
 * @param runs - of the upright words: long ones are text of the page
 */
export function toLabels(upright: readonly Word[], turned: readonly Word[], runs: readonly TextRun[]): Label[] {
  const prose = proseWords(runs);
  return [...joinUpright(upright.filter((word) => !prose.has(word))), ...joinTurned(turned)];
}

/** Lines of running text have at least this many words, and half of them begin with small letters: in justified lines each word would be a label. */
const MIN_PROSE = 7;

function proseWords(runs: readonly TextRun[]): Set<Word> {
  const prose = new Set<Word>();
  for (const run of runs) {
    if (run.words.length < MIN_PROSE) continue;
    // A title is one label, and has normal spaces.
    if (run.words.length <= 14 && !hasWideGap(run)) continue;
    const small = run.words.filter(({ text }) => beginsSmall(text)).length;
    if (small >= MIN_PROSE_SHARE * run.words.length) for (const word of run.words) prose.add(word);
  }
  return prose;
}

function hasWideGap({ words, size }: TextRun): boolean {
  for (let at = 1; at < words.length; at++) {
    if (words[at]!.left - words[at - 1]!.right > MAX_SPACE * size) return true;
  }
  return false;
}

function beginsSmall(text: string): boolean {
  const code = text.charCodeAt(0);
  // Nearly all words are ASCII, which needs no pattern.
  return code < 0x80 ? (code >= 0x61 && code <= 0x7a) || code === 0x28 : /^\p{Ll}/u.test(text);
}

function joinUpright(words: readonly Word[]): Label[] {
  const byLine = new Map<number, Word[][]>();
  const open: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    const band = Math.round(word.baseline / 8);
    let target: Word[] | undefined;
    for (let near = band - 1; near <= band + 1 && target === undefined; near++) {
      target = byLine.get(near)?.find((label) => continuesLabel(label.at(-1)!, word));
    }
    if (target === undefined) {
      target = [];
      open.push(target);
    }
    target.push(word);
    const bands = byLine.get(band);
    if (bands === undefined) byLine.set(band, [target]);
    else if (!bands.includes(target)) bands.push(target);
  }
  return open
    .flatMap((list) => (isScale(list) ? list.map((word) => [word]) : [list]))
    .map((list) => toLabel(list, joinTexts(list), 0));
}

/** At least this many numbers that rise evenly are labels of their own, however close they are printed: `100 150 200`. */
const MIN_SCALE = 3;

function isScale(words: readonly Word[]): boolean {
  if (words.length < MIN_SCALE) return false;
  const values = words.map(({ text }) => readNumber(text)?.value ?? NaN);
  const step = values[1]! - values[0]!;
  return step !== 0 && values.every((value, at) => Math.abs(value - values[0]! - at * step) < 0.01 * Math.abs(step));
}

function continuesLabel(last: Word, word: Word): boolean {
  const gap = word.left - last.right;
  const size = Math.max(last.size, word.size);
  if (gap > MAX_SPACE * size || gap < -MAX_OVERLAP_EM * size) return false;
  if (
    Math.abs(word.baseline - last.baseline) < MAX_BASELINE_EM * size &&
    Math.abs(word.size / last.size - 1) < MAX_SIZE_CHANGE
  ) {
    return true;
  }
  const isRaised =
    word.size <= MAX_EXPONENT * last.size && word.baseline < last.baseline && last.baseline - word.baseline < size;
  return isRaised && /^\d*10$/.test(last.text) && /^[-−–+]?\d+$/.test(word.text);
}

/** Writes an exponent as such: `10^3`. */
function joinTexts(words: readonly Word[]): string {
  let text = "";
  for (const [at, word] of words.entries()) {
    const last = words[at - 1];
    if (last === undefined) text = word.text;
    else if (
      /^10$/.test(last.text) &&
      word.baseline < last.baseline - MIN_RAISED_EM * last.size &&
      word.size < last.size
    ) {
      text += `^${word.text}`;
    } else text += (word.left - last.right > MIN_SPACE_EM * last.size ? " " : "") + word.text;
  }
  return text;
}

function joinTurned(words: readonly Word[]): Label[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.at(-1);
    const near = last !== undefined && last.style.angleDegrees === word.style.angleDegrees && isNext(last, word);
    if (near) groups.at(-1)!.push(word);
    else groups.push([word]);
  }
  return groups.map((list) => toLabel(list, list.map(({ text }) => text).join(" "), list[0]!.style.angleDegrees));
}

/** Whether a word continues a turned text in writing direction, on its line. */
function isNext(last: Word, word: Word): boolean {
  const angle = (word.style.angleDegrees * Math.PI) / 180;
  const [dx, dy] = [middle(word.ink, "x") - middle(last.ink, "x"), middle(word.ink, "y") - middle(last.ink, "y")];
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
  const reach = (lengthOf(last) + lengthOf(word)) / 2;
  return along > 0 && along < reach + MAX_NEXT_GAP_EM * word.size && across < MAX_ACROSS_EM * word.size;
}

function lengthOf({ ink }: Word): number {
  return Math.hypot(ink.right - ink.left, ink.bottom - ink.top);
}

function middle(box: Box, side: "x" | "y"): number {
  return side === "x" ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
}

function toLabel(words: readonly Word[], text: string, angle: number): Label {
  const { size, style } = words[0]!;
  const box = inkOf([{ words }]);
  // A raised exponent makes a word taller than digits.
  const isRaised =
    angle === 0 && text.startsWith("10") && /^10[-−–]?\d$/.test(text) && box.bottom - box.top > MIN_RAISED * size;
  const shown = isRaised ? `10^${text.slice(2)}` : text;
  const power = !shown.includes("10^") ? null : /^(?:(\d+(?:\.\d+)?)\s*[×x·]\s*)?10\^([-−–+]?\d+)$/.exec(shown);
  const number =
    power === null
      ? readNumber(text)
      : { value: Number(power[1] ?? 1) * 10 ** Number(power[2]!.replace(/[−–]/, "-")), decimals: 0 };
  return { ...box, text: shown, words, size, color: style.color, bold: style.bold, angle, number };
}
