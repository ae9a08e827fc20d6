/** Invoices with their ground truth, in a few layouts, made from random numbers. */
import type { Transcript } from "../src/transcript/transcript.ts";
import type { True, Truth } from "./lying-model.ts";
import { transcriptOf, type PlacedText } from "./transcript-of.ts";

export interface MadeInvoice {
  readonly transcript: Transcript;
  readonly truth: Truth;
}

const text = (description: string): object => ({ type: ["string", "null"], description });
const number = (description: string): object => ({ type: ["number", "null"], description });

export const INVOICE_SCHEMA: object = {
  type: "object",
  properties: {
    invoice_number: text("Number of the invoice"),
    order_number: text("Number of the order"),
    customer_number: text("Number of the customer"),
    issue_date: { ...text("Date of the invoice, YYYY-MM-DD"), format: "date" },
    due_date: { ...text("Date by which it is to be paid, YYYY-MM-DD"), format: "date" },
    net_total: number("Total without tax"),
    tax_total: number("Tax"),
    grand_total: number("Total with tax"),
    vessel: text("Name of the ship that carried the goods"),
    items: {
      type: "array",
      items: {
        type: "object",
        properties: {
          article: text("Article number"),
          description: text("Name of the article"),
          quantity: number("Quantity"),
          unit_price: number("Price of one"),
          line_total: number("Total of the line"),
        },
      },
    },
  },
};

/** Labels of the fields, in order, for each layout; the last layout's are in no lexicon. */
const LABELS: readonly (readonly string[])[] = [
  [
    "Invoice No.",
    "Order No.",
    "Customer No.",
    "Invoice Date",
    "Due Date",
    "Net total",
    "VAT",
    "Grand total",
    "Shipped aboard",
  ],
  [
    "Rechnungsnummer",
    "Bestellnummer",
    "Kundennummer",
    "Rechnungsdatum",
    "Fälligkeitsdatum",
    "Nettobetrag",
    "MwSt.",
    "Gesamtbetrag",
    "Befördert mit",
  ],
  [
    "Invoice #",
    "PO number",
    "Account number",
    "Date of invoice",
    "Payment due",
    "Subtotal",
    "Tax",
    "Total due",
    "Embedded by",
  ],
];
const HEADS: readonly (readonly string[])[] = [
  ["Article", "Description", "Quantity", "Unit price", "Amount"],
  ["Artikelnummer", "Bezeichnung", "Menge", "Einzelpreis", "Gesamtpreis"],
  ["Item no.", "Description", "Qty", "Price", "Line total"],
];
const NAMES = [
  "Bolt",
  "Bracket",
  "Copper pipe",
  "Lamp",
  "Oak panel",
  "Pump",
  "Steel wire",
  "Valve",
  "Window frame",
  "Wheel",
];
const COLUMNS = [50, 130, 330, 420, 510];
const ROWS_A_PAGE = 40;

/** @param rows - number of line items; more than about 30 continue on further pages, under a repeated header */
export function makeInvoice(layout: number, rows: number, random: () => number): MadeInvoice {
  const labels = LABELS[layout]!;
  const isGerman = layout === 1;
  const digits = (count: number): string =>
    String(Math.floor((0.1 + 0.9 * random()) * 10 ** count)).padStart(count, "1");
  const money = (value: number): True => ({ value, printed: printNumber(value, isGerman) });
  const date = (month: number): True => {
    const day = String(13 + Math.floor(random() * 15));
    const iso = `2024-0${month}-${day}`;
    return { value: iso, printed: isGerman ? `${day}.0${month}.2024` : iso };
  };
  const same = (printed: string): True => ({ value: printed, printed });
  const items = Array.from({ length: rows }, (_, index): True[] => {
    const quantity = 2 + Math.floor(random() * 30);
    const price = Math.round((1 + random() * 300) * 100) / 100;
    const name = NAMES[Math.floor(random() * NAMES.length)]!;
    return [
      same(`A${1000 + index}-${digits(3)}`),
      same(`${name} ${digits(2)} mm`),
      { value: quantity, printed: String(quantity) },
      money(price),
      money(Math.round(quantity * price * 100) / 100),
    ];
  });
  const net = Math.round(items.reduce((sum, row) => sum + (row[4]!.value as number), 0) * 100) / 100;
  const tax = Math.round(net * 19) / 100;
  const header = [
    same(`INV-${digits(6)}`),
    same(`PO-${digits(7)}`),
    same(`K${digits(5)}`),
    date(3),
    date(5),
    money(net),
    money(tax),
    money(Math.round((net + tax) * 100) / 100),
    same(`MS ${["Aurora", "Beluga", "Cormoran", "Delphin"][Math.floor(random() * 4)]!} ${digits(2)}`),
  ];
  const truth: Truth = {
    fields: Object.fromEntries(FIELD_NAMES.map((name, index) => [name, header[index]!])),
    rows: items,
  };
  return { transcript: transcriptOf(...toPages(labels, HEADS[layout]!, header, items)), truth };
}

const FIELD_NAMES = [
  "invoice_number",
  "order_number",
  "customer_number",
  "issue_date",
  "due_date",
  "net_total",
  "tax_total",
  "grand_total",
  "vessel",
];

function printNumber(value: number, isGerman: boolean): string {
  return new Intl.NumberFormat(isGerman ? "de-DE" : "en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);
}

function toPages(
  labels: readonly string[],
  head: readonly string[],
  header: readonly True[],
  items: readonly (readonly True[])[],
): PlacedText[][] {
  const labelled = (index: number, left: number, top: number): PlacedText[] => [
    [labels[index]!, left, top],
    [header[index]!.printed, left + 110, top],
  ];
  const pages: PlacedText[][] = [[0, 1, 2, 3, 4, 8].flatMap((index, row) => labelled(index, 50, 60 + 16 * row))];
  let top = 190;
  const columns = (texts: readonly string[]): void => {
    for (const [column, one] of texts.entries()) pages.at(-1)!.push([one, COLUMNS[column]!, top]);
    top += 14;
  };
  columns(head);
  for (const [index, row] of items.entries()) {
    if (top > 190 + 14 * ROWS_A_PAGE) {
      pages.push([]);
      top = 60;
      columns(head);
    }
    columns(row.map(({ printed }) => printed));
    if (index === items.length - 1) top += 20;
  }
  for (const index of [5, 6, 7]) {
    pages.at(-1)!.push(...labelled(index, 400, top));
    top += 16;
  }
  return pages;
}
