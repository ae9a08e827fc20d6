import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { unmask } from "../../grammar/quotes.ts";
import { withoutScope } from "../../grammar/scope.ts";
import { SHEET } from "../set-cell/read-set-cell.ts";
import type { DeleteRows } from "./instruction.ts";

const NUMBERS = "\\d{1,7}(?:\\s*(?:-|–|to|bis|through)\\s*\\d{1,7})?";
/** Rows by number. */
export const ROWS: RegExp = new RegExp(
  `(?<![\\p{L}])(?:rows?|zeilen?)\\s+(?:number\\s+|nr\\.?\\s+)?(${NUMBERS}(?:\\s*(?:,|and|und|&)\\s*(?:rows?\\s+|zeilen?\\s+)?${NUMBERS})*)`,
  "iu",
);
/** As in "the row for Owen Marsh". */
export const NAMED_ROW: RegExp =
  /(?<![\p{L}])(?:row|entry|line|zeile|eintrag)\s+(?:for|of|with|containing|about|named|von|mit|für|zu|namens)\s+(?:the\s+|der\s+|dem\s+)?(\uE000\d+\uE001|\p{L}[^\uE000]{0,79})$/iu;
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  erste: 1,
  second: 2,
  zweite: 2,
  third: 3,
  dritte: 3,
  fourth: 4,
  vierte: 4,
  fifth: 5,
  fünfte: 5,
};
/** As in "the second row", which is row 2. */
export const ORDINAL_ROW: RegExp = new RegExp(
  `^(?:\\S+\\s+){1,3}?(${Object.keys(ORDINALS).join("|")})\\s+(?:row|zeile)(?:\\s+\\p{L}+)?$`,
  "iu",
);
const MAX_ROWS = 10_000;
/** A German verb may be last. */
const LAST_VERB = /\s+(?:bitte\s+|ganz\s+)*(?:löschen|entfernen|streichen|rausnehmen|rauswerfen)$/iu;

export const readDeleteRows: ClauseReader = ({ text: clause, masked }) => {
  const on = SHEET.exec(clause);
  const text = withoutScope((on === null ? clause : clause.replace(on[0], " ")).replace(/[\s.!]+$/u, ""));
  const sheet = on === null ? null : unmask(on[1] ?? on[2] ?? "", masked);
  const name = NAMED_ROW.exec(text.replace(LAST_VERB, ""))?.[1];
  if (name !== undefined) return [{ kind: "delete_rows", rows: [], named: unmask(name, masked), sheet } as DeleteRows];
  const ordinal = ORDINAL_ROW.exec(text)?.[1]?.toLowerCase();
  if (ordinal !== undefined) return [{ kind: "delete_rows", rows: [ORDINALS[ordinal]!], sheet } as DeleteRows];
  const ranges = [...(ROWS.exec(text)?.[1] ?? "").matchAll(new RegExp(NUMBERS, "giu"))].map(([range]) => {
    const [from = 0, to = from] = (range.match(/\d+/gu) ?? []).map(Number);
    return { from: Math.min(from, to), to: Math.max(from, to) };
  });
  const count = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (count === 0 || count > MAX_ROWS) return `It names no rows, or more than ${MAX_ROWS}; write: delete rows 3-5.`;
  const rows = ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const instruction: DeleteRows = {
    kind: "delete_rows",
    rows: [...new Set(rows)].toSorted((a, b) => a - b),
    sheet,
  };
  return [instruction];
};
