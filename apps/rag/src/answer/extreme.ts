/** "Which station has the highest …": the answer is the name of a row, found by comparing a column. */
import { plainOf, type Language } from "../language/languages.ts";
import { namedIn, type UnderstoodQuestion } from "../question/understand.ts";
import type { Cell } from "../read/passage.ts";
import type { FoundPassage } from "../search/search.ts";
import { wordsOf } from "../search/words.ts";
import type { Candidate } from "./candidates.ts";
import { rowsOf, type TableRow } from "../read/table.ts";

/** Returns the row with the highest or lowest value of what the question names; empty if it asks for no comparison. */
export function extremeOf(found: FoundPassage, question: UnderstoodQuestion): readonly Candidate[] {
  const { cells = [] } = found.passage;
  if (question.extreme === undefined || cells.length === 0) return [];
  const rows = rowsOf(cells).filter(({ label }) => !TOTAL.test(label.split(" > ").at(-1)!.trim()));
  const columns = [...new Set(rows.flatMap(({ values }) => values.map(({ column }) => column)))];
  const compared = columns
    .map((column) => ({ column, named: namedBy(question, column), values: valuesUnder(rows, column, found.language) }))
    .filter(({ named, values }) => named > 0 && values.length >= MIN_ROWS)
    .sort((one, other) => other.named - one.named);
  const [first] = compared;
  if (first === undefined) return [];
  const sign = question.extreme === "most" ? -1 : 1;
  const [best] = first.values.toSorted((one, other) => sign * (one.value - other.value));
  const { row, cell } = best!;
  const headerOf = (of: Cell): Cell | undefined =>
    cells.find((other) => other.row < of.row && other.column === of.column && isHeader(other, rows));
  const name = nameOf(row, (of) => (of === cell ? 0 : namedBy(question, oneLine(headerOf(of)?.text ?? ""))));
  if (name === undefined || name === cell) return [];
  const header = headerOf(name);
  const column = oneLine(header?.text ?? "");
  const quoted = { text: oneLine(name.text), column, row: "", at: name, names: [], cellsOfRow: row.all };
  const named = column === "" ? quoted.text : `${column}: ${quoted.text}`;
  const text = `${named}; ${first.column}: ${oneLine(cell.text)}`;
  return [{ found, kind: "cell", text, cell: quoted, before: "", isExtreme: true }];
}

/** Minimum number of rows: with fewer, a question about the highest is unlikely. */
const MIN_ROWS = 3;
/** Rows with totals are not compared. */
const TOTAL =
  /^(?:(?:sub|grand )?totals?|all|sum|mean|average|median|overall|gesamt|summe|insgesamt|durchschnitt|mittelwert|total général|ensemble|moyenne|media|suma|totale|totaal|gemiddelde)\b/iu;

interface Compared {
  readonly row: TableRow;
  readonly cell: Cell;
  readonly value: number;
}

/** Returns the numbers under a header; empty if more than a quarter of the rows have something else there. */
function valuesUnder(rows: readonly TableRow[], column: string, language: Language): readonly Compared[] {
  const under = rows.flatMap((row) => row.values.flatMap((held) => (held.column === column ? [{ row, ...held }] : [])));
  const numbers = under.flatMap(({ row, cell }) => {
    const value = numberOf(cell.text, language);
    return value === undefined ? [] : [{ row, cell, value }];
  });
  return 4 * numbers.length >= 3 * under.length ? numbers : [];
}

/**
 * Numbers: "1,203", "(37)", "−19.5", "$ 12.00". Not numbers: "06:10", "2023-09-04". In languages with a decimal comma, a point before
 * three digits is a thousands separator, as in "1.150".
 */
function numberOf(text: string, language: Language): number | undefined {
  const bare = text.replaceAll(/[\s$€£%\u202F]/gu, "").replace(/^[−–]/u, "-");
  const plain =
    language === "en" ? bare.replaceAll(",", "") : bare.replaceAll(/\.(?=\d{3}(?:\D|$))/gu, "").replace(",", ".");
  const [, held] = /^\(([\d.]+)\)$/u.exec(plain) ?? [];
  if (held !== undefined) return -Number(held);
  return /^[+-]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : undefined;
}

/** Whether a cell is above all compared rows. */
function isHeader({ row, row_span }: Cell, rows: readonly TableRow[]): boolean {
  return rows.every(({ all }) => all.every((cell) => cell.row >= row + row_span));
}

/** Returns the cell that names the row: the one under the header that the question names ("which tool"), or the first one that is no running number. */
function nameOf({ all }: TableRow, asked: (cell: Cell) => number): Cell | undefined {
  const isWord = ({ text }: Cell): boolean => /\p{L}/u.test(text);
  const [named] = all.filter((cell) => isWord(cell) && asked(cell) > 0).sort((one, other) => asked(other) - asked(one));
  return named ?? all.find(isWord) ?? all[0];
}

function namedBy(question: UnderstoodQuestion, column: string): number {
  const named = namedIn(question, wordsOf(column, question.language));
  const meant = question.compared?.test(plainOf(column)) ? 1 : 0;
  return named.reduce((sum, at) => sum + question.words[at]!.weight, meant);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
