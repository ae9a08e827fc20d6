/** Finds the kinds of documents that a text names: a line of a page, or a caller's description of a section. */
import { type Kind, KIND_NAMES } from "./kind-names.ts";

export interface NamedKind {
  readonly kind: Kind;
  /** Number of words in the name. */
  readonly wordCount: number;
  /** Index of its first word in the text. */
  readonly at: number;
}

/** Names by their first word; longer names first, so that “order confirmation” is not taken for an “order”. */
const BY_FIRST_WORD = new Map<string, { readonly kind: Kind; readonly words: readonly string[] }[]>();
/** Second parts of compounds, longest first. */
const ENDINGS: { readonly kind: Kind; readonly ending: string }[] = [];
for (const [kind, names] of Object.entries(KIND_NAMES) as [Kind, readonly string[]][]) {
  for (const name of names) {
    const words = wordsOfName(name.replace(/-$/u, ""));
    if (name.endsWith("-")) ENDINGS.push({ kind, ending: words[0]! });
    const same = BY_FIRST_WORD.get(words[0]!) ?? [];
    same.push({ kind, words });
    BY_FIRST_WORD.set(words[0]!, same);
  }
}
ENDINGS.sort((a, b) => b.ending.length - a.ending.length);
for (const names of BY_FIRST_WORD.values()) names.sort((a, b) => b.words.length - a.words.length);

/** Returns the kinds that a text names, in their order in the text. */
export function namesIn(text: string): NamedKind[] {
  const words = wordsOfName(foldText(text));
  const found: NamedKind[] = [];
  for (let at = 0; at < words.length; at++) {
    const whole = BY_FIRST_WORD.get(words[at]!)?.find((name) => name.words.every((word, next) => words[at + next] === word)); // prettier-ignore
    const compound = whole === undefined ? ENDINGS.find(({ ending }) => words[at]!.endsWith(ending)) : undefined;
    const kind = whole?.kind ?? compound?.kind;
    if (kind === undefined) continue;
    const wordCount = whole?.words.length ?? 1;
    found.push({ kind, wordCount, at });
    at += wordCount - 1;
  }
  return found;
}

/** “10-Q”, “e-mail” and “procès-verbal” count as one word each. */
function wordsOfName(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:[-'.][\p{L}\d]+)*/gu) ?? [];
}

/** Converts to lower case, without accents. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").replaceAll("ß", "ss");
}
