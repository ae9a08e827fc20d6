import type { RecognisedWord } from "./ocr-engine.ts";
import { isWordlike } from "../text/wordlike.ts";

/**
 * Confidence under which a word is left out. Of words that charts and photographs do not hold, nine in ten get less
 * than 0.6; of words that are there, one in ten.
 */
const MIN_IN_PICTURE = 0.6;
/** Print on a scan is there even where it is hard to read; specks and stains get under 0.3. */
const MIN_ON_PAGE = 0.3;
/** One or two chars need more: a corner, a dot and a bar read as a letter with up to 0.8. */
const MIN_FOR_FEW = 0.85;
/** A word over a column of numbers. */
const MIN_OF_HEAD = 0.75;
const NUMBER = /^[\p{N}.,%-]+$/u;
/** Texture reads as a few words in many; a picture with text gets its text kept only above this share of its chars. */
const MIN_KEPT = 0.25;
/** Share of sure words in pages that are drawn as curves: 0.86 and more of texts, up to 0.76 of formulas. */
const TEXT_AS_A_WHOLE = 0.8;
const TEXT_IN_A_LINE = 0.85;
const WORDS_OF_A_LINE = 3;
/** A photograph's accidental words are few and short. */
const MIN_CHARS = 8;

/** Keeps the words of a picture that are text, none where it holds too few to be meant as text. */
export function keepPictureWords<Word extends RecognisedWord>(words: readonly Word[]): readonly Word[] {
  const long = words.filter(
    ({ text, confidence }) => lettersOf(text) > 2 && confidence >= MIN_IN_PICTURE && isWordlike(text),
  );
  const linesWithWords = new Set(long.map(({ line }) => line));
  const kept = words.filter((word) => {
    const letters = lettersOf(word.text);
    if (letters > 2) return long.includes(word);
    if (letters === 0 || word.confidence < MIN_FOR_FEW) return false;
    // Numbers and panel marks are alone; other short words are next to longer ones.
    return /\p{N}|^\(?[a-h]\)$/u.test(word.text) || linesWithWords.has(word.line);
  });
  const chars = charCount(kept);
  return chars >= MIN_CHARS && chars >= MIN_KEPT * charCount(words) ? kept : [];
}

/** Keeps the words of a picture that is nothing but text. */
export function keepTextWords(words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const kept = words.filter(({ text, confidence }) => confidence >= MIN_ON_PAGE && /[\p{L}\p{N}]/u.test(text));
  return charCount(kept) >= MIN_CHARS ? kept : [];
}

/**
 * Keeps the words of what was left unread on a scan: numbers, what heads a column of them, and words that are sure. Edges
 * of the sheet read as a syllable with up to 0.7, print that shows through from its back with 0.8.
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

/** What is text on a page, or in a line, that is drawn as curves. */
type ReadText = Pick<RecognisedWord, "text" | "confidence" | "line">;

/**
 * Keeps the words of what is drawn as curves next to embedded text: all where they are a text, else the lines that are one.
 * Formulas are drawn so, too, and read as scraps.
 */
export function keepDrawnWords<Word extends ReadText>(words: readonly Word[]): readonly Word[] {
  if (shareOfText(words) >= TEXT_AS_A_WHOLE) return words;
  const lines = Map.groupBy(words, ({ line }) => line);
  return words.filter(({ line }) => {
    const around = lines.get(line)!;
    return around.filter(isSureWord).length >= WORDS_OF_A_LINE && shareOfText(around) >= TEXT_IN_A_LINE;
  });
}

/** Share of the chars that are in sure words and long numbers. */
function shareOfText(words: readonly ReadText[]): number {
  return charCount(words.filter(isSureWord)) / Math.max(1, charCount(words));
}

function isSureWord({ text, confidence }: ReadText): boolean {
  return confidence >= MIN_IN_PICTURE && isWordlike(text) && lettersOf(text) > 2;
}

/** Keeps the words of a scan. */
export function keepPageWords<Word extends RecognisedWord>(words: readonly Word[]): readonly Word[] {
  return words.filter((word) => isPrint(word));
}

/** True for a word that a scan holds, by how sure the engine was of it. */
export function isPrint({ text, confidence }: RecognisedWord): boolean {
  return confidence >= (lettersOf(text) === 0 ? MIN_IN_PICTURE : MIN_ON_PAGE);
}

function lettersOf(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
}

function charCount(words: readonly Pick<RecognisedWord, "text">[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}
