/**
 * Invoices and credit notes of many programs, in six languages. Head, lines and sums are drawn independently, so an issuer is one of thousands
 * of combinations.
 */
import type { Language } from "../papers/draw-value.ts";
import type { MadePaper } from "../papers/paper-kind.ts";
import { generator, pick, type Random, within } from "../random.ts";
import { type Bill, makeBill } from "./bill.ts";
import { HEAD_LOOKS, META_LOOKS, setFoot, setHead, type BillHead } from "./bill-head.ts";
import { LINE_LOOKS, setLines } from "./bill-lines.ts";
import { billStyle, type BillStyle, chance } from "./bill-style.ts";
import { setSums, SUM_LOOKS } from "./bill-sums.ts";
import { DETAILED_HEADS, detailedFoot } from "./detailed-head.ts";
import { DETAILED_LINES, DETAILED_SUMS } from "./detailed-lines.ts";

const LANGUAGES: readonly Language[] = ["en", "de", "fr", "es", "it", "nl", "de", "fr"];

/** Makes the invoice for a seed; the same each time. */
export function makeBillPaper(seed: number): MadePaper {
  const random = generator(seed * 15_485_863 + 11);
  const bill = makeBill(LANGUAGES[seed % LANGUAGES.length]!, random);
  const style = billStyle(bill, random);
  const looks = { head: within(0, HEAD_LOOKS - 1, random), meta: within(0, META_LOOKS - 1, random) };
  const [line, sum] = [within(0, LINE_LOOKS - 1, random), within(0, SUM_LOOKS - 1, random)];
  const head = setHead(bill, style, looks);
  const lines = setLines(bill, style, line);
  const sums = setSums(bill, style, sum);
  const before = chance(0.4, style) ? `<p>${style.word("greeting")}</p>` : "";
  const after = chance(0.6, style) ? `<p>${style.word("terms")}</p>` : "";
  const font = pick(["sans", "serif", "sans", "mono"], random);
  const body = `<div class="bill ${font}">${head.html}${before}${lines.html}${sums.html}${after}${setFoot(bill, style)}</div>`;
  const missing = new Set<string>([...lines.missing, ...sums.missing]);
  const { schema, truth } = askOf(bill, head, missing, random);
  return { kind: "invoice", issuer: `bill ${looks.head}.${looks.meta}.${line}.${sum}`, body, schema, truth };
}

/** Makes an invoice with more names, numbers and sums than it needs, such as larger programs print. */
export function makeDetailedBillPaper(seed: number): MadePaper {
  const random = generator(seed * 32_452_843 + 5);
  const bill = { ...makeBill(LANGUAGES[seed % LANGUAGES.length]!, random), allowance: 0, freight: 0, prepaid: 0 };
  const plain = withoutExtras(bill);
  const style = billStyle(plain, random);
  const looks = [DETAILED_HEADS, DETAILED_LINES, DETAILED_SUMS].map((list) => within(0, list.length - 1, random)) as [number, number, number];
  const head = DETAILED_HEADS[looks[0]]!(plain, style);
  const lines = DETAILED_LINES[looks[1]]!(plain, style);
  const sums = DETAILED_SUMS[looks[2]]!(plain, style);
  const font = pick(["sans", "serif", "sans", "mono"], random);
  const body = `<div class="bill ${font}">${head.html}${lines.html}${sums.html}<p>${style.word("terms")}</p>${detailedFoot(plain, style)}</div>`;
  const { schema, truth } = askOf(plain, head, new Set<string>([...lines.missing, ...sums.missing]), random);
  return { kind: "detailed invoice", issuer: `detailed ${looks.join(".")}`, body, schema, truth };
} // prettier-ignore

/** The bill whose sums are those of its lines alone. */
function withoutExtras(bill: Bill): Bill {
  const byRate = Map.groupBy(bill.lines, ({ rate }) => rate);
  const cents = (value: number): number => Math.round(value * 100) / 100;
  const taxes = [...byRate].map(([rate, lines]) => {
    const base = cents(lines.reduce((all, { total }) => all + total, 0));
    return { rate, base, tax: cents((base * rate) / 100) };
  });
  const net = cents(taxes.reduce((all, { base }) => all + base, 0));
  const tax = cents(taxes.reduce((all, one) => all + one.tax, 0));
  return { ...bill, taxes, net, tax, gross: cents(net + tax) };
}

const TEXT = { type: ["string", "null"] };
const NUMBER = { type: ["number", "null"] };
const DATE = { type: ["string", "null"], format: "date" };
const iso = ([year, month, day]: readonly [number, number, number]): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** Field names that callers use for the same thing, and their descriptions. */
const NAMES = {
  number: "invoice_number|invoiceNumber|document_number|number",
  date: "issue_date|invoice_date|date",
  seller: "seller_name|vendor|supplier_name|issuer",
  buyer: "buyer_name|customer_name|customer|bill_to",
  net: "net_total|subtotal|total_without_tax",
  tax: "tax_total|vat_total|tax_amount",
  gross: "grand_total|total|total_amount|gross_total",
  lines: "line_items|items|positions",
};

