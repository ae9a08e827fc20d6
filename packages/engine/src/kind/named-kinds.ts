/** Finds the kinds of documents that a text names: a line of a page, or a caller's description of a section. */
import { CONCEPTS, kindOf } from "./concepts/concepts.ts";
import { type Kind, KINDS } from "./kind-names.ts";

export interface NamedKind {
  /** Id of the concept. */
  readonly concept: string;
  /** The kind whose form its documents have, if it is known. */
  readonly kind: Kind | undefined;
  /** Number of words in the name. */
  readonly wordCount: number;
  /** Index of its first word in the text. */
  readonly at: number;
}

interface Name {
  readonly concept: string;
  readonly words: readonly string[];
}

/** Names by their first word; longer names first, so that “order confirmation” is not taken for an “order”. */
const BY_FIRST_WORD = new Map<string, Name[]>();
/** Second parts of compounds, longest first. */
const ENDINGS: { readonly concept: string; readonly ending: string }[] = [];
for (const [index, { id, names }] of CONCEPTS.entries()) {
  for (const name of names) {
    const words = wordsOfName(name.replace(/-$/u, ""));
    if (name.endsWith("-")) ENDINGS.push({ concept: id, ending: words[0]! });
    // Names of kinds count as listed, in each of their forms; those of other concepts also with another ending.
    const first = index < KINDS.length ? words[0]! : stemOf(words[0]!);
    const same = BY_FIRST_WORD.get(first) ?? [];
    same.push({ concept: id, words: index < KINDS.length ? words : words.map(stemOf) });
    BY_FIRST_WORD.set(first, same);
  }
}
ENDINGS.sort((a, b) => b.ending.length - a.ending.length);
for (const names of BY_FIRST_WORD.values()) names.sort((a, b) => b.words.length - a.words.length);

/** Returns the kinds that a text names, in their order in the text. */
export function namesIn(text: string): NamedKind[] {
  const words = wordsOfName(foldText(text));
  const stems = words.map(stemOf);
  const found: NamedKind[] = [];
  for (let at = 0; at < words.length; at++) {
    const whole = nameAt(words, stems, at);
    const concept = whole?.concept ?? ENDINGS.find(({ ending }) => words[at]!.endsWith(ending))?.concept;
    if (concept === undefined) continue;
    const wordCount = whole?.words.length ?? 1;
    found.push({ concept, kind: kindOf(concept), wordCount, at });
    at += wordCount - 1;
  }
  return found;
}

function nameAt(words: readonly string[], stems: readonly string[], at: number): Name | undefined {
  const exact = BY_FIRST_WORD.get(words[at]!)?.find((name) => name.words.every((word, next) => words[at + next] === word)); // prettier-ignore
  const stemmed = BY_FIRST_WORD.get(stems[at]!)?.find((name) => name.words.every((word, next) => stems[at + next] === word)); // prettier-ignore
  if (exact === undefined || stemmed === undefined) return exact ?? stemmed;
  return stemmed.words.length > exact.words.length ? stemmed : exact;
}

/** Removes the ending of a number or case: “recettes” and “recette”, “Speisekarten” and “Speisekarte” are the same name. */
export function stemOf(word: string): string {
  if (word.length <= 4) return word;
  const stem = word.replace(/(?:ies|es|en|ern|er|s|e|y|a|um|ae)$/u, "");
  return stem.length < 4 ? word : stem;
}

/** “10-Q”, “e-mail” and “procès-verbal” count as one word each. */
function wordsOfName(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:[-'.][\p{L}\d]+)*/gu) ?? [];
}

/** Converts to lower case, without accents. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").replaceAll("ß", "ss");
}
