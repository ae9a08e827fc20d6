import type { RecognisedWord } from "./ocr-engine.ts";
import { isWordlike } from "../text/wordlike.ts";

/**
 * Words with less confidence are left out. Of false words read in charts and photographs, nine in ten have less than 0.6;
 * of real words, one in ten.
 */
const MIN_IN_PICTURE = 0.6;
/** Print on a scan is real even if it is hard to read; specks and stains have less than 0.3. */
const MIN_ON_PAGE = 0.3;
/** Words of one or two chars need more: a corner, dot or bar read as a letter has up to 0.8. */
const MIN_FOR_FEW = 0.85;
/** For a word above a column of numbers. */
const MIN_OF_HEAD = 0.75;
const NUMBER = /^[\p{N}.,%-]+$/u;
/** Texture yields a few words among many false ones. The text of an image is kept only if kept words have more than this share of its chars. */
const MIN_KEPT = 0.25;
/** Share of confident words on pages drawn as curves: 0.86 or more for text, up to 0.76 for formulas. */
const TEXT_AS_A_WHOLE = 0.8;
const TEXT_IN_A_LINE = 0.85;
const WORDS_OF_A_LINE = 3;
/** False words in a photograph are few and short. */
const MIN_CHARS = 8;

/** Returns the words of an image that are text; none if there are too few to be intended as text. */
export function keepPictureWords<Word extends RecognisedWord>(words: readonly Word[]): readonly Word[] {
  const long = words.filter(
    ({ text, confidence }) => lettersOf(text) > 2 && confidence >= MIN_IN_PICTURE && isWordlike(text),
  );
  const linesWithWords = new Set(long.map(({ line }) => line));
  const kept = words.filter((word) => {
    const letters = lettersOf(word.text);
    if (letters > 2) return long.includes(word);
    if (letters === 0 || word.confidence < MIN_FOR_FEW) return false;
    // Numbers and panel labels may be alone; other short words are kept only next to longer ones.
    return /\p{N}|^\(?[a-h]\)$/u.test(word.text) || linesWithWords.has(word.line);
  });
  const chars = charCount(kept);
  return chars >= MIN_CHARS && chars >= MIN_KEPT * charCount(words) ? kept : [];
}

/** Returns the words to keep of an image that contains only text. */
export function keepTextWords(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const kept = words.filter(({ text, confidence }) => confidence >= MIN_ON_PAGE && /[\p{L}\p{N}]/u.test(text));
  return charCount(kept) >= MIN_CHARS ? kept : [];
}

/**
 * Returns the words to keep of a second reading of unread parts of a scan: numbers, headings of their columns, and confident words. Sheet edges
 * read as a syllable have up to 0.7, print showing through from the back 0.8.
 */
export function keepRestWords(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const likely = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && isWordlike(text));
  const numbers = likely.filter(({ text, confidence }) => NUMBER.test(text) && confidence >= MIN_IN_PICTURE);
  return likely.filter((word) => {
    if (NUMBER.test(word.text)) return word.confidence >= MIN_IN_PICTURE;
    const isHead = numbers.some(({ left, right }) => left < word.right && right > word.left);
    return word.confidence >= (isHead && lettersOf(word.text) > 2 ? MIN_OF_HEAD : MIN_FOR_FEW);
  });
}

/** Text on a page, or in a line, that is drawn as curves. */
type ReadText = Pick<RecognisedWord, "text" | "confidence" | "line">;

/**
 * Returns the words to keep of curves next to embedded text: all of them if together they are text, otherwise the lines that are.
 * Formulas are also drawn as curves, and read as fragments.
 */
export function keepDrawnWords<Word extends ReadText>(words: readonly Word[]): readonly Word[] {
  if (shareOfText(words) >= TEXT_AS_A_WHOLE) return words;
  const lines = Map.groupBy(words, ({ line }) => line);
  return words.filter(({ line }) => {
    const around = lines.get(line)!;
    return around.filter(isSureWord).length >= WORDS_OF_A_LINE && shareOfText(around) >= TEXT_IN_A_LINE;
  });
}

/** Share of the chars that are in confident words or long numbers. */
export function shareOfText(words: readonly Omit<ReadText, "line">[]): number {
  return charCount(words.filter(isSureWord)) / Math.max(1, charCount(words));
}

function isSureWord({ text, confidence }: Omit<ReadText, "line">): boolean {
  return confidence >= MIN_IN_PICTURE && isWordlike(text) && lettersOf(text) > 2;
}

/** Returns the words of a scan to keep. */
export function keepPageWords<Word extends RecognisedWord>(words: readonly Word[]): readonly Word[] {
  return words.filter((word) => isPrint(word));
}

/** Whether a word is printed on the scan, by the engine's confidence. */
export function isPrint({ text, confidence }: RecognisedWord): boolean {
  return confidence >= (lettersOf(text) === 0 ? MIN_IN_PICTURE : MIN_ON_PAGE);
}

function lettersOf(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
}

function charCount(words: readonly Pick<RecognisedWord, "text">[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}
