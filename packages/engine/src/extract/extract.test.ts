import { expect, test } from "vitest";
import { transcriptOf } from "../../testing/transcript-of.ts";
import { extract } from "./extract.ts";

const INVOICE = {
  type: "object",
  properties: {
    invoice_number: { type: ["string", "null"] },
    issue_date: { type: ["string", "null"], format: "date" },
    due_date: { type: ["string", "null"], format: "date" },
    net_total: { type: ["number", "null"] },
    tax_total: { type: ["number", "null"] },
    grand_total: { type: ["number", "null"] },
    currency: { type: ["string", "null"], pattern: "^[A-Z]{3}$" },
    iban: { type: ["string", "null"] },
  },
};

const german = transcriptOf([
  ["Rechnungs-Nr.", 400, 100],
  ["RE-2024/117", 480, 100],
  ["Rechnungsdatum", 400, 115],
  ["03.04.2024", 480, 115],
  ["Kunden-Nr.", 400, 130],
  ["90210", 480, 130],
  ["Zwischensumme", 300, 500],
  ["1.250,00 €", 480, 500],
  ["zzgl. 19 % MwSt.", 300, 515],
  ["237,50 €", 480, 515],
  ["Gesamtbetrag", 300, 530],
  ["1.487,50 €", 480, 530],
  ["Zahlbar bis 17.04.2024 auf IBAN DE89 3704 0044 0532 0130 00", 50, 600],
]);

test("fields are found by the labels of the document's language", () => {
  expect(extract(german, { schema: INVOICE }).data).toEqual({
    invoice_number: "RE-2024/117",
    issue_date: "2024-04-03",
    due_date: "2024-04-17",
    net_total: 1250,
    tax_total: 237.5,
    grand_total: 1487.5,
    currency: "EUR",
    iban: "DE89370400440532013000",
  });
});

test("what a deposit leaves due is the total next to a subtotal that is larger", () => {
  const paid = transcriptOf([
    ["Subtotal", 300, 500],
    ["1,250.00", 480, 500],
    ["VAT 20%", 300, 515],
    ["250.00", 480, 515],
    ["Deposit received", 300, 530],
    ["-400.00", 480, 530],
    ["Amount due", 300, 545],
    ["1,100.00", 480, 545],
  ]);
  const schema = { type: "object", properties: { total: { type: "number" } } };
  expect(extract(paid, { schema }).data).toEqual({ total: 1100 });
});

test("a citation frames the words of its value, in fractions of the page", () => {
  const { citations } = extract(german, { schema: INVOICE });
  expect(citations["/invoice_number"]).toEqual([
    {
      bbox: { left: 0.8, top: 0.125, width: 0.091667, height: 0.0125, page: 1 },
      content: "RE-2024/117",
      block_type: "Text",
      confidence: "high",
    },
  ]);
});

test("labels are over their values in a grid", () => {
  const grid = transcriptOf([
    ["Invoice #", 300, 50],
    ["Invoice Date", 380, 50],
    ["Order #", 480, 50],
    ["378700-1", 300, 62],
    ["01/26/20", 380, 62],
    ["378700", 480, 62],
  ]);
  const properties = {
    invoice_number: { type: ["string", "null"] },
    order_number: { type: ["string", "null"] },
    invoice_date: { type: ["string", "null"], format: "date" },
  };
  expect(extract(grid, { schema: { type: "object", properties } }).data).toEqual({
    invoice_number: "378700-1",
    order_number: "378700",
    invoice_date: "2020-01-26",
  });
});

test("what is nowhere stays null, and is named where the schema forbids null", () => {
  const letter = transcriptOf([["Dear Sir, thank you for your visit.", 50, 100]]);
  const schema = {
    type: "object",
    properties: { total: { type: "number" }, date: { type: ["string", "null"], format: "date" } },
    required: ["total", "date"],
  };
  expect(extract(letter, { schema })).toEqual({ data: { date: null }, citations: {}, missing: ["/total"] });
});

test("both ends of a range are read from one place", () => {
  const order = transcriptOf([
    ["Flight Dates:", 50, 100],
    ["03/24/20 - 03/30/20", 150, 100],
  ]);
  const date = { type: ["string", "null"], format: "date" };
  const schema = { type: "object", properties: { flight_from: date, flight_to: date } };
  expect(extract(order, { schema }).data).toEqual({ flight_from: "2020-03-24", flight_to: "2020-03-30" });
});

test("a text of one word of a million letters, and a line of ten thousand words, hold nothing up", () => {
  const hostile = transcriptOf([
    ["a".repeat(1_000_000), 50, 50],
    ["Total ".repeat(10_000).trim(), 50, 70],
    ["a.".repeat(100_000), 50, 90],
  ]);
  expect(extract(hostile, { schema: INVOICE }).data).toMatchObject({ invoice_number: null, iban: null });
});

test("an aborted extraction ends with an error", () => {
  expect(() => extract(german, { schema: INVOICE }, { signal: AbortSignal.abort() })).toThrow("aborted");
});
