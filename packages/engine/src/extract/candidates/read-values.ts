import type { Field } from "../fields/field.ts";
import { endOf } from "../fields/range-end.ts";
import { toValue } from "../fields/to-value.ts";
import { textOf, type Place } from "../line-index/line-index.ts";
import { type Span, spanText } from "../line-index/span.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readAll, readFirst, type Reading } from "../values/reading.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Context } from "./context.ts";
import { continued, wholeCode } from "./continued.ts";
import type { LabelMatch } from "./label-matches.ts";

/** A value next to a label, before signs of the whole document are added. */
export interface Found {
  readonly field: number;
  readonly value: unknown;
  readonly spans: readonly Span[];
  readonly signs: CandidateSigns;
  readonly label: LabelMatch | null;
}

/** A label of lower weight names the whole range, not the requested end. */
const OWN_NAME = 0.9;

interface Run {
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

/** The values of a field's kind in a run of tokens; for a range, the requested end. */
// oxlint-disable-next-line max-params -- what is read, of which field, where, and how
export function readIn(
  match: LabelMatch,
  field: Field,
  place: Place,
  run: Run,
  notation: Notation,
  context: Context,
): Found[] {
  const reader = READERS[field.kind];
  let reading: Reading | null;
  let isOneEnd = false;
  if (field.end !== null && !takesAll(field.kind)) {
    const all = readAll(reader, place, run.from, Math.min(run.to, run.from + 12), notation);
    reading = (field.end === "first" ? all[0] : all.at(-1)) ?? null;
    isOneEnd = all.length === 1 && match.weight < OWN_NAME;
  } else {
    reading = takesAll(field.kind)
      ? reader(place, run.from, run.to, notation)
      : readFirst(reader, place, run, notation);
  }
  if (reading === null) return [];
  const { from, to, fit, ambiguous } = reading;
  const isCode = field.kind === "code";
  const own = { place, from, to };
  const spans = takesAll(field.kind) ? continued(own, context) : isCode ? wholeCode(own, context) : [own];
  if (spans.length === 0) return [];
  const isWhole = spans.length === 1;
  const text = isWhole ? textOf(place, from, to) : isCode ? spanText(spans).replaceAll(" ", "") : spanText(spans);
  const value = toValue(field, isWhole ? reading : { ...reading, value: text }, text);
  if (value === undefined) return [];
  const isPartial = !takesAll(field.kind) && run.to - run.from > to - from + 1;
  const signs: CandidateSigns = {
    fit,
    ...(ambiguous === true ? { ambiguous: 1 } : {}),
    ...(isPartial ? { partial: 1 } : {}),
    ...(isOneEnd ? endSigns(match, field) : {}),
  };
  return [{ field: match.field, value, spans, signs, label: match }];
}

/** Signs of one value after a label that names the whole range, or its other end: "Period to" for a field about its start. */
function endSigns({ keys, place, to }: LabelMatch, { end }: Field): CandidateSigns {
  const behind = place.tokens[to]?.keys ?? [];
  const ends = [...keys, ...behind].map((key) => endOf([key], "")).filter((one) => one !== null);
  if (end === null || ends.length === 0) return { oneEnd: 1 };
  return ends.includes(end) ? {} : { otherEnd: 1 };
}
