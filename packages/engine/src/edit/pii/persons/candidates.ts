/**
 * Finds candidates for names of persons: up to five adjacent words that are written like names.
 *
 * Terms: a run is all such words next to each other. A candidate is a part of a run, because the word before a name ("Call", "Invoice") may have a
 * capital letter too.
 */
import nlp from "compromise/three";
import type { Span } from "../span.ts";

const PARTICLE = "van|von|der|den|de|del|della|di|da|dos|la|le|ten|ter|zu|zum|bin|ibn|al|el|af|av|y";
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’]*(?:-\\p{Lu}?[\\p{L}\\p{M}]+)*\\.?";
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}@_/-])${WORD}(?:[ \\u00a0](?:(?:(?:${PARTICLE})[ \\u00a0]){0,2}${WORD}))*(?![\\p{L}\\p{N}@_])`,
  "gu",
);
const WORDS = /[^\s\u00a0]+/gu;
/** Maximum number of words in a name, including particles. */
const MAX_WORDS = 5;
/** Maximum number of words of a run: a page in capitals is a single run. */
const MAX_IN_RUN = 40;

export interface Word extends Span {
  readonly text: string;
  /** Its tags from `compromise`. */
  readonly tags: ReadonlySet<string>;
}

export interface Candidate extends Span {
  readonly words: readonly Word[];
  /** The two words before and after, nearest first; punctuation marks count as words. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Nothing else is on its line. */
  readonly isLine: boolean;
  /** Number of words of its run before and after it. */
  readonly leftOut: readonly [number, number];
}

const NO_TAGS: ReadonlySet<string> = new Set();

export function findCandidates(text: string): Candidate[] {
  const tags = tagsByPlace(text);
  return Array.from(text.matchAll(RUN)).flatMap((run) => {
    const words = Array.from(run[0].matchAll(WORDS), (match): Word => {
      const from = run.index + match.index;
      const own = withoutEnd(match[0]);
      return { text: own, from, to: from + own.length, tags: tags.get(from) ?? NO_TAGS };
    }).slice(0, MAX_IN_RUN);
    const own = words.slice(0, words.length - labelWordsAfter(text, run));
    // The value ends here, as at the end of a line.
    const shown = own.length < words.length || isFieldNext(text, run) ? text.slice(0, own.at(-1)?.to ?? 0) : text;
    return partsOf(own).map((part) => toCandidate(shown, own, part));
  });
}

/** Two fields on one line: in "Name: Odo Marsh Company: Orbit" the last word of the run belongs to the next field. */
function labelWordsAfter(text: string, run: RegExpExecArray): number {
  return isValue(text, run) && /^(?:[ \u00a0]\p{Ll}+){0,3}[ \u00a0]?:/u.test(textAfter(text, run)) ? 1 : 0;
}

function isFieldNext(text: string, run: RegExpExecArray): boolean {
  return isValue(text, run) && /^[ \u00a0\t]{2,}\p{L}[^\n:]{0,30}:/u.test(textAfter(text, run));
}

function isValue(text: string, { index }: RegExpExecArray): boolean {
  return /:[ \u00a0\t]*$/u.test(text.slice(Math.max(0, index - 20), index));
}

function textAfter(text: string, { 0: run, index }: RegExpExecArray): string {
  return text.slice(index + run.length, index + run.length + 60);
}

/** A full stop belongs only to an initial; an 's does not belong to the name. */
function withoutEnd(word: string): string {
  const whole = word.replace(/['’]s?\.?$/u, "");
  return /^\p{Lu}\.$/u.test(whole) ? whole : whole.replace(/\.$/u, "");
}

function partsOf(words: readonly Word[]): (readonly [number, number])[] {
  const isOuter = ({ text }: Word): boolean => /^\p{Lu}[\p{L}\p{M}]/u.test(text);
  return words.flatMap((first, from) =>
    isOuter(first) || /^\p{Lu}\.?$/u.test(first.text)
      ? words
          .slice(from, from + MAX_WORDS)
          .flatMap((last, more) => (isOuter(last) ? [[from, from + more + 1] as const] : []))
      : [],
  );
}

function toCandidate(text: string, run: readonly Word[], [first, end]: readonly [number, number]): Candidate {
  const words = run.slice(first, end);
  const { from } = words[0]!;
  const { to } = words.at(-1)!;
  const left = text.slice(Math.max(0, from - 60), from);
  const right = text.slice(to, to + 60);
  return {
    from,
    to,
    words,
    before: (left.match(TOKENS) ?? []).reverse().slice(0, 3),
    after: (right.match(TOKENS) ?? []).slice(0, 3),
    isLine: /(?:^|\n)[ \t]*$/u.test(left) && /^[ \t]*(?:\n|$)/u.test(right),
    leftOut: [first, run.length - end],
  };
}

const TOKENS = /\n|[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;

interface Term {
  readonly tags: readonly string[];
  readonly offset?: { readonly start: number };
}

function tagsByPlace(text: string): ReadonlyMap<number, ReadonlySet<string>> {
  const sentences = nlp(text).json({ offset: true, terms: { tags: true, offset: true } }) as readonly {
    readonly terms: readonly Term[];
  }[];
  const terms = sentences.flatMap((sentence) => sentence.terms);
  return new Map(
    terms.flatMap(({ tags, offset }) => (offset === undefined ? [] : [[offset.start, new Set(tags)] as const])),
  );
}
