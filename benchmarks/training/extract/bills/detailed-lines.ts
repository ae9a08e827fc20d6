/** Lines and sums of invoices with more than rows and a total: discounts under items, lists without headers, sections, meters, sums by rate. */
import { esc } from "../papers/issuers.ts";
import type { Bill, BillLine } from "./bill.ts";
import { between, type BillStyle, chance, oneOf } from "./bill-style.ts";
import type { SetLines } from "./bill-lines.ts";
import type { SetSums } from "./bill-sums.ts";

const num = (text: string): string => `<td class="num">${text}</td>`;
const head = (labels: readonly string[]): string => `<thead><tr>${labels.map((label) => `<th>${esc(label)}</th>`).join("")}</tr></thead>`; // prettier-ignore
const cents = (value: number): number => Math.round(value * 100) / 100;

/** Lines below an item that say how its price came about. */
function surcharges({ price }: BillLine, style: BillStyle): string[] {
  const label = style.word("allowance").replaceAll(/\d+ %/gu, "").trim();
  const rate = between(1, 5, style);
  return [
    `${label} 1: ${style.rate(rate)} % &nbsp; ${esc(style.word("base"))}: ${style.plain(price)} &nbsp; ${style.plain(cents((price * rate) / 100))}/${oneOf(["1", "100"], style)}`,
    `${label} 2: ${style.plain(0.02)}`,
  ].slice(0, between(1, 2, style));
} // prettier-ignore

/** Article numbers and names in one column, discounts below the items and below all items. */
function withSurcharges(bill: Bill, style: BillStyle): SetLines {
  const isSplit = chance(0.5, style);
  const labels = [style.word("position"), `${style.word("article")} / ${style.word("text")}`, style.word("quantity"), style.word("unit"), style.word("price"), style.word("rate"), style.word("amount")]; // prettier-ignore
  const rows = bill.lines.map((line, at) => {
    const [name, ...more] = [line.name, ...line.more, ...(chance(0.5, style) ? surcharges(line, style) : [])].map((text) => (text.includes("&nbsp;") ? text : esc(text))); // prettier-ignore
    const text = `${isSplit ? `${line.article}<br>` : ""}${name}${more.map((one) => `<br>${one}`).join("")}`;
    return `<tr><td>${at + 1}</td><td>${text}</td>${num(style.count(line.quantity))}<td>${line.unit}</td>${num(style.plain(line.price))}${num(style.rate(line.rate))}${num(style.plain(line.total))}</tr>`;
  });
  const label = style.word("allowance").replaceAll(/\d+ %/gu, "").trim();
  const below = bill.taxes.map(({ rate, base }) => `<div>${esc(label)}: &nbsp; 2,00 % &nbsp; ${esc(style.word("base"))}: &nbsp; ${style.plain(base)} &nbsp; ${esc(style.word("rate"))} ${style.rate(rate)} &nbsp; ${style.plain(0.06)}</div>`); // prettier-ignore
  const border = oneOf(["ruled", "bare", "lined"], style);
  return {
    html: `<table class="rows ${border}">${head(labels)}<tbody>${rows.join("")}</tbody></table><div>${below.join("")}</div>`,
    missing: new Set(),
  };
}

/** A letter's list: a name and an amount each, whose sum follows. */
function withoutHeader(bill: Bill, style: BillStyle): SetLines {
  const width = oneOf(["70%", "55%", "100%"], style);
  const rows = bill.lines.map(({ name, total }) => `<tr><td>${esc(name)}</td>${num(style.money(total))}</tr>`);
  return {
    html: `<p>${esc(style.word("greeting"))}</p><table class="bare" style="width:${width}"><tbody>${rows.join("")}</tbody></table>`,
    missing: new Set(["quantity", "unit_price"]),
  };
}

/** Sections with a heading and a sum each. */
function inSections(bill: Bill, style: BillStyle): SetLines {
  const cut = Math.max(1, bill.lines.length >> 1);
  const labels = [style.word("position"), style.word("text"), style.word("quantity"), style.word("unit"), style.word("price"), style.word("amount")]; // prettier-ignore
  const titles = ["A", "B"].map((letter, at) => `${letter} ${style.word(at === 0 ? "project" : "order")}`);
  const body = [bill.lines.slice(0, cut), bill.lines.slice(cut)].flatMap((lines, part) => {
    if (lines.length === 0) return [];
    const rows = lines.map((line, at) => `<tr><td>${part + 1}.${at + 1}</td><td>${esc(line.name)}</td>${num(style.count(line.quantity))}<td>${line.unit}</td>${num(style.plain(line.price))}${num(style.plain(line.total))}</tr>`); // prettier-ignore
    const sum = cents(lines.reduce((all, { total }) => all + total, 0));
    return [`<tr><td></td><td colspan="5"><b>${esc(titles[part]!)}</b></td></tr>`, ...rows, `<tr><td></td><td colspan="4">${esc(style.word("net"))} ${part + 1}</td>${num(`<b>${style.plain(sum)}</b>`)}</tr>`]; // prettier-ignore
  });
  return { html: `<table class="rows ${oneOf(["ruled", "lined"], style)}">${head(labels)}<tbody>${body.join("")}</tbody></table>`, missing: new Set() }; // prettier-ignore
}

