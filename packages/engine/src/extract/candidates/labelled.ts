import type { Field } from "../fields/field.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { Place } from "../line-index/line-index.ts";
import { takesAll } from "../values/readers.ts";
import { isCurrency } from "../values/currencies.ts";
import type { Notation } from "../values/reading.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Context } from "./context.ts";
import type { LabelMatch } from "./label-matches.ts";
import { type Found, readIn } from "./read-values.ts";
import { isSetApart } from "./set-apart.ts";
import { valueEnd } from "./value-end.ts";

/** Share and weight from which a label is the field's whole name. */
const WHOLE = 0.95;
/** Minimum weight of a label without a colon. */
const MIN_NAME_WEIGHT = 0.8;
/** How much less amounts in between count before an amount. */
const OF_AMOUNT = 0.3;
/** How far above a value its own label may be, in letter heights. */
const ABOVE_HEIGHTS = 2.2;
/** Maximum gap in a column of values, in letter heights. */
const MAX_GAP_HEIGHTS = 4.5;
/** How much the depth counts for totals, which are at the end of columns. */
const OF_TOTAL = 0.5;

/** Limit on values to the right of a label. */
const MAX_RIGHT = 4;
/** Limit on values below a label, and on their distance, in letter heights. */
const MAX_BELOW = 4;
const DEPTH = 7;
/** Totals are at the end of their column, so they may be further down. */
const DEPTH_OF_TOTALS = 60;
/** Maximum gap between words of a label, in letter heights. */
const ONE_LABEL = 1.2;
/** Gap below a label that is no evidence, and the gap beyond it that counts as 1, in letter heights. */
const CLOSE = 1.5;
const DEEP = 4;
/** Maximum words between a label and its value: "dated", "of", "EUR". */
const MAX_FILLERS = 2;
/** Gap that counts as 1, in letter heights. */
const FAR = 30;

/** The values after, next to and below a label. */
export function valuesAfterLabel(match: LabelMatch, field: Field, context: Context, notation: Notation): Found[] {
  if (CAPTION.test(match.place.text)) return captionedValues(match, field, context, notation);
  const inline = inlineValues(match, field, context, notation);
  if (inline.some(({ signs }) => (signs.colon ?? 0) > 0)) return inline;
  // Words after the label that are not part of it make it another label: "Invoice Date Range".
  const rest = match.place.tokens.length - match.end;
  if (rest > 3 && !match.hasColon) return inline;
  return [...inline, ...rightValues(match, field, context, notation), ...belowValues(match, field, context, notation)];
}

/** "(State of incorporation)": a label in brackets is a caption, whose value is on the line above. */
const CAPTION = /^\([^()]{6,}\)$/u;

function captionedValues(match: LabelMatch, field: Field, context: Context, notation: Notation): Found[] {
  const above = context.neighbours.above(match.place, CLOSE)[0];
  if (above === undefined || CAPTION.test(above.text)) return [];
  const values = readIn(match, field, above, { from: 0, to: above.tokens.length, most: 1 }, notation, context);
  return values.map((value) => ({
    ...value,
    signs: { ...value.signs, ...labelSigns(match, field, context), below: 1 },
  }));
}

export function labelSigns(match: LabelMatch, field: Field, context: Context): CandidateSigns {
  const { weight, share, keys, place, from, end, isKindred } = match;
  const label = place.tokens.slice(from, Math.max(end, from + 1) + 1);
  const named = conceptsNamed(keys).filter(({ weak }) => !weak);
  const isOther =
    (share < WHOLE || isKindred === true) &&
    named.length > 0 &&
    !named.some(({ concept }) => field.concepts.includes(concept));
  const isRate = field.kind === "money" && label.some(({ text }) => /%\)?[:.]?$/u.test(text) && !/\d/u.test(text));
  return {
    ...(isKindred === true ? { kindred: weight } : { label: weight * share * share }),
    whole: isKindred !== true && weight >= WHOLE && share > WHOLE ? 1 : 0,
    ...(isOther || isRate ? { foreign: 1 } : {}),
    ...(context.isTitled(keys) ? { titled: 1 } : {}),
  };
}

function inlineValues(match: LabelMatch, field: Field, context: Context, notation: Notation): Found[] {
  const { place, end, hasColon } = match;
  const to = valueEnd(place, end, field.kind);
  if (end >= to) return [];
  const begins = match.from === 0 || /[,;.]$/u.test(place.tokens[match.from - 1]!.text);
  if (takesAll(field.kind) && !hasColon && (!begins || match.weight < MIN_NAME_WEIGHT || to - end < 2)) return [];
  const relation: CandidateSigns = hasColon ? { colon: 1 } : { inline: 1 };
  return readIn(match, field, place, { from: end, to, most: MAX_FILLERS }, notation, context).map((found) => ({
    ...found,
    signs: { ...found.signs, ...labelSigns(match, field, context), ...relation },
  }));
}

