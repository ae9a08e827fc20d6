/** Rows of tables by the amount that they hold. */
import type { MaterialCell, MaterialTable } from "../../material/material.ts";
import { parseAmount } from "../../values/amount.ts";
import type { Limit } from "../instruction.ts";
import type { Place } from "../redact/place.ts";
import { glyphsInBox } from "./glyphs-in-box.ts";
import { glyphsToQuads } from "./quad.ts";
import { type PageReading, type Reading, toPageSpace } from "./reading.ts";

const AMOUNT_HEAD =
  /^(?:amount|value|sum|debit|credit|paid (?:in|out)|money (?:in|out)|withdrawals?|deposits?|price|total|payment|betrag|umsatz|soll|haben|summe|gesamt|wert|preis|gutschrift|belastung)/iu;
const RUNNING = /balance|saldo|kontostand/iu;
/** Share of a column's filled cells that are numbers with a decimal part. */
const MIN_MONEY_SHARE = 0.8;

/** @returns a place a row; empty where no table has a column of amounts */
export async function findRows(limit: Limit, pages: readonly PageReading[], reading: Reading): Promise<Place[]> {
  const material = await reading.material();
  return material.pages.flatMap(({ number, blocks }) => {
    const page = pages.find(({ text }) => text.view.number === number);
    if (page === undefined) return [];
    return blocks
      .flatMap(({ table }) => (table === undefined ? [] : rowsOf(table, limit)))
      .flatMap((cells) => toPlace(page, cells));
  });
}

/** An amount is over or under a limit whatever its sign: what is paid out is a transaction, too. */
export function isWithin(limit: Limit, text: string): boolean {
  const amount = parseAmount(text);
  if (amount === null) return false;
  if (limit.is === "between") return Math.abs(amount) >= limit.amount && Math.abs(amount) <= (limit.to ?? Infinity);
  return limit.is === "over" ? Math.abs(amount) > limit.amount : Math.abs(amount) < limit.amount;
}

function rowsOf(table: MaterialTable, limit: Limit): MaterialCell[][] {
  const heads = table.cells.filter((cell) => cell.header || cell.row === 0);
  const named = heads.filter(({ text }) => AMOUNT_HEAD.test(text.trim()) && !RUNNING.test(text));
  const columns = named.length > 0 ? named.map(({ column }) => column) : moneyColumn(table, heads);
  const headRows = new Set(heads.map(({ row }) => row));
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => !headRows.has(row));
  return rows.flatMap((row) => {
    const cells = table.cells.filter((cell) => cell.row <= row && cell.row + cell.rowSpan > row);
    const isMeant = cells.some(
      ({ column, text }) => columns.includes(column) && text.trim() !== "" && isWithin(limit, text),
    );
    return isMeant ? [cells.filter((cell) => cell.rowSpan === 1)] : [];
  });
}

/** The only column of money, where no header says which it is. */
function moneyColumn(table: MaterialTable, heads: readonly MaterialCell[]): number[] {
  const columns = Array.from({ length: table.columnCount }, (_, column) => column).filter((column) => {
    const texts = table.cells.filter(
      (cell) => cell.column === column && !heads.includes(cell) && cell.text.trim() !== "",
    );
    const money = texts.filter(({ text }) => /\d[.,]\d{2}(?!\d)/u.test(text));
    const head = heads.find((cell) => cell.column === column)?.text ?? "";
    return texts.length > 0 && money.length / texts.length >= MIN_MONEY_SHARE && !RUNNING.test(head);
  });
  return columns.length === 1 ? columns : [];
}

function toPlace({ text: { view, glyphs } }: PageReading, cells: readonly MaterialCell[]): Place[] {
  const inside = cells.flatMap((cell) => glyphsInBox(glyphs, toPageSpace(view, cell.bbox)));
  if (inside.length === 0) return [];
  const text = cells.map((cell) => cell.text).join(" ");
  return [{ page: view.number, quads: glyphsToQuads(inside), glyphs: inside.map(({ id }) => id), text }];
}
