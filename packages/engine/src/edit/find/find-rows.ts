/** Finds rows of tables by the amount or date in them. */
import type { TranscriptCell, TranscriptTable } from "../../transcript/transcript.ts";
import { parseAmount } from "../../values/amount.ts";
import type { DateLimit, Limit, Target } from "../instruction.ts";
import { findDates } from "../pii/find-dates.ts";
import { daysOf } from "./days-of.ts";
import { bodyRows, findTableRows } from "./find-table.ts";
import { doubt, type Found } from "./found.ts";
import type { PageReading, Reading } from "./reading.ts";

type Rows = Extract<Target, { is: "rows" }>;

const AMOUNT_HEAD =
  /^(?:amount|value|sum|debit|credit|paid (?:in|out)|money (?:in|out)|withdrawals?|deposits?|price|total|payment|betrag|umsatz|soll|haben|summe|gesamt|wert|preis|gutschrift|belastung)/iu;
const OUT_HEAD = /^(?:debit|paid out|money out|withdrawals?|soll|belastung)/iu;
const IN_HEAD = /^(?:credit|paid in|money in|deposits?|haben|gutschrift)/iu;
const RUNNING = /balance|saldo|kontostand/iu;
/** Minimum share of a column's filled cells that are numbers with decimals. */
const MIN_MONEY_SHARE = 0.8;
const NO_SIGNS =
  "The table does not say which of its amounts were paid out and which came in; name the rows by their amounts or texts.";

/** @returns one place per row; none if no table has a column of amounts */
export async function findRows(target: Rows, pages: readonly PageReading[], reading: Reading): Promise<Found> {
  const state = { hasNoSigns: false };
  const places = await findTableRows(
    (table) => bodyRows(table).filter((cells) => isWithinLimits(cells, table, target, state)),
    pages,
    reading,
  );
  return state.hasNoSigns ? doubt(NO_SIGNS) : { places, secrets: [] };
}

/** Compares the absolute amount with the limit, because a payment is a transaction too. */
export function isWithin(limit: Limit, text: string): boolean {
  const amount = parseAmount(text);
  if (amount === null) return false;
  if (limit.is === "between") return Math.abs(amount) >= limit.amount && Math.abs(amount) <= (limit.to ?? Infinity);
  return limit.is === "over" ? Math.abs(amount) > limit.amount : Math.abs(amount) < limit.amount;
}

/** Null if the text has no year, or its month lies on both sides of the limit. */
export function isDated({ from, to }: DateLimit, text: string): boolean | null {
  const days = daysOf(text);
  if (days === null) return null;
  if (days.from >= from && days.to <= to) return true;
  return days.to < from || days.from > to ? false : null;
}

function isWithinLimits(
  cells: readonly TranscriptCell[],
  table: TranscriptTable,
  { limit, flow, dates }: Rows,
  state: { hasNoSigns: boolean },
): boolean {
  if (dates !== undefined) return cells.some(({ text }) => datesIn(text).some((date) => isDated(dates, date) === true));
  if (limit === undefined && flow === undefined) return true;
  const amounts = amountColumns(table);
  const filled = cells.filter(({ column, text }) => amounts.columns.includes(column) && text.trim() !== "");
  return filled.some((cell) => {
    if (limit !== undefined && !isWithin(limit, cell.text)) return false;
    if (flow === undefined) return true;
    const head = amounts.heads.get(cell.column) ?? "";
    if (OUT_HEAD.test(head)) return flow === "out";
    if (IN_HEAD.test(head)) return flow === "in";
    if (!amounts.hasSigns) state.hasNoSigns = true;
    return amounts.hasSigns && (parseAmount(cell.text) ?? 0) < 0 === (flow === "out");
  });
}

function datesIn(text: string): string[] {
  return findDates(text).map(({ from, to }) => text.slice(from, to));
}

interface AmountColumns {
  readonly columns: readonly number[];
  readonly heads: ReadonlyMap<number, string>;
  readonly hasSigns: boolean;
}

function amountColumns(table: TranscriptTable): AmountColumns {
  const heads = table.cells.filter((cell) => cell.header || cell.row === 0);
  const named = heads.filter(({ text }) => AMOUNT_HEAD.test(text.trim()) && !RUNNING.test(text));
  const columns = named.length > 0 ? named.map(({ column }) => column) : moneyColumn(table, heads);
  const hasSigns = table.cells.some(({ column, text }) => columns.includes(column) && (parseAmount(text) ?? 0) < 0);
  return { columns, heads: new Map(heads.map(({ column, text }) => [column, text.trim()])), hasSigns };
}

/** The only column of money; for tables whose headers do not name one. */
function moneyColumn(table: TranscriptTable, heads: readonly TranscriptCell[]): number[] {
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
