/** Heads of invoices: the seller, the customer, and the block of numbers and dates. */
import { esc } from "../papers/issuers.ts";
import type { Bill, BillParty } from "./bill.ts";
import { between, type BillStyle, chance, oneOf } from "./bill-style.ts";

type Pair = readonly [label: string, value: string];

/** What a head states, for the ground truth. */
export interface BillHead {
  readonly html: string;
  readonly states: ReadonlySet<"order" | "customer" | "due" | "delivery" | "deliveryDate" | "orderDate">;
}

const lines = (party: BillParty): string[] => [party.name, party.street, party.town].map(esc);
const block = (party: BillParty): string => lines(party).join("<br>");

/** Pairs in the order in which this issuer prints them. */
function metaOf(bill: Bill, style: BillStyle): { readonly pairs: Pair[]; readonly states: Set<string> } {
  const states = new Set<string>();
  const maybe = (share: number, name: string, pair: Pair): Pair[] => {
    if (!chance(share, style)) return [];
    states.add(name);
    return [pair];
  };
  const own: Pair[] = [[style.word("number"), bill.number], [style.word("date"), style.date(bill.dates.issued)]];
  const others: Pair[] = [
    ...maybe(0.5, "customer", [style.word("customer"), bill.customer]),
    ...maybe(0.4, "order", [style.word("order"), bill.order]),
    ...maybe(0.2, "orderDate", [style.word("orderDate"), style.date(bill.dates.ordered)]),
    ...maybe(0.25, "delivery", [style.word("delivery"), bill.delivery]),
    ...maybe(0.4, "deliveryDate", [style.word("deliveryDate"), style.date(bill.dates.delivered)]),
    ...maybe(0.4, "due", [style.word("due"), style.date(bill.dates.due)]),
    ...maybe(0.3, "contact", [style.word("contact"), bill.contact]),
    ...maybe(0.2, "page", [style.word("page"), "1"]),
  ];
  const order = chance(0.7, style) ? [...own, ...others] : chance(0.5, style) ? [own[1]!, own[0]!, ...others] : [...others.slice(0, 2), ...own, ...others.slice(2)];
  return { pairs: order, states };
} // prettier-ignore

const META: readonly ((pairs: readonly Pair[]) => string)[] = [
  (pairs) => `<table class="meta">${pairs.map(([l, v]) => `<tr><td>${esc(l)}</td><td>${esc(v)}</td></tr>`).join("")}</table>`,
  (pairs) => `<table class="meta">${pairs.map(([l, v]) => `<tr><td>${esc(l)}:</td><td class="num">${esc(v)}</td></tr>`).join("")}</table>`,
  (pairs) => `<table class="lined wide"><tr>${pairs.slice(0, 5).map(([l]) => `<th>${esc(l)}</th>`).join("")}</tr><tr>${pairs.slice(0, 5).map(([, v]) => `<td>${esc(v)}</td>`).join("")}</tr></table>${pairs.slice(5).map(([l, v]) => `<div>${esc(l)}: ${esc(v)}</div>`).join("")}`,
  (pairs) => `<div class="cols">${pairs.map(([l, v]) => `<div><div class="small">${esc(l)}</div>${esc(v)}</div>`).join("")}</div>`,
  (pairs) => pairs.map(([l, v]) => `<div>${esc(l)}: ${esc(v)}</div>`).join(""),
  (pairs) => pairs.map(([l, v]) => `<div><b>${esc(l)}</b> ${esc(v)}</div>`).join(""),
  (pairs) => `<p>${pairs.map(([l, v]) => `${esc(l)}: ${esc(v)}`).join(" &nbsp; &nbsp; ")}</p>`,
  (pairs) => `<div class="grid2">${pairs.map(([l, v]) => `<div class="cell"><div class="small">${esc(l)}</div><b>${esc(v)}</b></div>`).join("")}</div>`,
  (pairs) => `<table class="meta facing">${pairs.map(([l, v]) => `<tr><td><b>${esc(l)}</b></td><td>${esc(v)}</td></tr>`).join("")}</table>`,
]; // prettier-ignore

