import { type Span, spanText } from "../line-index/span.ts";
import type { Neighbours } from "../line-index/neighbours.ts";
import type { Place, Token } from "../line-index/line-index.ts";
import { LEGAL_FORM } from "../values/words.ts";

/** Gap to the next line of a name, in letter heights. */
const MAX_GAP = 0.9;

/** A company's name with the legal form that a narrow cell wraps: "Weidner Elektrotechnik GmbH &" over "Co. KG". */
export function wholeName(spans: readonly Span[], neighbours: Neighbours): readonly Span[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return spans;
  if (spans.length === 1 && first.from === 0 && isLegalForm(first.place)) {
    const above = neighbours.above(first.place, MAX_GAP).find((other) => isNextLine(other, first.place));
    return above === undefined || isLegalForm(above) ? spans : [toSpan(above), first];
  }
  if (last.to < last.place.tokens.length) return spans;
  const below = neighbours.below(last.place, MAX_GAP).find((other) => isNextLine(last.place, other));
  return below !== undefined && isLegalForm(below) && /\p{L}{2}/u.test(spanText(spans)) ? [...spans, toSpan(below)] : spans;
} // prettier-ignore

function isNextLine(upper: Place, lower: Place): boolean {
  const gap = lower.top - upper.bottom;
  return (
    Math.abs(upper.left - lower.left) < 0.5 * upper.size && gap < MAX_GAP * upper.size && upper.page === lower.page
  );
}

/** Whether a line is nothing but a legal form. */
function isLegalForm({ tokens }: Place): boolean {
  return tokens.length <= MAX_WORDS && tokens.every((token, at) => isPart(token, at)) && tokens.some(({ text }) => LEGAL_FORM.test(text));
} // prettier-ignore

const MAX_WORDS = 4;

function isPart({ text }: Token, at: number): boolean {
  return (at > 0 && text === "&") || (LEGAL_FORM.test(text) && text.replace(/[^\p{L}]/gu, "").length <= 6 && /^\p{Lu}|^mbH$/u.test(text)); // prettier-ignore
}

function toSpan(place: Place): Span {
  return { place, from: 0, to: place.tokens.length };
}
