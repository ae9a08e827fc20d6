import type { Raster } from "../read/raw/raster.ts";
import type { LevelWord } from "./level-words.ts";
import type { RasterLine } from "./raster/ruling-lines.ts";
import { findWordRules, type WordRule } from "./raster/word-rules.ts";
import { measureLine } from "./typeset.ts";

/** Words with what is drawn over them, and the ruling lines of their image that are not. */
export interface RuledText {
  readonly words: readonly LevelWord[];
  readonly lines: readonly RasterLine[];
}

/** A word's rule, where the word would be if the image were level. */
interface FoundRule extends WordRule {
  readonly word: LevelWord;
  readonly y: number;
  readonly size: number;
}

/** A bar of a sign or a single letter (`%`, `e`) is as long as they are: they are ruled if a word next to them is. */
const MIN_CHARS = 2;
/** Rules this close in height are one rule, in font sizes. */
const SAME_HEIGHT = 0.15;

/**
 * Finds words that are struck out or underlined on a scan.
 *
 * Of 228 words in 21 fonts that were marked as struck out, all were: docs/decisions/2026-11-27-styles-of-scans.md.
 *
 * @param raster - the image with its lines, in which the words were read
 * @param lines - its ruling lines
 */
export function markRules(
  words: readonly LevelWord[],
  lines: readonly RasterLine[],
  raster: Raster,
  degrees: number,
): RuledText {
  const rules = [...Map.groupBy(words, ({ line }) => line).values()].flatMap((line) => rulesOf(line, raster, degrees));
  if (rules.length === 0) return { words, lines };
  const byWord = Map.groupBy(rules, ({ word }) => word);
  return {
    words: words.map((word) => {
      const own = byWord.get(word);
      if (own === undefined) return word;
      // A struck-out word with another rule below it is in a table.
      const isStruck = own.some(({ kind }) => kind === "strike");
      return { ...word, style: isStruck ? { strike: true } : { underline: true } };
    }),
    lines: lines.filter((line) => !line.horizontal || !rules.some((rule) => isOf(rule, line))),
  };
}

function rulesOf(line: readonly LevelWord[], raster: Raster, degrees: number): readonly FoundRule[] {
  const letters = line.filter(({ text }) => charCount(text) > 0);
  if (letters.length === 0) return [];
  const { baseline, size } = measureLine(letters);
  const rules = line.flatMap((word) => {
    const { left, top, right, bottom } = word.seen;
    const seen = {
      text: word.text,
      left,
      top,
      right,
      bottom,
      baseline: (top + bottom) / 2 + baseline - (word.top + word.bottom) / 2,
      size,
    };
    return findWordRules(raster, seen, degrees).map((rule): FoundRule => ({
      ...rule,
      word,
      y: baseline - rule.rise,
      size,
    }));
  });
  return rules.filter((rule) => isLong(rule) || rules.some((other) => isLong(other) && isNext(rule, other)));
}

function isLong({ word }: FoundRule): boolean {
  return charCount(word.text) >= MIN_CHARS;
}

function isNext(a: FoundRule, b: FoundRule): boolean {
  const gap = Math.max(a.word.left, b.word.left) - Math.min(a.word.right, b.word.right);
  return a.kind === b.kind && gap < a.size && Math.abs(a.y - b.y) < SAME_HEIGHT * a.size;
}

function charCount(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
}

/** Whether a ruling line is a word's rule: as a border, it would split the cell of a table. */
function isOf({ word, left, right, y, size }: FoundRule, line: RasterLine): boolean {
  const shift = word.left - word.seen.left;
  const shared = Math.min(right + shift, line.right) - Math.max(left + shift, line.left);
  const isAtHeight = y > line.top - SAME_HEIGHT * size && y < line.bottom + SAME_HEIGHT * size;
  return isAtHeight && shared > 0.8 * (line.right - line.left);
}