// oxlint-disable-next-line max-params -- what is asked, and what is said
function askOf(bill: Bill, head: BillHead, missing: ReadonlySet<string>, random: Random): Pick<MadePaper, "schema" | "truth"> {
  const properties: Record<string, object> = {};
  const truth: Record<string, unknown> = {};
  const isDescribed = random() < 0.5;
  const ask = (names: string, type: object, description: string, value: unknown): void => {
    const name = pick(names.split("|"), random);
    properties[name] = { ...type, ...(isDescribed ? { description } : {}) };
    truth[name] = value;
  };
  const { dates } = bill;
  ask(NAMES.number, TEXT, "Number of the invoice or credit note", bill.number);
  ask(NAMES.date, DATE, "Date of issue", iso(dates.issued));
  ask(NAMES.seller, TEXT, "Name of the company or person who issues the invoice", bill.seller.name);
  ask(NAMES.buyer, TEXT, "Name of the customer", bill.buyer.name);
  if (random() < 0.5) ask("currency", TEXT, "ISO 4217 currency code", undefined);
  ask(NAMES.net, NUMBER, "Total without tax", missing.has("net_total") ? null : bill.net);
  // With several rates, the total tax is their sum; it may be extracted or left out.
  if (!missing.has("tax_total") || bill.taxes.length === 1) ask(NAMES.tax, NUMBER, "Total tax (VAT)", missing.has("tax_total") ? null : bill.tax);
  ask(NAMES.gross, NUMBER, "Total with tax", bill.gross);
  if (random() < 0.4) ask("due_date|payment_due", DATE, "When the payment is due", head.states.has("due") ? iso(dates.due) : null);
  if (random() < 0.4) ask("order_number|purchase_order", TEXT, "The customer's order", head.states.has("order") ? bill.order : null);
  if (random() < 0.3) ask("customer_number|customer_id", TEXT, "Number of the customer", head.states.has("customer") ? bill.customer : null);
  if (random() < 0.3) ask("delivery_date", DATE, "When the goods were delivered", head.states.has("deliveryDate") ? iso(dates.delivered) : null);
  delete truth["currency"];
  delete properties["currency"];
  const item = { name: { ...TEXT, ...(isDescribed ? { description: "Name of the article or service" } : {}) }, quantity: NUMBER, unit_price: NUMBER, line_total: NUMBER };
  const rows = bill.lines.map(({ name, quantity, price, total }) => ({ name, quantity: missing.has("quantity") ? null : quantity, unit_price: missing.has("unit_price") ? null : price, line_total: total }));
  const lines = pick(NAMES.lines.split("|"), random);
  properties[lines] = { type: "array", items: { type: "object", properties: item } };
  truth[lines] = rows;
  return { schema: { type: "object", properties }, truth };
} // prettier-ignore

export type { BillStyle };

export const BILL_STYLE = `
@page { size: A4; margin: 14mm 16mm } body { margin: 0; font-size: 9.5pt; line-height: 1.32 }
.sans { font-family: "Liberation Sans", sans-serif } .serif { font-family: "Liberation Serif", serif } .mono { font-family: "Liberation Mono", monospace; font-size: 8.5pt }
h1 { font-size: 15pt; margin: 4mm 0 3mm } h2 { font-size: 13pt; margin: 3mm 0 } h3 { font-size: 10.5pt; margin: 3mm 0 1mm } p { margin: 3mm 0 }
table { border-collapse: collapse; margin: 3mm 0 } td, th { padding: .6mm 3mm .6mm 0; text-align: left; vertical-align: top } .num { text-align: right }
.rows, .wide { width: 100% } .lined td, .lined th { border: .25mm solid #555; padding: .8mm 1.6mm } .ruled thead th { border-bottom: .4mm solid #000 } .ruled { border-bottom: .4mm solid #000 }
.striped tbody tr:nth-child(even) { background: #eef1f5 } .striped th { background: #24405e; color: #fff; padding: 1mm 2mm } .striped td { padding: .8mm 2mm }
.framed { border: .3mm solid #333 } .framed th { border-bottom: .3mm solid #333; padding: .8mm 2mm } .framed td { padding: .6mm 2mm }
.sums { margin-left: auto } .sums td { min-width: 24mm } .total td { font-weight: bold } .taxes { font-size: 8.5pt } .sides { display: flex; justify-content: space-between; gap: 8mm }
.window { margin-top: 12mm; width: 82mm; min-height: 28mm } .over { font-size: 6.5pt; margin-bottom: 2mm; text-decoration: underline } .logo { font-size: 17pt; text-align: right }
.rightbox { margin: 4mm 0 6mm 95mm } .right { text-align: right } .centre { text-align: center } .big { font-size: 12.5pt } .box { border: .3mm solid #444; padding: 2mm 4mm; min-width: 70mm }
.small { font-size: 7.5pt; color: #555 } .cols { display: flex; gap: 9mm; flex-wrap: wrap; margin: 3mm 0 } .grid2 { display: grid; grid-template-columns: repeat(4, 1fr); margin: 3mm 0 } .cell { border: .25mm solid #666; padding: 1mm 2mm }
.facing td:first-child { text-align: right } .sum { display: inline-block; min-width: 30mm } .foot { border-top: .25mm solid #888; font-size: 7pt; margin-top: 12mm; padding-top: 1mm; color: #444 }`;
