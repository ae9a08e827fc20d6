/** Heads of invoices with more names than the two parties': contacts, account holders, offices, and places of delivery. */
import { esc } from "../papers/issuers.ts";
import type { Bill, BillParty } from "./bill.ts";
import type { BillHead } from "./bill-head.ts";
import { between, type BillStyle, chance, oneOf } from "./bill-style.ts";

const spaced = ({ name, street, town }: BillParty, gap: string): string => [name, street, town].map((line) => `<div style="margin-bottom:${gap}">${esc(line)}</div>`).join(""); // prettier-ignore
const oneLine = ({ name, street, town }: BillParty, sign: string): string => [name, street, town].map(esc).join(sign);

/** An address with wide lines in the window, the sender's details at the right, numbers below without colons. */
function wideWindow(bill: Bill, style: BillStyle): BillHead {
  const gap = oneOf(["1mm", "4mm", "5mm"], style);
  const numbers = [`${style.word("customer")} ${bill.customer}`, `${style.word("order")} ${bill.order}`].map(
    (line) => `<div>${esc(line)}</div>`,
  );
  const own = [bill.seller.name, bill.seller.street, bill.seller.town, `Tel. ${bill.seller.phone}`, bill.contact, `Tel. ${bill.seller.phone}-2`]; // prettier-ignore
  return {
    html: `<div class="sides"><div class="window"><div class="over">${oneLine(bill.seller, oneOf([" ● ", " · "], style))}</div>${spaced(bill.buyer, gap)}</div><div class="small">${own.map(esc).join("<br>")}</div></div>${numbers.join("")}<h2>${esc(style.word("invoice"))} ${oneOf(["# ", "", "Nr. "], style)}${esc(bill.number)} – ${style.date(bill.dates.issued)}</h2>`,
    states: new Set(["customer", "order"]),
  };
}

/** Boxes of the supplier, the buyer, the invoice's and the goods' recipient, each with its numbers. */
function fourBoxes(bill: Bill, style: BillStyle): BillHead {
  const code = (): string => `GLN 43${between(10_000_000, 99_999_999, style)}001`;
  const box = (label: string, { name, street, town }: BillParty, last: string): string =>
    `<div class="cell"><b>${esc(label)}</b><br>${code()}<br>${esc(name)}<br>${esc(street)}<br>${esc(town)}<br>${last}</div>`;
  const shop: BillParty = { ...bill.buyer, name: bill.contact, street: `Tor ${between(1, 9, style)}` };
  const numbers = [[style.word("number"), bill.number], [style.word("date"), style.date(bill.dates.issued)], [style.word("deliveryDate"), style.date(bill.dates.delivered)], [style.word("order"), bill.order]] as const; // prettier-ignore
  return {
    html: `<h1>${esc(style.word("invoice"))}</h1><div class="sides"><div class="grid2" style="grid-template-columns:1fr 1fr">${box(style.word("seller"), bill.seller, `${esc(style.word("vat"))}: ${bill.seller.vat}`)}${box(style.word("buyer"), bill.buyer, `${esc(style.word("customer"))}: ${bill.customer}`)}${box(style.word("shipTo"), shop, "")}</div><table class="meta">${numbers.map(([label, value]) => `<tr><td>${esc(label)}</td><td>: ${esc(value)}</td></tr>`).join("")}</table></div>`,
    states: new Set(["customer", "order", "deliveryDate"]),
  };
}

/** A letter: the sender's name in large letters, an office next to the window, the town and date before the subject. */
function letter(bill: Bill, style: BillStyle): BillHead {
  const title = chance(0.5, style) ? `${style.word("invoice")} ${bill.number}` : style.word("invoice");
  const number = title.includes(bill.number) ? "" : `<div>${esc(style.word("number"))}: ${esc(bill.number)}</div>`;
  const office = [bill.contact, bill.seller.street, `Tel.: ${bill.seller.phone}`, `Fax: ${bill.seller.phone}-9`];
  const town = bill.seller.town.replaceAll(/[\d,]|\b[A-Z]{1,2}\b-?/gu, "").trim();
  return {
    html: `<div class="big"><b>${esc(bill.seller.name)}</b></div><div class="small">${esc(bill.seller.street)} ${esc(bill.seller.town)}</div><div class="sides"><div class="window">${[bill.buyer.name, bill.buyer.street, bill.buyer.town].map(esc).join("<br>")}</div><div>${office.map(esc).join("<br>")}</div></div><div class="right">${esc(town)}, ${style.date(bill.dates.issued)}</div><p><b>${esc(title)}</b></p>${number}`,
    states: new Set(),
  };
}

export const DETAILED_HEADS: readonly ((bill: Bill, style: BillStyle) => BillHead)[] = [wideWindow, fourBoxes, letter];

/** A footer with the bank's holder and the managers, who are not the customer. */
export function detailedFoot({ seller, contact }: Bill, style: BillStyle): string {
  const iban = `DE${between(10, 99, style)} ${between(1000, 9999, style)} ${between(1000, 9999, style)} 0000 ${between(10, 99, style)}`;
  const holder = { en: "Account holder", de: "Kontoinhaber", fr: "Titulaire du compte", es: "Titular de la cuenta", it: "Intestatario", nl: "Rekeninghouder" }[style.language]; // prettier-ignore
  const parts = [`${esc(seller.name)}<br>${esc(seller.street)}<br>${esc(seller.town)}`, `IBAN ${iban}<br>${holder}: ${esc(contact)}`, `${esc(style.word("vat"))}: ${seller.vat}`]; // prettier-ignore
  return `<div class="foot cols">${parts.map((part) => `<div>${part}</div>`).join("")}</div>`;
}
