import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { quotedIn } from "../../grammar/quotes.ts";
import type { DeleteRows } from "./instruction.ts";

const NUMBERS = "\\d{1,7}(?:\\s*(?:-|–|to|bis|through)\\s*\\d{1,7})?";
/** Rows by their numbers. */
export const ROWS: RegExp = new RegExp(
  `(?<![\\p{L}])(?:rows?|zeilen?)\\s+(?:number\\s+|nr\\.?\\s+)?(${NUMBERS}(?:\\s*(?:,|and|und|&)\\s*(?:rows?\\s+|zeilen?\\s+)?${NUMBERS})*)`,
  "iu",
);
const SHEET = /(?:sheet|tab|blatt|tabellenblatt|reiter)\s+(?:\uE000\d+\uE001|([\p{L}\p{N}_-]+))/iu;
const MAX_ROWS = 10_000;

export const readDeleteRows: ClauseReader = ({ text, masked }) => {
  const ranges = [...(ROWS.exec(text)?.[1] ?? "").matchAll(new RegExp(NUMBERS, "giu"))].map(([range]) => {
    const [from = 0, to = from] = (range.match(/\d+/gu) ?? []).map(Number);
    return { from: Math.min(from, to), to: Math.max(from, to) };
  });
  const count = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (count === 0 || count > MAX_ROWS) return `It names no rows, or more than ${MAX_ROWS}; write: delete rows 3-5.`;
  const rows = ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const sheet = SHEET.exec(text);
  const instruction: DeleteRows = {
    kind: "delete_rows",
    rows: [...new Set(rows)].toSorted((a, b) => a - b),
    sheet: sheet === null ? null : (sheet[1] ?? quotedIn(sheet[0], masked)[0] ?? null),
  };
  return [instruction];
};