/** A day or a meter with each line; prices with four decimals. */
function withDays(bill: Bill, style: BillStyle): SetLines {
  const [year, month] = bill.dates.issued;
  const day = (at: number): string => style.date([year, month, 1 + ((3 * at) % 27)]);
  const fine = (price: number): string => `${style.plain(price)}00`;
  const isMetered = chance(0.5, style);
  const labels = isMetered
    ? [style.word("deliveryDate"), style.word("text"), style.word("quantity"), style.word("price"), style.word("amount")] // prettier-ignore
    : [style.word("date"), style.word("quantity"), style.word("text"), style.word("price"), style.word("amount"), style.word("rate")]; // prettier-ignore
  const rows = bill.lines.map((line, at) => {
    const name = [line.name, ...line.more].map(esc).join("<br>");
    return isMetered
      ? `<tr><td>${day(at)} – ${day(at + 2)}</td><td>${name}</td>${num(`${style.count(line.quantity)} ${line.unit}`)}${num(fine(line.price))}${num(style.money(line.total))}</tr>`
      : `<tr><td>${day(at)}</td>${num(style.count(line.quantity))}<td>${name}</td>${num(style.plain(line.price))}${num(style.plain(line.total))}${num(`${style.rate(line.rate)} %`)}</tr>`;
  });
  return { html: `<table class="rows ${oneOf(["ruled", "striped", "bare"], style)}">${head(labels)}<tbody>${rows.join("")}</tbody></table>`, missing: new Set() }; // prettier-ignore
}

export const DETAILED_LINES: readonly ((bill: Bill, style: BillStyle) => SetLines)[] = [
  withSurcharges,
  withoutHeader,
  inSections,
  withDays,
];

const noRate = (text: string): string => text.replaceAll(/\s*\(?[+@]?\s*\{rate\}\s*%\)?/gu, "").trim();

/** One row for each rate, from the goods' value to the total, and the sums of all in a last row without a label. */
function byRate(bill: Bill, style: BillStyle): SetSums {
  const labels = [style.word("allowance"), style.word("net"), noRate(style.word("tax")), style.word("rate"), style.word("gross")]; // prettier-ignore
  const row = (cells: readonly string[]): string => `<tr>${cells.map(num).join("")}</tr>`;
  const rows = bill.taxes.map(({ rate, base, tax }) => row([style.plain(0), style.plain(base), style.plain(tax), style.rate(rate), style.plain(cents(base + tax))])); // prettier-ignore
  const all = bill.taxes.length > 1 ? row([style.plain(0), style.plain(bill.net), style.plain(bill.tax), oneOf(["", bill.currency], style), style.plain(bill.gross)]) : ""; // prettier-ignore
  return { html: `<table class="${oneOf(["ruled", "lined", "framed"], style)} wide">${head(labels)}<tbody>${rows.join("")}${all}</tbody></table>`, missing: new Set() }; // prettier-ignore
}

/** Lines of sums right below the rows, in the rows' columns. */
function inColumn(bill: Bill, style: BillStyle): SetSums {
  const row = (label: string, amount: number): string => `<tr><td>${esc(label)}</td>${num(style.money(amount))}</tr>`;
  const taxes = bill.taxes.map(({ rate, tax }) => row(style.word("tax").replace("{rate}", style.rate(rate)), tax));
  return {
    html: `<table class="bare" style="width:70%"><tbody>${row(style.word("net"), bill.net)}${taxes.join("")}${row(style.word("gross"), bill.gross)}</tbody></table>`,
    missing: new Set(bill.taxes.length > 1 ? ["tax_total" as const] : []),
  };
}

/** The taxes in a table between the net sum and the total, each on a line of text. */
function aroundTaxes(bill: Bill, style: BillStyle): SetSums {
  const tax = noRate(style.word("tax"));
  const rows = bill.taxes.map((one) => `<tr>${num(`${style.rate(one.rate)} %`)}${num(style.money(one.base))}${num(style.money(one.tax))}</tr>`); // prettier-ignore
  return {
    html: `<div class="right">${esc(style.word("net"))}: ${style.money(bill.net)}</div><table class="taxes">${head([style.word("rate"), style.word("base"), tax])}<tbody>${rows.join("")}</tbody></table><div class="right">${esc(tax)} ${esc(oneOf(["", "Σ", "total"], style))}: ${style.money(bill.tax)}</div><div class="right"><b>${esc(style.word("gross"))}: ${style.money(bill.gross)}</b></div>`,
    missing: new Set(),
  };
}

export const DETAILED_SUMS: readonly ((bill: Bill, style: BillStyle) => SetSums)[] = [byRate, inColumn, aroundTaxes];
