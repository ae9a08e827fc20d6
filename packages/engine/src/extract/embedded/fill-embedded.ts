import type { BBox } from "../../geometry/bbox.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { Field } from "../fields/field.ts";
import type { Filled } from "../result/filled.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { type Span, spanBox } from "../line-index/span.ts";
import type { Notation } from "../values/reading.ts";
import { areSame, embeddedValue, findOnPages } from "./embedded-fields.ts";
import { formValue } from "./form-values.ts";
import type { EmbeddedInvoice } from "./invoice-xml.ts";

/** Confidence of embedded data, which was written by the program that made the document. */
const EMBEDDED = 0.99;

/** Values that the file contains as data, each with its place if it is found on the pages. */
export function fillEmbedded(
  fields: readonly Field[],
  byField: readonly (readonly Candidate[])[],
  invoice: EmbeddedInvoice | null,
  lineIndex: LineIndex,
  notation: Notation,
): Map<number, Filled> {
  const filled = new Map<number, Filled>();
  for (const [index, field] of fields.entries()) {
    const value = invoice === null ? undefined : embeddedValue(field, invoice.values);
    if (value !== undefined) {
      const spans = findOnPages(value, field, byField[index]!, lineIndex, notation);
      filled.set(index, { path: field.path, value, spans, sureness: EMBEDDED, isCarried: true });
      continue;
    }
    const form = formValue(field, lineIndex, notation);
    if (form === null) continue;
    filled.set(index, {
      path: field.path,
      value: form.value,
      spans: spansWithin(form.field.bbox, lineIndex),
      sureness: EMBEDDED,
      isCarried: true,
    });
  }
  return filled;
}

/** Invoice lines from embedded data; null if they are not items of this array. Their places are those of the rows that were read. */
export function fillEmbeddedLines(
  {
    path,
    fields,
    read,
  }: { readonly path: readonly string[]; readonly fields: readonly Field[]; readonly read: readonly Filled[] },
  { lines }: EmbeddedInvoice,
): Filled[] | null {
  const rows = lines.map((line) => fields.map((field) => embeddedValue(field, line)));
  const found = fields.filter((_, column) => rows.some((row) => row[column] !== undefined));
  if (found.length < Math.min(2, fields.length)) return null;
  return rows.flatMap((row, index) =>
    row.flatMap((value, column) => {
      if (value === undefined) return [];
      const place = [...path, index, ...fields[column]!.path];
      const said = read.find((one) => one.path.join("/") === place.join("/") && areSame(one.value, value));
      return [{ path: place, value, spans: said?.spans ?? [], sureness: EMBEDDED, isCarried: true }];
    }),
  );
}

/** The words inside a box. */
function spansWithin(box: BBox, { byPage }: LineIndex): Span[] {
  return (byPage.get(box.page) ?? []).flatMap((place) => {
    const inside = place.tokens.flatMap((_, at) =>
      isInside(spanBox({ place, from: at, to: at + 1 }), box) ? [at] : [],
    );
    return inside.length === 0 ? [] : [toSpan(place, inside)];
  });
}

function toSpan(place: Place, tokens: readonly number[]): Span {
  return { place, from: tokens[0]!, to: tokens.at(-1)! + 1 };
}

function isInside(word: BBox, { left, top, width, height }: BBox): boolean {
  const x = word.left + word.width / 2;
  const y = word.top + word.height / 2;
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
