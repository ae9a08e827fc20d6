/** Sets cells and deletes rows of OpenDocument spreadsheets. */
import type { Outcome } from "../../outcome.ts";
import type { Parts } from "../office-editing.ts";
import { type RowShift, shiftEnds, shiftOf } from "../spreadsheet/references.ts";
import { attributeOf, descendantsOf, isElement, type XmlElement } from "../xml-tree.ts";
import { dropComputed, setCellValue } from "./cell-values.ts";
import { cellText, contentOf, openCells, ownCell, ownRow, setContent, tablesOf, withAttribute } from "./tables.ts";

export function setOpenCell(
  parts: Parts,
  sheet: string,
  { row, column }: { readonly row: number; readonly column: number },
  { value, isText }: { readonly value: string; readonly isText: boolean },
): Outcome {
  const root = contentOf(parts);
  const cell = ownCell(tableNamed(root, sheet), row, column);
  if (cell === null) {
    return {
      status: "refused",
      reason: "The sheet has no such cell, or merged cells cover it; name their first cell.",
    };
  }
  const before = cellText(cell);
  setCellValue(cell, value, isText);
  const computed = dropComputed(root);
  setContent(parts, root);
  const reason = `${computed} formulas are computed again when a spreadsheet opens the file.`;
  return { status: "done", count: 1, before, after: value, ...(computed === 0 ? {} : { reason }) };
}

export function deleteOpenRows(parts: Parts, sheet: string, rows: readonly number[]): Outcome {
  const root = contentOf(parts);
  const table = tableNamed(root, sheet);
  const own = openCells(table).filter(({ row }) => rows.includes(row));
  if (own.length === 0) return { status: "not_found", reason: "The sheet has nothing in these rows." };
  const spans = [...descendantsOf(table)].some(
    (cell) => Number(attributeOf(cell, "table:number-rows-spanned") ?? 1) > 1,
  );
  if (spans || [...descendantsOf(table)].some(({ name }) => name === "table:shapes")) {
    return { status: "refused", reason: "The sheet has merged rows or drawings, which are placed by its rows; delete the row in a spreadsheet." };
  } // prettier-ignore
  const before = rows
    .map((row) =>
      own
        .filter((cell) => cell.row === row)
        .map(({ text }) => text)
        .join(", "),
    ) // prettier-ignore
    .join(" · ");
  for (const row of rows.toSorted((a, b) => b - a)) {
    const found = ownRow(table, row);
    if (found !== null) found.parent.children.splice(found.parent.children.indexOf(found.element), 1);
  }
  for (const { name, table: other } of tablesOf(root)) shiftFormulas(other, name, sheet, shiftOf(rows));
  shiftRanges(root, sheet, shiftOf(rows));
  dropComputed(root);
  setContent(parts, root);
  return { status: "done", count: rows.length, before, after: "" };
}

function tableNamed(root: XmlElement, name: string): XmlElement {
  return tablesOf(root).find((table) => table.name === name)!.table;
}

/** As in "[.C2:.C4]", "[$Costs.A1]" (ODF 1.3, part 4, 5.8). */
const REFERENCE = /\[([^\][]*?)\.(\$?[A-Z]{1,3}\$?)(\d+)(?::([^\][]*?)\.(\$?[A-Z]{1,3}\$?)(\d+))?\]/gu;

function shiftFormulas(table: XmlElement, own: string, changed: string, shift: RowShift): void {
  for (const cell of descendantsOf(table)) {
    const formula = attributeOf(cell, "table:formula");
    if (formula === undefined) continue;
    const moved = formula.replaceAll(REFERENCE, (...match: (string | undefined)[]) => {
      const [whole = "", sheet = "", column = "", first = "", to = "", end = "", last] = match;
      if ((sheet === "" ? own : sheetIn(sheet)) !== changed) return whole;
      return movedReference([sheet, column, Number(first)], last === undefined ? null : [to, end, Number(last)], shift);
    });
    if (moved !== formula) cell.tag = withAttribute(cell.tag, "table:formula", moved);
  }
}

type End = readonly [sheet: string, column: string, row: number];

function movedReference([sheet, column, first]: End, end: End | null, shift: RowShift): string {
  if (end === null) {
    const row = shift(first);
    return row === null ? "[.#REF!]" : `[${sheet}.${column}${row}]`;
  }
  const rows = shiftEnds(first, end[2], shift);
  return rows === null ? "[.#REF!]" : `[${sheet}.${column}${rows[0]}:${end[0]}.${end[1]}${rows[1]}]`;
}

function sheetIn(written: string): string {
  return written.replace(/^\$/u, "").replaceAll(/^(?:'|&apos;)|(?:'|&apos;)$/gu, "");
}

/** Ranges of names, filters and print areas: "Costs.A1:Costs.D5". */
function shiftRanges(root: XmlElement, changed: string, shift: RowShift): void {
  const names = [
    "table:cell-range-address",
    "table:target-range-address",
    "table:base-cell-address",
    "table:print-ranges",
  ];
  for (const element of descendantsOf(root)) {
    if (!isElement(element)) continue;
    for (const name of names) {
      const address = attributeOf(element, name);
      const match = /^\$?(.+?)\.(\$?[A-Z]{1,3}\$?)(\d+):(.*?)\.(\$?[A-Z]{1,3}\$?)(\d+)$/u.exec(address ?? "");
      if (match === null || sheetIn(match[1]!) !== changed) continue;
      const rows = shiftEnds(Number(match[3]), Number(match[6]), shift);
      if (rows === null) continue;
      const value = `${address!.startsWith("$") ? "$" : ""}${match[1]}.${match[2]}${rows[0]}:${match[4]}.${match[5]}${rows[1]}`;
      element.tag = withAttribute(element.tag, name, value);
    }
  }
}
