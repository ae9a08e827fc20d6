import { similar } from "../candidates/context-score.ts";
import { WORDS } from "../candidates/word-kinship.ts";
import type { Field } from "../fields/field.ts";
import type { Said } from "../line-index/passage.ts";
import type { Place, LineIndex, Token } from "../line-index/line-index.ts";
import { spanText } from "../line-index/span.ts";
import { type Paragraph, paragraphsOf } from "../structure/paragraphs.ts";

/** Words before the things that a sentence lists: "is responsible for electricity and internet". */
const LEADS = /^(?:for|of|includes?|including|covers?|are|comprises?|für|umfasst|sind|enthält|pour|comprend|sont|incluye|incluyen|son|comprende|sono|voor|omvat|zijn)$/iu; // prettier-ignore
const AND = /^(?:and|or|und|oder|et|ou|y|o|e|en|of|&)$/iu;
/** Longer parts are clauses. */
const MAX_WORDS = 4;
const MIN_ITEMS = 2;
const MIN_LIKENESS = 0.75;
/** Words of names that do not describe the listed things. */
const SMALL = /^(?:list|items?|of|the|all)$/u;

/** The things that one sentence lists, if it and its heading contain each word of the list's name: `tenant_utilities`. */
export function enumerated(field: Field, lineIndex: LineIndex): Said[] {
  const [name = []] = field.namings;
  const words = name.filter((word) => !SMALL.test(word));
  // A list with a name of one word has a section of its own.
  if (!field.node.types.has("string") || words.length < 2) return [];
  const lists = paragraphsOf(lineIndex).flatMap((paragraph) => listsIn(paragraph, words));
  return lists.length === 1 ? lists[0]! : [];
}

function listsIn({ text, heading, sentences }: Paragraph, words: readonly string[]): Said[][] {
  const headed = keysOf(heading?.place.tokens ?? []);
  return sentences.flatMap(([from, to]) => {
    const { tokens } = text.place;
    const own = keysOf(tokens.slice(from, to));
    const isNamed = (word: string, keys: readonly string[]): boolean => keys.some((key) => similar(word, key, WORDS) >= MIN_LIKENESS);
    // The heading names the listed things; the sentence must at least name their owner.
    if (!words.every((word) => isNamed(word, own) || isNamed(word, headed)) || !words.some((word) => isNamed(word, own))) return [];
    const lead = tokens.findIndex((token, at) => at >= from && at < to && LEADS.test(token.text));
    if (lead < 0) return [];
    const parts = partsOf(text.place, lead + 1, to);
    if (parts.length < MIN_ITEMS || parts.some(([first, end]) => end - first > MAX_WORDS)) return [];
    return [parts.map(([first, end]) => {
      const spans = text.spans(first, end);
      return { value: spanText(spans).replace(/[.,;]+$/u, ""), spans };
    })];
  });
} // prettier-ignore

/** Splits at commas and "and". */
function partsOf({ tokens }: Place, from: number, to: number): (readonly [from: number, to: number])[] {
  const parts: (readonly [number, number])[] = [];
  let first = from;
  for (let at = from; at <= to; at++) {
    const isEnd = at === to || AND.test(tokens[at]!.text);
    const endsPart = isEnd || /[,;]$/u.test(tokens[at]!.text);
    if (!endsPart) continue;
    const end = isEnd ? at : at + 1;
    if (end > first) parts.push([first, end]);
    first = at + 1;
  }
  return parts;
}

function keysOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ keys }) => keys);
}
