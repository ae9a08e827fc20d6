import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Token } from "../line-index/line-index.ts";
import { spanText } from "../line-index/span.ts";
import type { Paragraph } from "../structure/paragraphs.ts";
import type { Found } from "./read-values.ts";
import { similar } from "./context-score.ts";
import type { WordKinship } from "./word-kinship.ts";

/** Weight of a value in a sentence. */
const OF_SENTENCE = 0.95;
/** Minimum weight of the words before a value. */
const MIN_SAID = 0.6;

/** A value for a field that was read from a sentence. */
export type Said = Pick<Found, "value" | "spans" | "signs">;

/** Small words between the word that names a value and the value. */
const LINK =
  /^(?:is|are|was|as|of|to|by|at|in|a|an|the|for|mit|als|der|die|das|den|dem|von|ist|wird|est|de|du|la|le|el|en|es|come|di|il|een|van|bij|met|:|shall|be|named|called)$/iu;
/** Words that end a value if no punctuation does. */
const ENDS_VALUE =
  /^(?:and|or|who|which|that|with|from|on|until|und|oder|mit|et|qui|y|que|e|che|en|die|reporting|located|having|effective|beginning|commencing|eingestellt|for|in|to|by)$/iu;
/** "No." before a number. */
const NUMBER_MARK = /^\(?(?:no|nr|n°|nº|#)\.?$/iu;
const MAX_WORDS = 9;
const MIN_PHRASE = 0.75;

/** Minimum letters of a name. */
const MIN_LETTERS = 4;

/** Texts and names that follow the words that name them: "the position of Pastry Chef, reporting to Ann Lee". */
// oxlint-disable-next-line max-params -- where, for which field, and by which words
export function wordsIn(
  { text, sentences, heading }: Paragraph,
  field: Field,
  words: WordKinship,
  mayName: (key: string) => boolean,
): Said[] {
  const { tokens } = text.place;
  const phrases = field.phrases.filter(({ weight }) => weight >= MIN_PHRASE);
  return sentences.flatMap(([from, to]) => {
    const found: Said[] = [];
    for (let at = from; at < to - 1; at++) {
      if (!tokens[at]!.keys.some(mayName)) continue;
      const named =
        phraseAt(tokens, at, to, phrases, words) ?? spreadPhrase(tokens, at, [from, to], phrases, heading, words);
      if (named === null) continue;
      const run = valueBehind(tokens, named.end, to, field.kind === "name");
      if (run === null) continue;
      const spans = text.spans(...run);
      const printed = spanText(spans)
        .replace(/[.,;:]+$/u, "")
        .replace(/^([^()]+)\)$/u, "$1");
      // "ID" in "Customer ID" is the rest of a label.
      if (field.kind === "name" && printed.replace(/\P{L}/gu, "").length < MIN_LETTERS) continue;
      const value = toValue(field, { value: printed, from: 0, to: 0, fit: 1 }, printed);
      if (value !== undefined) found.push({ value, spans, signs: { said: OF_SENTENCE * named.weight, fit: 1 } });
    }
    return found;
  });
}

// oxlint-disable-next-line max-params -- where in a sentence, and what is looked for
function phraseAt(
  tokens: readonly Token[],
  at: number,
  to: number,
  phrases: Field["phrases"],
  words: WordKinship,
): { readonly end: number; readonly weight: number } | null {
  let best: { readonly end: number; readonly weight: number } | null = null;
  for (const { keys, weight } of phrases) {
    if (at + keys.length >= to) continue;
    const likeness = keys.map((key, index) => Math.max(0, ...(tokens[at + index]?.keys ?? []).map((one) => similar(key, one, words))));
    const said = weight * Math.min(...likeness);
    if (said >= MIN_SAID && (best === null || said * keys.length > best.weight)) best = { end: at + keys.length, weight: said };
  }
  return best;
} // prettier-ignore

/** A phrase whose last word is here, and whose other words are elsewhere in the sentence or in its heading: "governed by the laws of". */
// oxlint-disable-next-line max-params -- where in a sentence, and what is looked for
function spreadPhrase(
  tokens: readonly Token[],
  at: number,
  [from, to]: readonly [number, number],
  phrases: Field["phrases"],
  heading: Paragraph["heading"],
  words: WordKinship,
): { readonly end: number; readonly weight: number } | null {
  const around = [...tokens.slice(from, at), ...(heading?.place.tokens ?? [])].flatMap(({ keys }) => keys);
  const own = tokens[at]!.keys;
  let best: { readonly end: number; readonly weight: number } | null = null;
  for (const { keys, weight } of phrases) {
    if (keys.length < 2 || at + 1 >= to || !OF.test(tokens[at + 1]!.text)) continue;
    const isHere = own.some((key) => similar(keys.at(-1)!, key, words) === 1);
    const areAround = keys.slice(0, -1).every((key) => around.some((other) => shareStem(key, other) || similar(key, other, words) === 1));
    if (isHere && areAround && SPREAD * weight > (best?.weight ?? 0)) best = { end: at + 1, weight: SPREAD * weight };
  }
  return best;
} // prettier-ignore

const SPREAD = 0.9;
const STEM = 5;
/** Only what the phrase's last word is "of" is its value. */
const OF = /^(?:of|von|der|des|de|du|della?|di|van|del)$/iu;

function shareStem(a: string, b: string): boolean {
  return a.length >= STEM && b.length >= STEM && a.slice(0, STEM) === b.slice(0, STEM);
}

/** For a name, a run of capital words; for a text, the words after a linking word, up to a comma, a stop or an ending word. */
function valueBehind(tokens: readonly Token[], from: number, to: number, isName: boolean): [number, number] | null {
  const start = afterLink(tokens, from, to);
  if (start >= to || /[.,;:]$/u.test(tokens[from - 1]!.text) || (start === from && !/^\p{Lu}/u.test(tokens[start]!.text))) return null;
  // "(No. 14)" ends with its bracket.
  const isBracketed = start > from && tokens[start - 1]!.text.startsWith("(");
  let end = start;
  while (end < to && end - start < MAX_WORDS) {
    const { text } = tokens[end]!;
    if (isName ? !isOfName(tokens, end) : end > start && ENDS_VALUE.test(text) && !joinsNames(tokens, end, to)) break;
    end++;
    if (/[,;:]$|\p{L}{2}[.]$/u.test(text) || (isBracketed && /\)\p{P}*$/u.test(text))) break;
  }
  return end > start && end - start < MAX_WORDS ? [start, end] : null;
} // prettier-ignore