/** Layouts of the parties; `meta` goes where the issuer puts it. */
const HEADS: readonly ((bill: Bill, style: BillStyle, meta: string, title: string) => string)[] = [
  // Address window of an envelope, with the sender above it, and the block next to it.
  (bill, style, meta, title) => `<div class="logo">${esc(chance(0.5, style) ? bill.seller.name : bill.seller.name.split(" ")[0]!.toUpperCase())}</div><div class="sides"><div class="window"><div class="over">${lines(bill.seller).join(oneOf([" · ", " - ", ", ", " | "], style))}</div>${block(bill.buyer)}</div><div>${meta}</div></div><h1>${title}</h1>`,
  // Sender at the top left, the customer below on the right.
  (bill, _, meta, title) => `<div><b>${esc(bill.seller.name)}</b><br>${esc(bill.seller.street)}<br>${esc(bill.seller.town)}<br>Tel. ${bill.seller.phone}</div><div class="rightbox">${block(bill.buyer)}</div><h1>${title}</h1>${meta}`,
  // Both parties under their labels.
  (bill, style, meta, title) => `<h1>${title}</h1><div class="sides"><div><div class="small">${esc(style.word("seller"))}</div>${block(bill.seller)}</div><div><div class="small">${esc(style.word("buyer"))}</div>${block(bill.buyer)}</div></div>${meta}`,
  (bill, style, meta, title) => `<div class="sides"><h1>${title}</h1><div class="right"><b>${esc(bill.seller.name)}</b><br>${esc(bill.seller.street)}<br>${esc(bill.seller.town)}<br>${esc(style.word("vat"))}: ${bill.seller.vat}</div></div><div class="sides"><div><b>${esc(style.word("buyer"))}:</b><br>${block(bill.buyer)}</div><div>${meta}</div></div>`,
  (bill, style, meta, title) => `<div class="centre"><b class="big">${esc(bill.seller.name)}</b><br>${esc(bill.seller.street)}, ${esc(bill.seller.town)}<br>${esc(style.word("vat"))} ${bill.seller.vat}</div><div class="sides"><div>${meta}</div><div class="box">${esc(style.word("buyer"))}<br>${block(bill.buyer)}</div></div><h2>${title}</h2>`,
  // Sections of labelled values, as viewers show electronic invoices.
  (bill, style, meta, title) => `<h1>${title}</h1><div class="sides"><div><h3>${esc(style.word("seller"))}</h3>${party(bill.seller, style)}</div><div><h3>${esc(style.word("buyer"))}</h3>${party(bill.buyer, style)}</div></div>${meta}`,
  // A delivery address next to the customer's.
  (bill, style, meta, title) => `<div class="sides"><div class="big">${esc(bill.seller.name)}</div><h1>${title}</h1></div><div>${esc(bill.seller.street)}, ${esc(bill.seller.town)}</div><div class="sides"><div><b>${esc(style.word("buyer"))}</b><br>${block(bill.buyer)}</div><div><b>${esc(style.word("shipTo"))}</b><br>${esc(bill.contact)}<br>${esc(bill.buyer.street)}<br>${esc(bill.buyer.town)}</div></div>${meta}`,
]; // prettier-ignore

const PARTY_WORDS: Readonly<Record<Bill["language"], readonly [string, string, string]>> = {
  en: ["Name", "Street", "Post town"],
  de: ["Name", "Straße", "PLZ / Ort"],
  fr: ["Nom", "Rue", "Ville"],
  es: ["Nombre", "Calle", "Localidad"],
  it: ["Denominazione", "Indirizzo", "Comune"],
  nl: ["Naam", "Straat", "Plaats"],
};

function party({ name, street, town, vat }: BillParty, style: BillStyle): string {
  const [a, b, c] = PARTY_WORDS[style.language];
  return `<table class="meta"><tr><td>${a}:</td><td>${esc(name)}</td></tr><tr><td>${b}:</td><td>${esc(street)}</td></tr><tr><td>${c}:</td><td>${esc(town)}</td></tr><tr><td>${esc(style.word("vat"))}:</td><td>${vat}</td></tr></table>`;
}

/** Makes a head in one of the layouts, and returns what it states besides number and date. */
export function setHead(
  bill: Bill,
  style: BillStyle,
  looks: { readonly head: number; readonly meta: number },
): BillHead {
  const kind = style.word(bill.isCredit ? "credit" : "invoice");
  const { pairs, states } = metaOf(bill, style);
  const inTitle = chance(0.18, style);
  const isNumbered = (pair: Pair): boolean => pair[1] === bill.number;
  const title = inTitle ? `${esc(kind)} ${oneOf(["Nr. ", "No. ", "", "# "], style)}${esc(bill.number)}` : esc(kind);
  const meta = META[looks.meta % META.length]!(inTitle ? pairs.filter((pair) => !isNumbered(pair)) : pairs);
  const html = HEADS[looks.head % HEADS.length]!(bill, style, meta, title);
  return { html, states: states as BillHead["states"] };
}

export const HEAD_LOOKS: number = HEADS.length;
export const META_LOOKS: number = META.length;

/** The footer, with the seller's details once more. */
export function setFoot({ seller }: Bill, style: BillStyle): string {
  if (chance(0.25, style)) return "";
  const bank = `IBAN DE${between(10, 99, style)} ${between(1000, 9999, style)} ${between(1000, 9999, style)} ${between(1000, 9999, style)} ${between(1000, 9999, style)} ${between(10, 99, style)}`;
  const parts = [lines(seller).join("<br>"), `Tel. ${seller.phone}<br>${esc(style.word("vat"))} ${seller.vat}`, bank];
  return chance(0.5, style)
    ? `<div class="foot cols">${parts.map((part) => `<div>${part}</div>`).join("")}</div>`
    : `<div class="foot centre">${parts.join(" · ").replaceAll("<br>", " · ")}</div>`;
} // prettier-ignore