function rightValues(match: LabelMatch, field: Field, context: Context, notation: Notation): Found[] {
  const { place } = match;
  const found: Found[] = [];
  let unread = 0;
  let edge = place.right;
  for (const other of context.neighbours.right(place).slice(0, 2 * MAX_RIGHT)) {
    if (found.length >= MAX_RIGHT) break;
    if (/^[:=.\s]+$/u.test(other.text) || isCurrency(other.text)) continue;
    if (takesAll(field.kind) && isPair(other)) {
      unread++;
      continue;
    }
    const values = readIn(
      match,
      field,
      other,
      { from: leadOf(other), to: valueEnd(other, 0, field.kind), most: 1 },
      notation,
      context,
    );
    // "Amount" and "due" with a small gap are one label.
    if (values.length === 0 && other.left - edge < ONE_LABEL * place.size) edge = other.right;
    else if (values.length === 0) unread++;
    const ownLabel = labelsItself(other, values[0]) || hasLabelAbove(other, place, context) ? 1 : 0;
    for (const value of values) {
      found.push({
        ...value,
        signs: {
          ...value.signs,
          ...labelSigns(match, field, context),
          ...(context.isLabel(other) ? { isLabel: 1 } : {}),
          right: 1,
          ...(isSetApart(place, other) ? { otherLook: 1 } : {}),
          distance: Math.min(1, Math.max(0, other.left - place.right) / (FAR * place.size)),
          // In a total's row the last amount is as likely as the first.
          skipped: Math.min(1, found.length / 3) * (field.kind === "money" ? OF_AMOUNT : 1),
          ...between(unread),
          ownLabel,
        },
      });
    }
    // After another label the line belongs to that one.
    if (context.isLabel(other) && /[:=]$/u.test(other.text)) break;
  }
  return found;
}

/** Whether it is a label followed by its own value. */
function isPair({ tokens }: Place): boolean {
  return tokens.some(
    ({ text }, at) => at < tokens.length - 1 && (/[\p{L}.)]:$/u.test(text) || (at > 0 && text === ":")),
  );
}

/** A colon may come before the value, as in ": EUR". */
function leadOf({ tokens }: Place): number {
  return tokens.length > 1 && /^[:=]$/u.test(tokens[0]!.text) ? 1 : 0;
}

function labelsItself(place: Place, value: Found | undefined): boolean {
  const first = value?.spans[0]?.from ?? 0;
  return place.tokens.slice(0, first).some(({ text }) => /\p{L}[:=]$/u.test(text));
}

function hasLabelAbove(value: Place, label: Place, context: Context): boolean {
  const above = context.neighbours.above(value, ABOVE_HEIGHTS)[0];
  if (above === undefined || above === label || isPartOf(above, label)) return false;
  return context.isLabel(above) && !/[:=]$/u.test(above.text);
}

/** Whether a value has a label of its own to its left. */
function hasLabelLeft(value: Place, label: Place, context: Context): boolean {
  const left = context.neighbours.left(value)[0];
  if (left === undefined || left === label || !context.isLabel(left)) return false;
  return value.left - left.right < MAX_LABEL_GAP * label.size;
}

/** Maximum space between a label and a value to its right, in font sizes. */
const MAX_LABEL_GAP = 14;

/** Whether a label says more than another, and all that it says: "Balance" above a column, "Balance brought forward" in its row. */
export function isPartOf(header: Place, label: Place): boolean {
  const keys = new Set(label.tokens.flatMap((token) => token.keys));
  return header.tokens.length < label.tokens.length && header.tokens.every((token) => token.keys.every((key) => keys.has(key))); // prettier-ignore
}

function belowValues(match: LabelMatch, field: Field, context: Context, notation: Notation): Found[] {
  const { place } = match;
  const isTotal = field.kind === "money";
  const found: Found[] = [];
  let last = place;
  let unread = 0;
  for (const other of context.neighbours.below(place, isTotal ? DEPTH_OF_TOTALS : DEPTH)) {
    if (other.top - last.bottom > MAX_GAP_HEIGHTS * place.size) break;
    if (found.length >= MAX_BELOW && !isTotal) break;
    if (takesAll(field.kind) && isPair(other)) {
      last = other;
      unread++;
      continue;
    }
    const values = readIn(
      match,
      field,
      other,
      { from: leadOf(other), to: valueEnd(other, 0, field.kind), most: 1 },
      notation,
      context,
    );
    if (values.length === 0) unread++;
    if (values.length === 0 && takesAll(field.kind)) continue;
    last = other;
    const isLabelled = !isTotal && hasLabelLeft(other, place, context);
    for (const value of values) {
      found.push({
        ...value,
        signs: {
          ...value.signs,
          ...labelSigns(match, field, context),
          ...(context.isLabel(other) ? { isLabel: 1 } : {}),
          below: 1,
          ...(isSetApart(place, other) ? { otherLook: 1 } : {}),
          distance: Math.min(1, Math.max(0, other.top - place.bottom) / (FAR * place.size)),
          ...depthOf(other.top - place.bottom, place.size, isTotal),
          skipped: Math.min(1, found.length / 3),
          ...between(unread),
          ownLabel: labelsItself(other, value) || isLabelled ? 1 : 0,
        },
      });
    }
  }
  // Of a column of amounts, keeps the first ones and the last.
  return found.length <= MAX_BELOW ? found : [...found.slice(0, 2), ...found.slice(-2).map(asLast)];
}

/**
 * A value is close below its label; after one or more empty lines it seldom belongs to it. For amounts
 * the gap counts half: a sum is at the end of its column.
 */
function depthOf(gap: number, size: number, isTotal: boolean): CandidateSigns {
  const depth = Math.min(1, (gap / size - CLOSE) / DEEP) * (isTotal ? OF_TOTAL : 1);
  return depth > 0 ? { deep: depth } : {};
}

/** Two texts that are not values of the field's kind count as 1. */
function between(unread: number): CandidateSigns {
  return unread === 0 ? {} : { between: Math.min(1, unread / 2) };
}

function asLast({ signs, ...found }: Found): Found {
  return { ...found, signs: { ...signs, skipped: 0.5, distance: 0.5 * (signs.distance ?? 0) } };
}
