/** Invoice lines in the layouts that programs use, and what each layout omits. */
import { esc } from "../papers/issuers.ts";
import type { Bill, BillLine } from "./bill.ts";
import { type BillStyle, chance, oneOf } from "./bill-style.ts";
import type { BillWord } from "./bill-words.ts";

type Leaf = "name" | "quantity" | "unit_price" | "line_total";

export interface SetLines {
  readonly html: string;
  /** Fields that no line states. */
  readonly missing: ReadonlySet<Leaf>;
}

interface Column {
  readonly word: BillWord;
  readonly isNumber: boolean;
  cell(line: BillLine, at: number): string;
}

function columnsOf(style: BillStyle): Readonly<Record<string, Column>> {
  const amount = chance(0.35, style) ? style.money : style.plain;
  const withUnit = chance(0.3, style);
  const step = oneOf([1, 1, 1, 10], style);
  return {
    pos: { word: "position", isNumber: false, cell: (_, at) => String((at + 1) * step) },
    article: { word: "article", isNumber: false, cell: ({ article }) => article },
    text: { word: "text", isNumber: false, cell: ({ name, more }) => [name, ...more].map(esc).join("<br>") },
    quantity: { word: "quantity", isNumber: !withUnit, cell: ({ quantity, unit }) => `${style.count(quantity)}${withUnit ? ` ${unit}` : ""}` },
    unit: { word: "unit", isNumber: false, cell: ({ unit }) => unit },
    price: { word: "price", isNumber: true, cell: ({ price }) => amount(price) },
    rate: { word: "rate", isNumber: true, cell: ({ rate }) => `${style.rate(rate)}${withUnit ? " %" : ""}` },
    discount: { word: "discount", isNumber: true, cell: () => oneOf(["", "0", "-"], style) },
    total: { word: "amount", isNumber: true, cell: ({ total }) => amount(total) },
  };
} // prettier-ignore

/** Table columns as programs have them; the first ones are drawn more often. */
const ORDERS = [
  "pos article text quantity unit price total",
  "pos text quantity price total",
  "text quantity price total",
  "quantity text price total",
  "article text quantity price rate total",
  "pos quantity unit text price total",
  "text quantity unit price discount rate total",
  "article text unit quantity price discount total rate",
  "text total",
  "pos text total",
  "quantity article text price total rate",
  "text rate quantity price total",
] as const;

export const LINE_LOOKS: number = ORDERS.length + 3;

export function setLines(bill: Bill, style: BillStyle, look: number): SetLines {
  const at = look % LINE_LOOKS;
  if (at >= ORDERS.length) return OTHERS[at - ORDERS.length]!(bill, style);
  const all = columnsOf(style);
  const names = ORDERS[at]!.split(" ");
  const columns = names.map((name) => all[name]!);
  const head = columns.map(({ word, isNumber }) => `<th${isNumber ? ' class="num"' : ""}>${esc(style.word(word))}</th>`).join("");
  const rows = bill.lines.map((line, index) => `<tr>${columns.map(({ cell, isNumber }) => `<td${isNumber ? ' class="num"' : ""}>${cell(line, index)}</td>`).join("")}</tr>`).join("");
  const border = oneOf(["lined", "ruled", "bare", "striped", "framed"], style);
  const missing = new Set<Leaf>([...(names.includes("quantity") ? [] : ["quantity" as const]), ...(names.includes("price") ? [] : ["unit_price" as const])]);
  return { html: `<table class="rows ${border}"><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`, missing };
} // prettier-ignore

const OTHERS: readonly ((bill: Bill, style: BillStyle) => SetLines)[] = [
  // The article below its numbers, on a line of its own.
  (bill, style) => ({
    html: `<table class="rows ruled"><thead><tr>${(["position", "article", "quantity", "price", "amount"] as const).map((word) => `<th>${esc(style.word(word))}</th>`).join("")}</tr></thead><tbody>${bill.lines.map((line, at) => `<tr><td>${at + 1}</td><td>${line.article}</td><td>${style.count(line.quantity)} ${line.unit}</td><td class="num">${style.plain(line.price)}</td><td class="num">${style.plain(line.total)}</td></tr><tr><td></td><td colspan="4">${esc(line.name)}</td></tr>`).join("")}</tbody></table>`,
    missing: new Set(),
  }),
  // A list, as a craftsman writes it.
  (bill, style) => ({
    html: bill.lines.map((line) => `<div class="sides"><div>${style.count(line.quantity)} ${line.unit} ${esc(line.name)} ${oneOf(["à", "x", "@"], style)} ${style.plain(line.price)}</div><div>${style.money(line.total)}</div></div>`).join(""),
    missing: new Set(),
  }),
  // Blocks of labelled values, as viewers of electronic invoices show lines.
  (bill, style) => ({
    html: bill.lines.map((line, at) => `<h3>${esc(style.word("position"))} ${at + 1}</h3><table class="meta">${(
      [["text", esc(line.name)], ["quantity", style.count(line.quantity)], ["unit", line.unit], ["price", style.plain(line.price)], ["rate", style.rate(line.rate)], ["amount", style.plain(line.total)]] as const
    ).map(([word, value]) => `<tr><td>${esc(style.word(word))}</td><td>${value}</td></tr>`).join("")}</table>`).join(""),
    missing: new Set(),
  }),
]; // prettier-ignore
