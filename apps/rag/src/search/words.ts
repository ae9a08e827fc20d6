import { baseOf } from "../language/forms.ts";
import { rootOf } from "../language/roots.ts";
import { hasCompounds, plainOf, smallWordsOf, stemOf, type Language } from "../language/languages.ts";

/** Returns the content words of a text, in lower case, without accents; works for any language that Unicode can segment. */
export function wordsOf(text: string, language: Language = "en"): readonly string[] {
  if (text.length > MAX_KEPT_CHARS) return cut(text, language);
  const kept = CUT.get(language) ?? new Map<string, readonly string[]>();
  CUT.set(language, kept);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const words = cut(text, language);
  if (kept.size >= MAX_KNOWN) kept.clear();
  kept.set(text, words);
  return words;
}

/** Cache: words and short texts are segmented many times per question, as a candidate, as a part of it and as its surroundings. */
const CUT = new Map<Language, Map<string, readonly string[]>>();
const MAX_KEPT_CHARS = 300;

function cut(text: string, language: Language): readonly string[] {
  const small = smallWordsOf(language);
  return segmentsOf(plainOf(language === "en" ? text.replaceAll(MONTH_OF_MAY, MAY) : text))
    .map((word) => word.replace(/['’]s$/, "").replace(ELIDED, ""))
    .filter((word) => word !== "" && !small.has(word))
    .map((word) => (word === MAY ? "may" : baseOf(word, language)));
}

/**
 * "May" is a verb that carries little meaning, or a month that names a row. It is a month if it is capitalised within a sentence, alone in its cell,
 * before a day or year, or after a word that precedes months.
 */
const MONTH_OF_MAY =
  /(?<=[\p{L}\p{N},;:)] )May(?![\p{L}\p{N}])|(?<=^\s*)May(?=\s*(?:$|[\d;:,.–-]))|(?<=(?<!\p{L})(?:in|of|since|until|till|during|by|before|after) )may(?![\p{L}\p{N}])/gmu;
/** A form that occurs in no document. */
const MAY = "may_";

/** For languages with spaces between words, a pattern gives the same words as the segmenter, ten times as fast. */
function segmentsOf(plain: string): readonly string[] {
  if (!UNSPACED.test(plain)) return plain.match(SPACED_WORD) ?? [];
  return [...SEGMENTER.segment(plain)].flatMap(({ isWordLike, segment }) => (isWordLike ? [segment] : []));
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** UAX 29: "don't" and "e.g" are one word, and so are "3,208" and "14.50". */
const SPACED_WORD =
  /[\p{L}\p{M}\p{N}_]+(?:(?:(?<=[\p{L}\p{M}])['’.:·](?=\p{L})|(?<=\p{N})[.,;'’](?=\p{N}))[\p{L}\p{M}\p{N}_]+)*/gu;

/** "l'eau", "dell'anno": the noun is the word. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|un|quest|all|dall|dell|nell|sull)['’](?=\p{L})/u;

const SEGMENTER = new Intl.Segmenter("en", { granularity: "word" });

/**
 * Similarity of two words, 0 to 1. Words with the same stem have 0.95. In languages that write compounds as one word, a word is similar to a compound
 * that ends in it, and less so to one that begins with it. Otherwise trigrams decide, for words that begin alike and contain no digits: `valve` and
 * `valves` have 0.73, `replaced` and `replacement` 0.63; below 0.55 are words such as `house` and `horse` (0.4).
 */
export function likeness(one: string, other: string, language: Language = "en"): number {
  if (one === other) return 1;
  const beginsAlike = one[0] === other[0] && one[1] === other[1];
  // A question is compared with each word of a folder, and most pairs stop here.
  if (!beginsAlike && !hasCompounds(language)) return 0;
  if (hasCompounds(language)) {
    const part = partLikeness(one, other, language);
    if (part > 0) return part;
    if (rootOf(one, language) === rootOf(other, language)) return ROOT;
  }
  if (!beginsAlike || FIGURE.test(one) || FIGURE.test(other)) return 0;
  if (one.length > 2 && stemOf(one, language) === stemOf(other, language)) return STEM;
  return diceOf(one, other);
}

const STEM = 0.95;
const ROOT = 0.85;
/** "Grenzwert" in "Nitratgrenzwert" is the kind of thing; "Nitrat" only qualifies it. */
const HEAD = 0.8;
const MODIFIER = 0.65;
const MIN_PART_CHARS = 4;
const FIGURE = /\p{N}/u;

function partLikeness(one: string, other: string, language: Language): number {
  const [part, whole] = one.length < other.length ? [one, other] : [other, one];
  if (part.length < MIN_PART_CHARS || whole.length - part.length < MIN_PART_CHARS - 1) return 0;
  if (!whole.includes(part.slice(0, MIN_PART_CHARS)) || FIGURE.test(whole) || FIGURE.test(part)) return 0;
  if (whole.endsWith(part)) return HEAD;
  const stem = stemOf(part, language);
  if (stem.length < MIN_PART_CHARS) return 0;
  if (whole.startsWith(stem) && whole.length - stem.length >= MIN_PART_CHARS) return MODIFIER;
  return stemOf(whole, language).endsWith(stem) ? HEAD : 0;
}

/** The trigrams of a word with its ends marked: `#wa wat ate ter er#`. They tolerate endings and typing errors. */
function trigramsOf(word: string): ReadonlySet<string> {
  const known = TRIGRAMS.get(word);
  if (known !== undefined) return known;
  const chars = Array.from(`#${word}#`);
  const trigrams = new Set(chars.slice(2).map((last, index) => `${chars[index]}${chars[index + 1]}${last}`));
  if (TRIGRAMS.size >= MAX_KNOWN) TRIGRAMS.clear();
  TRIGRAMS.set(word, trigrams);
  return trigrams;
}

const TRIGRAMS = new Map<string, ReadonlySet<string>>();
const MAX_KNOWN = 50_000;

function diceOf(one: string, other: string): number {
  // The lengths differ so much that even all trigrams of the shorter word are too few.
  if (Math.min(one.length, other.length) * 2 < MIN_DICE * (one.length + other.length)) return 0;
  const [ones, others] = [trigramsOf(one), trigramsOf(other)];
  let common = 0;
  for (const trigram of ones) if (others.has(trigram)) common++;
  const dice = (2 * common) / (ones.size + others.size);
  return dice >= MIN_DICE ? dice : 0;
}

const MIN_DICE = 0.55;
