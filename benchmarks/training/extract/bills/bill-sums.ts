/** Sums of invoices: totals, the tax table, discounts and earlier payments. */
import { esc } from "../papers/issuers.ts";
import type { Bill } from "./bill.ts";
import { type BillStyle, chance, oneOf } from "./bill-style.ts";

type Leaf = "net_total" | "tax_total" | "grand_total";
type Row = readonly [label: string, value: string, isBold?: boolean];

export interface SetSums {
  readonly html: string;
  readonly missing: ReadonlySet<Leaf>;
}

const labelOfTax = (rate: number, style: BillStyle): string => style.word("tax").replace("{rate}", style.rate(rate));
const generalTax = (style: BillStyle): string =>
  style
    .word("tax")
    .replaceAll(/\s*\(?@?\s*\{rate\}\s*%\)?/gu, "")
    .replace(/^[+\s]+/u, "");

/** Rows from the sum of the lines to the amount due. */
function rowsOf(bill: Bill, style: BillStyle): Row[] {
  const sum = bill.net + bill.allowance - bill.freight;
  const perRate = bill.taxes.length > 1 || chance(0.5, style);
  const taxes = bill.taxes.map(({ rate, tax }): Row => [labelOfTax(rate, style), style.money(tax)]);
  return [
    ...(bill.allowance > 0 || bill.freight > 0 ? [[style.word("amount"), style.money(sum)] as const] : []),
    ...(bill.allowance > 0 ? [[style.word("allowance"), style.money(-bill.allowance)] as const] : []),
    ...(bill.freight > 0 ? [[style.word("freight"), style.money(bill.freight)] as const] : []),
    [style.word("net"), style.money(bill.net)],
    ...(perRate ? taxes : [[generalTax(style), style.money(bill.tax)] as const]),
    [style.word("gross"), style.money(bill.gross), true],
    ...(bill.prepaid > 0 ? [[style.word("prepaid"), style.money(-bill.prepaid)] as const, [style.word("payable"), style.money(bill.gross - bill.prepaid)] as const] : []),
  ];
} // prettier-ignore

function setRows(rows: readonly Row[], look: string): string {
  return `<table class="sums ${look}">${rows.map(([label, value, isBold]) => `<tr${isBold === true ? ' class="total"' : ""}><td>${esc(label)}</td><td class="num">${esc(value)}</td></tr>`).join("")}</table>`;
}

/** Taxes by rate: base, tax and often their sum. */
function taxTable(bill: Bill, style: BillStyle): string {
  const cells = bill.taxes.map(({ rate, base, tax }) => [`${style.rate(rate)} %`, style.plain(base), style.plain(tax)]);
  const head = [style.word("rate"), style.word("base"), generalTax(style)];
  return `<table class="taxes lined"><tr>${head.map((text) => `<th>${esc(text)}</th>`).join("")}</tr>${cells.map((row) => `<tr>${row.map((cell) => `<td class="num">${cell}</td>`).join("")}</tr>`).join("")}</table>`;
}

const SUMS: readonly ((bill: Bill, style: BillStyle) => SetSums)[] = [
  (bill, style) => said(setRows(rowsOf(bill, style), oneOf(["", "lined", "ruled"], style)), bill),
  (bill, style) => said(setRows(rowsOf(bill, style), ""), bill),
  (bill, style) => said(`<div class="sides"><div>${taxTable(bill, style)}</div><div>${setRows(rowsOf(bill, style), "lined")}</div></div>`, bill),
  // A single boxed row with headers.
  (bill, style) => {
    const cells = [[style.word("net"), style.plain(bill.net)], [generalTax(style), style.plain(bill.tax)], [style.word("gross"), style.money(bill.gross)]] as const;
    return { html: `<table class="lined wide"><tr>${cells.map(([label]) => `<th>${esc(label)}</th>`).join("")}</tr><tr>${cells.map(([, value]) => `<td>${esc(value)}</td>`).join("")}</tr></table>`, missing: new Set() };
  },
  // The tax table, and one total.
  (bill, style) => ({
    html: `${taxTable(bill, style)}<p class="right big">${esc(style.word("gross"))}: <b>${style.money(bill.gross)}</b></p>`,
    missing: new Set<Leaf>(bill.taxes.length > 1 ? ["net_total", "tax_total"] : []),
  }),
  // Only the amount due: the seller charges no tax, or does not state it.
  (bill, style) => ({ html: `<p class="right"><b>${esc(style.word("gross"))} ${style.money(bill.gross)}</b></p>`, missing: new Set<Leaf>(["net_total", "tax_total"]) }),
  (bill, style) => said(rowsOf(bill, style).map(([label, value]) => `<div class="right">${esc(label)} <span class="sum">${esc(value)}</span></div>`).join(""), bill),
]; // prettier-ignore

/** With several rates, no row states the total tax. */
function said(html: string, { taxes }: Bill): SetSums {
  return { html, missing: new Set<Leaf>(taxes.length > 1 ? ["tax_total"] : []) };
}

export const SUM_LOOKS: number = SUMS.length;

export function setSums(bill: Bill, style: BillStyle, look: number): SetSums {
  return SUMS[look % SUM_LOOKS]!(bill, style);
}
