import type { Place, LineIndex } from "../line-index/line-index.ts";
import { addressesIn } from "./addresses-in-text.ts";
import type { JoinedText } from "./joined-text.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** A contract's party with its defined term: `Harbour Ltd, of 4 Quay Road … (the "Landlord")`. */
export interface DefinedParty {
  readonly text: JoinedText;
  /** The term without its quotes, as a place that reads like a label. */
  readonly term: Place;
  /** Token ranges: the names before the term, several if they are joined by "and", and the address. */
  readonly names: readonly (readonly [from: number, to: number])[];
  readonly address: readonly [from: number, to: number] | null;
}

const OPEN = /^\(?["“„«”']/u;
const CLOSE = /["“”»'][).,;]*$/u;
const LEADS_TERM = /^\(?(?:the|together|jointly|each|collectively|hereinafter|hereafter|nachfolgend|folgenden|ci-après|denominad[oa]|seguito|noemen|adelante|called|as|dénommée?|«|le|la|l|an|a|im|di|en|te|hierna)[,.]?$/iu; // prettier-ignore
const BETWEEN = /^(?:between|among|zwischen|entre|tra|tussen|ondergetekenden:?|by)$/iu;
const AND = /^(?:and|und|et|y|e|en)$/iu;
const MAX_TERM_WORDS = 3;
const MAX_NAMES = 6;

const known = new WeakMap<LineIndex, readonly DefinedParty[]>();

/** The parties that the text defines, in order. */
export function definedParties(lineIndex: LineIndex): readonly DefinedParty[] {
  const before = known.get(lineIndex);
  if (before !== undefined) return before;
  const found = paragraphsOf(lineIndex).flatMap(({ text }) => partiesIn(text));
  known.set(lineIndex, found);
  return found;
}

function partiesIn(text: JoinedText): DefinedParty[] {
  const { place } = text;
  const found: DefinedParty[] = [];
  let least = 0;
  for (let at = 0; at < place.tokens.length; at++) {
    const end = termEnd(place, at);
    if (end === null) continue;
    const start = leadStart(place, at, least);
    const from = segmentStart(place, start, least);
    const names = namesIn(place, from, start);
    const tokens = place.tokens.slice(at, end).filter(({ keys }) => keys.length > 0);
    if (names.length > 0 && tokens.length > 0) {
      const term = { ...place, tokens, text: tokens.map((token) => token.text).join(" ") };
      found.push({ text, term, names, address: addressesIn(place, names[0]![1], start)[0] ?? null });
    }
    least = end;
    at = end - 1;
  }
  return found;
}

/** Token after the closing quotes of a short term that begins here; null if there is none. */
function termEnd({ tokens }: Place, at: number): number | null {
  if (!OPEN.test(tokens[at]!.text)) return null;
  for (let end = at + 1; end <= Math.min(tokens.length, at + MAX_TERM_WORDS + 2); end++) {
    if (CLOSE.test(tokens[end - 1]!.text)) return end;
  }
  return null;
}

/** Start of "(the", "ci-après le". */
function leadStart({ tokens }: Place, at: number, least: number): number {
  let start = at;
  while (start > least && at - start < 5 && LEADS_TERM.test(tokens[start - 1]!.text)) start--;
  return start;
}

/** Start of the part of the sentence with the party: after "between", or after the "and" that follows the last term. */
function segmentStart({ tokens }: Place, end: number, least: number): number {
  for (let at = end - 1; at >= least; at--) {
    if (BETWEEN.test(tokens[at]!.text) && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? "")) return at + 1;
    if (at > least && /[.;]$/u.test(tokens[at]!.text) && /\p{Ll}{3}[.;]$/u.test(tokens[at]!.text)) return at + 1;
  }
  let from = least;
  while (from < end && (AND.test(tokens[from]!.text) || !/\p{L}/u.test(tokens[from]!.text))) from++;
  return from;
}

/** The names at the start of a segment: runs of capital words, joined by "and", up to a comma or a small word. */
function namesIn({ tokens }: Place, from: number, to: number): (readonly [number, number])[] {
  const names: (readonly [number, number])[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    const text = tokens[at]?.text ?? "";
    const isEnd = at === to || (/^\p{Ll}/u.test(text) && !WITHIN_NAME.test(text));
    const isAnd = at < to && AND.test(text);
    const isComma = at > start && tokens[at - 1]!.text.endsWith(",");
    if (!isEnd && !isAnd && !isComma) continue;
    while (start < at - 1 && TITLE.test(tokens[start]!.text)) start++;
    if (at > start && /^\p{Lu}/u.test(tokens[start]!.text)) names.push([start, at]);
    if (names.length >= MAX_NAMES || !isAnd) break;
    start = at + 1;
  }
  return names;
}

/** "Herrn", "Mme", "Dña.": how a person is addressed. */
const TITLE = /^(?:(?:Mr|Mrs|Ms|Messrs|Herrn?|Frau|M|MM|Monsieur|Madame|Mme|Mlle|D|Dña|Don|Doña|Sig|Sig\.ra|Signora?|Firma)\.?|de|het|der|die|the|dem|den|la|le|heer|mevrouw)$/u; // prettier-ignore

/** Small words and forms of companies inside a name. */
const WITHIN_NAME = /^(?:of|for|de|del|della|di|van|von|der|den|du|la|le|&|(?:plc|mbh|gmbh|e\.v\.|ltd|llc|inc|vof|s\.r\.l\.|s\.p\.a\.)[,.]?)$/u; // prettier-ignore
