/** Rows of an array in the boxes of a form: a row of boxes whose labels are the item's fields, or boxes of one number, "12a", "12b". */
import { labelsOfBox, readBox } from "../candidates/paired.ts";
import { LabelFinder } from "../candidates/label-matches.ts";
import { WORDS } from "../candidates/word-kinship.ts";
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import { spanText } from "../line-index/span.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { type LabelledText, labelledTexts } from "../structure/labelled-texts.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import { type RecordValue, type TableRecord, tidy } from "./table-record.ts";

/** Maximum distance of the tops of labels on one line. */
const SAME_LINE_EM = 0.5;

/** Minimum match of a box's label with an item's field. */
const MIN_MATCH = 0.6;
/** Minimum fields of an item that a row of boxes has, and their minimum share of all. */
const MIN_FIELDS = 2;
const MIN_SHARE = 0.5;
/** Minimum boxes of a form; a page with fewer is none. */
const MIN_BOXES = 4;

/**
 * @param path - the array's, whose last name may be a box's number: `box_12`
 * @param owned - the item's fields, each with the array's name in its own: "state wages" for `wages` of `state`
 */
export function rowsOfBoxes(
  path: readonly string[],
  fields: readonly Field[],
  owned: readonly Field[],
  { lineIndex, notation }: { readonly lineIndex: LineIndex; readonly notation: Notation },
): TableRecord[] {
  const boxes = labelledTexts(lineIndex).filter(({ isBox, told, value }) => isBox && told === "look" && value !== null);
  if (boxes.length < MIN_BOXES || fields.length < MIN_FIELDS) return [];
  const numbered = ofNumber(path, boxes, fields, notation);
  return numbered.length > 0 ? numbered : ofRows(boxes, fields, owned, notation);
}

/** Each box whose number is that of the array's name, with or without a letter, is a row; its words are parted by their kinds. */
function ofNumber(path: readonly string[], boxes: readonly LabelledText[], fields: readonly Field[], notation: Notation): TableRecord[] {
  const number = /(?:^|_)(?:box|line|feld|case|casilla|casella|vak)_?(\d{1,3})$/iu.exec(path.at(-1) ?? "")?.[1];
  if (number === undefined) return [];
  const own = boxes.filter(({ label }) => new RegExp(`^${number}[a-z]?[.)]?$`, "u").test(label.place.tokens[0]!.text));
  return own.flatMap(({ value }) => toRecord(partsOf(value!, fields, notation)));
} // prettier-ignore

/** The values of typed fields in a text; the only other field has the words that are left. */
function partsOf(text: JoinedText, fields: readonly Field[], notation: Notation): Map<number, RecordValue> {
  const values = new Map<number, RecordValue>();
  const { tokens } = text.place;
  const taken = new Set<number>();
  const isWord = ({ kind }: Field): boolean => takesAll(kind) || kind === "code";
  for (const [index, field] of fields.entries()) {
    if (isWord(field)) continue;
    const reading = readFirst(READERS[field.kind], text.place, { from: 0, to: tokens.length, most: tokens.length }, notation); // prettier-ignore
    if (reading === null) continue;
    const spans = text.spans(reading.from, reading.to);
    const value = toValue(field, reading, spanText(spans));
    if (value === undefined) continue;
    values.set(index, { value, spans });
    for (let at = reading.from; at < reading.to; at++) taken.add(at);
  }
  const worded = fields.flatMap((field, index) => (isWord(field) ? [index] : []));
  const left = tokens.findIndex((_, at) => !taken.has(at));
  const end = tokens.findIndex((_, at) => at > left && taken.has(at));
  if (worded.length !== 1 || left < 0 || values.size === 0) return values;
  const spans = text.spans(left, end < 0 ? tokens.length : end);
  const said = tidy(spanText(spans));
  const value = toValue(fields[worded[0]!]!, { value: said, from: 0, to: 0, fit: 1 }, said);
  if (value !== undefined) values.set(worded[0]!, { value, spans });
  return values;
}

/** The rows of boxes that have the most of the item's fields. */
function ofRows(boxes: readonly LabelledText[], fields: readonly Field[], owned: readonly Field[], notation: Notation): TableRecord[] {
  const finders = [new LabelFinder(fields), new LabelFinder(owned)] as const;
  const rows = inLines(boxes).map((row) => {
    const values = new Map<number, RecordValue & { readonly match: number }>();
    for (const box of row) {
      for (const [turn, some] of [fields, owned].entries()) {
        for (const match of labelsOfBox(box, finders[turn]!, some, WORDS)) {
          const weight = match.weight * match.share;
          if (weight < MIN_MATCH || weight <= (values.get(match.field)?.match ?? 0)) continue;
          const read = readBox(box, some[match.field]!, notation);
          if (read !== null) values.set(match.field, { ...read, match: weight });
        }
      }
    }
    return values;
  });
  const most = Math.max(0, ...rows.map(({ size }) => size));
  if (most < MIN_FIELDS || most < MIN_SHARE * fields.length) return [];
  return rows.filter(({ size }) => size === most).flatMap(toRecord);
} // prettier-ignore

/** Boxes side by side, whose labels begin at one height. */
function inLines(boxes: readonly LabelledText[]): LabelledText[][] {
  const rows: LabelledText[][] = [];
  for (const box of boxes) {
    const { page, top, size } = box.label.place;
    const row = rows.find(([first]) => first!.label.place.page === page && Math.abs(first!.label.place.top - top) < SAME_LINE_EM * size); // prettier-ignore
    if (row === undefined) rows.push([box]);
    else row.push(box);
  }
  return rows;
}

function toRecord(values: ReadonlyMap<number, RecordValue>): TableRecord[] {
  const read = new Map([...values].map(([field, { value, spans }]) => [field, { value, spans }] as const));
  return read.size === 0 ? [] : [{ values: read, before: [], marks: [] }];
}
