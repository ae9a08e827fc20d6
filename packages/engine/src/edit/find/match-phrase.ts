import type { Char } from "./text-order.ts";

/** How to search for a phrase. */
export interface PhraseOptions {
  readonly matchCase?: boolean | undefined;
  /** Matches inside longer words, too. */
  readonly partOfWord?: boolean | undefined;
}

/** Chars from `from` to before `to`. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

const HYPHEN = /^[-\u00AD\u2010\u2011\u2012\u2013\u2212]$/u;
/** Chars that are ignored inside words: soft hyphens, joiners, spaces without width. */
const UNSEEN = /^[\u00AD\u200B-\u200D\u2060\uFEFF]$/u;
const WORDLIKE = /^[\p{L}\p{N}\p{M}]$/u;
const DIGIT = /^\p{Nd}$/u;
/** An address or a number may continue on the next line without a hyphen. */
const UNHYPHENATED = /[@/_\d]|\.\S/u;

/**
 * Finds a phrase as whole words across gaps, hyphens and line ends, ignoring case and the kinds of quotes and hyphens.
 *
 * Letterspaced text matches only if all of its letters belong to the phrase: "lore magna" does not contain "lorem".
 */
export function matchPhrase(chars: readonly Char[], phrase: string, options: PhraseOptions = {}): Match[] {
  const needle = Array.from(normal(phrase.trim().replaceAll(/\s+/gu, " "), options));
  if (needle.length === 0 || !needle.some((char) => char !== " ")) return [];
  const text = chars.map((char) => (char.is === "char" ? normal(char.text, options) : char.text));
  const breaks = UNHYPHENATED.test(phrase);
  const matches: Match[] = [];
  for (let from = 0; from < chars.length; from++) {
    if (chars[from]!.is !== "char" || !startsWith(text[from]!, needle[0]!)) continue;
    const to = matchAt(chars, text, from, needle, breaks);
    if (to < 0 || (options.partOfWord !== true && !isWhole(text, from, to))) continue;
    matches.push({ from, to });
    from = to - 1;
  }
  return matches;
}

/** One letter per char, so that indices in the chars and the needle correspond. */
function normal(text: string, { matchCase }: PhraseOptions): string {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[‘’‚‛`´]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[\u2010-\u2015\u2212\u00AD]/gu, "-");
  return matchCase === true ? plain : plain.toLowerCase().replaceAll("ß", "ss");
}

function startsWith(text: string, char: string): boolean {
  return text === char || (text.length > 1 && text.startsWith(char));
}

function matchAt(
  chars: readonly Char[],
  text: readonly string[],
  from: number,
  needle: readonly string[],
  breaks: boolean,
): number {
  let at = from;
  let apart = 0;
  let pairs = 0;
  for (let index = 0; index < needle.length;) {
    if (needle[index] === " ") {
      const next = skipSpace(chars, text, at);
      if (next === at) return -1;
      at = next;
      index++;
      continue;
    }
    if (index > 0 && needle[index - 1] !== " ") {
      const step = skipInside(chars, text, at, needle[index]!, breaks);
      if (step === null) return -1;
      apart += step.apart;
      pairs++;
      at = step.at;
    }
    const length = unitLength(text[at], needle, index);
    if (length === 0 || chars[at]!.is !== "char") return -1;
    index += length;
    at++;
  }
  return apart === 0 || apart === pairs ? at : -1;
}

/** Number of letters of the needle that a char matches: mostly one, "ss" for "ß". */
function unitLength(unit: string | undefined, needle: readonly string[], index: number): number {
  if (unit === undefined || unit === "") return 0;
  const letters = Array.from(unit);
  return letters.every((letter, offset) => needle[index + offset] === letter) ? letters.length : 0;
}

function skipSpace(chars: readonly Char[], text: readonly string[], from: number): number {
  let at = from;
  while (at < chars.length && (chars[at]!.is !== "char" || /^\s$/u.test(text[at]!))) at++;
  return at;
}

function skipInside(
  chars: readonly Char[],
  text: readonly string[],
  from: number,
  wanted: string,
  breaks: boolean,
): { at: number; apart: number } | null {
  let at = from;
  let apart = 0;
  if (!UNSEEN.test(wanted)) while (UNSEEN.test(chars[at]?.text ?? "")) at++;
  if (chars[at]?.is === "narrow") at++;
  if (chars[at]?.is === "wide") {
    at++;
    apart = 1;
  } else if (chars[at]?.is === "line") {
    if (!breaks && !(at > 0 && HYPHEN.test(text[at - 1]!))) return null;
    at++;
  } else if (at < text.length && HYPHEN.test(text[at]!) && !HYPHEN.test(wanted)) {
    const next = skipSpace(chars, text, at + 1);
    if (!chars.slice(at + 1, next).some((char) => char.is === "line" || char.text === "\n")) return null;
    at = next;
  }
  return { at, apart };
}

function isWhole(text: readonly string[], from: number, to: number): boolean {
  const [first, last] = [text[from]!, text[to - 1]!];
  return !(wordContinues(text, from - 1, first, -1) || wordContinues(text, to, last, 1));
}

/** Whether a word continues beyond its edge. A number also continues across a point or comma between digits. */
function wordContinues(text: readonly string[], at: number, edge: string, step: -1 | 1): boolean {
  const adjacent = text[at] ?? "";
  const wordlike = step < 0 ? adjacent.slice(-1) : adjacent.slice(0, 1);
  const edgeChar = step < 0 ? edge.slice(0, 1) : edge.slice(-1);
  if (!WORDLIKE.test(edgeChar)) return false;
  if (WORDLIKE.test(wordlike)) return true;
  return (
    DIGIT.test(edgeChar) && /^[.,]$/u.test(adjacent) && DIGIT.test((text[at + step] ?? "").slice(step < 0 ? -1 : 0))
  );
}
