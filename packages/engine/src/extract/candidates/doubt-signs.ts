import type { Field } from "../fields/field.ts";
import type { Place } from "../line-index/line-index.ts";
import { takesAll } from "../values/readers.ts";
import { EMPTY_VALUE } from "../values/words.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Context } from "./context.ts";
import type { LabelMatch } from "./label-matches.ts";
import type { Found } from "./read-values.ts";
import { isSetApart } from "./set-apart.ts";

/** Minimum fit of an amount that is likely one. */
const MIN_FIT = 0.5;

/** Letters this much larger than a value's are those of a heading, not of its label. */
const HEADING_SIZE = 1.25;
/** Maximum words of a label. */
const LONGEST_LABEL = 5;
/** Minimum small words of a sentence. */
const MIN_OF_SENTENCE = 3;
/** How far a label may be to the left of its value, and above it, in letter heights. */
const REACH_LEFT = 16;
const REACH_ABOVE = 3;

/** Reasons to leave a field blank: signs that a value belongs to something else, or is a part of something else. */
export function doubtsOf({ label, signs, spans }: Found, { kind }: Field, context: Context): CandidateSigns {
  const { place, from, to } = spans[0]!;
  if (label === null) return signs.unlabelled !== undefined && isNamed(place, from, context) ? { strange: 1 } : {};
  const doubts = {
    ...(isEmptied(label, context) ? { emptied: 1 } : {}),
    ...(takesAll(kind) && signs.inline === 1 && isSentence(place, from, to) ? { sentence: 1 } : {}),
  };
  if (label.place === place) return doubts;
  return {
    ...doubts,
    ...(!takesAll(kind) && !isCounted(kind) && hasWordsBefore(place, from) ? { ownWords: 1 } : {}),
    ...(kind !== "money" && isUnderHeading(label.place, place) ? { heading: 1 } : {}),
    ...((isCounted(kind) || isBareAmount(kind, signs)) && hasOtherWords(place, from, to) ? { amongWords: 1 } : {}),
    ...(signs.right === 1 && isHeaderRow(label.place, place, context) ? { headerRow: 1 } : {}),
  };
}

/** Letter sizes from OCR are imprecise, and a total may have a label of any size. */
function isUnderHeading({ size, line }: Place, value: Place): boolean {
  return line.recognised !== true && size > HEADING_SIZE * value.size;
}

function isCounted(kind: Field["kind"]): boolean {
  return kind === "code" || kind === "number" || kind === "integer";
}

/** Whether there is only such a mark after, next to or below the label. */
function isEmptied({ place, end }: LabelMatch, { neighbours }: Context): boolean {
  const behind = place.tokens.slice(end).filter(({ text }) => !/^[:=]$/u.test(text));
  if (behind.length > 0) return behind.every(({ text }) => EMPTY_VALUE.test(text));
  return [neighbours.right(place)[0], neighbours.below(place, REACH_ABOVE)[0]].some(
    (other) => other !== undefined && EMPTY_VALUE.test(other.text),
  );
}

/** "Ausgestellt am" in "Ausgestellt am 3. März 2024". */
function hasWordsBefore({ tokens }: Place, from: number): boolean {
  return tokens.slice(0, from).some(({ text }) => /^\p{L}{3,}[.:]?$/u.test(text));
}

/** An amount without decimals or currency may be any number. */
function isBareAmount(kind: Field["kind"], { fit = 1 }: CandidateSigns): boolean {
  return kind === "money" && fit < MIN_FIT;
}

/** "remain our property until paid in full." */
function isSentence({ tokens }: Place, from: number, to: number): boolean {
  const words = tokens.slice(from, to).filter(({ text }) => /^\p{Ll}{2,}[.,!?]?$/u.test(text));
  return words.length >= MIN_OF_SENTENCE && /\p{Ll}{2}[.!?]$/u.test(tokens[to - 1]!.text);
}

/** "81400" in "81400 Utrecht", "19" in "Lindenstraße 19". */
function hasOtherWords({ tokens }: Place, from: number, to: number): boolean {
  return tokens.some(({ text }, at) => (at < from || at >= to) && /^\p{L}{3,}[.,]?$/u.test(text));
}

/** Whether a text before or above the value may be a label, though not a known one of the field. */
function isNamed(place: Place, from: number, { neighbours }: Context): boolean {
  if (from > 0) return false;
  const before = neighbours.left(place)[0];
  if (before !== undefined && place.left - before.right < REACH_LEFT * place.size && isWords(before)) return true;
  const above = neighbours.above(place, REACH_ABOVE)[0];
  return above !== undefined && above.size < HEADING_SIZE * place.size && (isWords(above) || above.text.endsWith(":"));
}

function isWords({ text, tokens }: Place): boolean {
  return tokens.length <= LONGEST_LABEL && /\p{L}{2}/u.test(text) && !/\d/u.test(text);
}

/** Whether label and value have the same style, and the text below the label has another one: then the row is a header row. */
function isHeaderRow(label: Place, value: Place, { neighbours }: Context): boolean {
  if (!isWords(value) || isSetApart(label, value)) return false;
  const below = neighbours.below(label, 2)[0];
  return below !== undefined && isSetApart(label, below);
}
