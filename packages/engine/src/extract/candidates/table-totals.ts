import { isTotalRow } from "../arrays/total-rows.ts";
import { tableStrips } from "../arrays/table-strips.ts";
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { spanText } from "../line-index/span.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import { kindredLabels } from "./kindred-labels.ts";
import { LabelFinder } from "./label-matches.ts";
import type { Found } from "./read-values.ts";
import type { WordKinship } from "./word-kinship.ts";

/** The sums of a table's columns: the labels of a cell in the total's row are "Total" and its column's header. */
// oxlint-disable-next-line max-params -- what is looked for, and in what
export function tableTotals(fields: readonly Field[], lineIndex: LineIndex, words: WordKinship, notation: Notation): Found[] {
  const finder = new LabelFinder(fields);
  return tableStrips(lineIndex).flatMap(({ headers, rows }) =>
    rows.flatMap(({ cells }) => {
      const name = cells.find((cell) => cell !== null && isTotalRow([cell.place.text]));
      if (name === undefined || name === null) return [];
      return cells.flatMap((cell, column): Found[] => {
        const header = headers[column];
        if (cell === null || cell === name || header === undefined || header === null) return [];
        const place: Place = { ...header.place, tokens: [...name.place.tokens, ...header.place.tokens] };
        const keys = place.tokens.flatMap((token) => token.keys);
        const text = { place, from: 0, end: place.tokens.length, hasColon: false, keys };
        const labels = [...finder.findIn(place), ...kindredLabels(fields, [text], words)];
        return labels.flatMap((label) => {
          const field = fields[label.field]!;
          if (takesAll(field.kind) || !isTotal(field)) return [];
          const reading = readFirst(READERS[field.kind], cell.place, { from: 0, to: cell.place.tokens.length, most: 1 }, notation); // prettier-ignore
          if (reading === null) return [];
          const spans = cell.spans(reading.from, reading.to);
          const value = toValue(field, reading, spanText(spans));
          if (value === undefined) return [];
          const said = label.isKindred === true ? { kindred: label.weight } : { label: label.weight * label.share ** 2 };
          return [{ field: label.field, value, spans, signs: { ...said, fit: reading.fit, paired: 1, totalRow: 1 }, label: null }];
        });
      });
    }),
  );
} // prettier-ignore

function isTotal({ namings }: Field): boolean {
  return namings
    .slice(0, 1)
    .some((keys) => keys.some((key) => /^(?:total|sum|gesamt|summe|totaal|totale|suma)/u.test(key)));
}
