import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { NUMBER_KEY, toKeys, wordsOfName } from "../line-index/keys.ts";
import { textOf, type Place, type LineIndex } from "../line-index/line-index.ts";
import { READERS, takesAll } from "../values/readers.ts";
import type { Notation } from "../values/reading.ts";
import type { Context } from "./context.ts";
import type { Found } from "./read-values.ts";

/** Words of an object's name that its heading omits: "event_details" has the heading "Event". */
const GENERIC = /^(?:details?|infos?|information|data|meta|header|summary)$/u;
/** Limit on texts of a line. */
const MAX_TEXTS = 8;
/** Confidence of a value in schema order, and the penalty for each position that it is off. */
const IN_TURN = 0.82;
const OUT_OF_TURN = 0.22;

/**
 * Values of an object without labels of their own, on a line that begins with the object's name: "Event No. 15   MEN   50m
 * Freestyle" for `event: { sex, distance, style }`. They usually are in the order of the schema.
 */
export function headedLines(
  fields: readonly Field[],
  { places }: LineIndex,
  context: Context,
  notation: Notation,
): readonly Found[] {
  const found: Found[] = [];
  for (const [head, ofObject] of byObject(fields)) {
    const line = firstLine(head, places, context);
    if (line === null) continue;
    for (const [turn, index] of ofObject.entries()) {
      found.push(...valuesOn(line, turn, index, fields[index]!, notation));
    }
  }
  return found;
}

/** Indexes of the fields of each object, by its heading. */
function byObject(fields: readonly Field[]): [head: readonly string[], fields: readonly number[]][] {
  const objects = new Map<string, number[]>();
  for (const [index, { path }] of fields.entries()) {
    if (path.length < 2) continue;
    const key = path.slice(0, -1).join("/");
    objects.set(key, [...(objects.get(key) ?? []), index]);
  }
  return [...objects].flatMap(([key, ofObject]) => {
    const head = toKeys(wordsOfName(key.split("/").at(-1)!)).filter((word) => !GENERIC.test(word));
    return head.length === 0 || ofObject.length < 2 ? [] : [[head, ofObject]];
  });
}

/** The text after the heading on the first line that begins with it; null if there is none. */
function firstLine(head: readonly string[], places: readonly Place[], { neighbours }: Context): Place[] | null {
  for (const place of places) {
    const keys = place.tokens.slice(0, head.length).flatMap((token) => token.keys);
    if (!head.every((word, at) => keys[at] === word) || neighbours.left(place).length > 0) continue;
    const behind = neighbours.right(place).filter(({ text }) => !/\p{L}:/u.test(text));
    // "Race No." is followed by its number, which is not one of the object's values.
    const texts = place.tokens.at(-1)!.keys.includes(NUMBER_KEY) ? behind.slice(1) : behind;
    if (texts.length >= 2) return texts.slice(0, MAX_TEXTS);
  }
  return null;
}

// oxlint-disable-next-line max-params -- a line, and which of its values is read as what
function valuesOn(line: readonly Place[], turn: number, index: number, field: Field, notation: Notation): Found[] {
  return line.flatMap((place, at) => {
    const to = place.tokens.length;
    const reading = takesAll(field.kind)
      ? READERS.text(place, 0, to, notation)
      : READERS[field.kind](place, 0, to, notation);
    if (reading === null || reading.to < to) return [];
    const value = toValue(field, reading, textOf(place, reading.from, reading.to));
    if (value === undefined) return [];
    const placed = Math.max(0, IN_TURN - OUT_OF_TURN * Math.abs(at - turn));
    const spans = [{ place, from: reading.from, to: reading.to }];
    return [{ field: index, value, spans, signs: { placed, fit: reading.fit, underName: 1 }, label: null }];
  });
}