/** The token behind the words and signs that link a label to its value. */
function afterLink(tokens: readonly Token[], from: number, to: number): number {
  let start = from;
  while (start < to && start - from < 4 && (LINK.test(tokens[start]!.text) || NUMBER_MARK.test(tokens[start]!.text))) start++;
  return start;
} // prettier-ignore

function isOfName(tokens: readonly Token[], at: number): boolean {
  return /^\p{Lu}|^&$/u.test(tokens[at]!.text) || isWithinName(tokens, at);
}

/** "England and Wales" */
function joinsNames(tokens: readonly Token[], at: number, to: number): boolean {
  if (!/^(?:and|und|et|y|e|en)$/u.test(tokens[at]!.text) || at + 1 >= to) return false;
  return [tokens[at - 1]!, tokens[at + 1]!].every(({ text }) => /^\p{Lu}/u.test(text));
}

/** "Imprimerie du Canal", "Comune di Rocca Vecchia": a small word between capital ones. */
const WITHIN_NAME =
  /^(?:of|for|van|von|vom|der|den|zum|zur|am|im|de|des|du|della?|degli|dei|di|da|do|la|le|les|los|las|het|ten|ter|sur|sous)$/u;

function isWithinName(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next < Math.min(tokens.length, at + 3); next++) {
    const { text } = tokens[next]!;
    if (next > at && /^(?:[dl]['’])?\p{Lu}/u.test(text)) return true;
    if (!WITHIN_NAME.test(text)) return false;
  }
  return false;
}
