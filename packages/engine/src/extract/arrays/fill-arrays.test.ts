import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const LINES = {
  type: "object",
  properties: {
    line_items: {
      type: "array",
      items: {
        type: "object",
        properties: {
          name: { type: ["string", "null"], description: "Name of the article" },
          quantity: { type: ["number", "null"] },
          unit_price: { type: ["number", "null"] },
          line_total: { type: ["number", "null"] },
        },
      },
    },
  },
};

const header = (top: number): PlacedText[] => [
  ["Pos", 50, top],
  ["Bezeichnung", 90, top],
  ["Menge", 300, top],
  ["Einzelpreis", 360, top],
  ["Betrag", 480, top],
];
const row = (top: number, ...[position, name, quantity, price, total]: readonly string[]): PlacedText[] => [
  [position!, 50, top],
  [name!, 90, top],
  [quantity!, 310, top],
  [price!, 390, top],
  [total!, 485, top],
];

const rowsOf = (...pages: readonly (readonly PlacedText[])[]): unknown =>
  (extract(transcriptOf(...pages), { schema: LINES }).data as { line_items: unknown }).line_items;

test("rows continue over pages, repeated headers and page totals are none of them", () => {
  const first = [
    ...header(100),
    ...row(120, "1", "Schraube M4", "100", "0,05", "5,00"),
    ["Zwischensumme", 90, 140] as const,
    ["5,00", 485, 140] as const,
  ];
  const second = [
    ...header(60),
    ["Übertrag", 90, 80] as const,
    ["5,00", 485, 80] as const,
    ...row(100, "2", "Mutter M4", "50", "0,02", "1,00"),
    ["Gesamtbetrag", 300, 130] as const,
    ["6,00", 485, 130] as const,
  ];
  expect(rowsOf(first, second)).toEqual([
    { name: "Schraube M4", quantity: 100, unit_price: 0.05, line_total: 5 },
    { name: "Mutter M4", quantity: 50, unit_price: 0.02, line_total: 1 },
  ]);
});

test("taxes and what was paid, under a subtotal, are no rows", () => {
  const page = [
    ...header(100),
    ...row(120, "1", "Schraube M4", "100", "0,05", "5,00"),
    ...row(140, "2", "Mutter M4", "50", "0,02", "1,00"),
    ["Zwischensumme", 360, 160] as const,
    ["6,00", 485, 160] as const,
    ["19 % von 6,00", 360, 180] as const,
    ["1,14", 485, 180] as const,
    ["Anzahlung 4,00", 360, 200] as const,
    ["-4,00", 485, 200] as const,
  ];
  expect(rowsOf(page)).toHaveLength(2);
});

test("a text continues under itself; what has a label of its own is no part of it", () => {
  const page = [
    ...header(100),
    ...row(120, "1", "Navigationssystem mit", "2", "5,04", "10,08"),
    ["Garantie", 90, 132] as const,
    ["Farbe: schwarz", 90, 144] as const,
    ...row(160, "2", "Vollkasko", "2", "23,10", "46,20"),
  ];
  expect(rowsOf(page)).toMatchObject([{ name: "Navigationssystem mit Garantie" }, { name: "Vollkasko" }]);
});

test("another table below ends the rows", () => {
  const page = [
    ...header(100),
    ...row(120, "1", "Vollkasko", "2", "23,10", "46,20"),
    ["Steuerart", 50, 150] as const,
    ["Basisbetrag", 200, 150] as const,
    ["Steuersatz", 360, 150] as const,
    ["Steuerbetrag", 480, 150] as const,
    ["Umsatzsteuer", 50, 165] as const,
    ["46,20", 310, 165] as const,
    ["19", 390, 165] as const,
    ["8,78", 485, 165] as const,
  ];
  expect(rowsOf(page)).toHaveLength(1);
});

test("each value of a row is cited with its own box", () => {
  const { citations } = extract(transcriptOf([...header(100), ...row(120, "1", "Vollkasko", "2", "23,10", "46,20")]), {
    schema: LINES,
  });
  expect(citations["/line_items/0/unit_price"]).toMatchObject([{ content: "23,10", bbox: { left: 0.65, top: 0.15 } }]);
});

test("a document without a table gives an empty array", () => {
  expect(rowsOf([["Sehr geehrte Damen und Herren,", 50, 100]])).toEqual([]);
});

test("amounts printed a little lower are the rest of their row", () => {
  const page = [
    ...header(100),
    ["1", 50, 120] as const,
    ["Stahlcoil", 90, 120] as const,
    ["10", 310, 120] as const,
    ["Basismenge: 1", 90, 132] as const,
    ["1.000,00", 485, 132] as const,
    ...row(170, "2", "Stoßfänger", "2", "23,10", "46,20"),
  ];
  expect(rowsOf(page)).toEqual([
    { name: "Stahlcoil", quantity: 10, unit_price: null, line_total: 1000 },
    { name: "Stoßfänger", quantity: 2, unit_price: 23.1, line_total: 46.2 },
  ]);
});

const RESULTS = {
  type: "object",
  properties: {
    results: {
      type: "array",
      items: {
        type: "object",
        properties: {
          rank: { type: "integer" },
          athlete: { type: "string" },
          country: { type: "string" },
          team: { type: "string" },
          time: { type: "string" },
          records: { type: ["array", "null"], items: { type: "string", enum: ["WR", "CR", "NR"] } },
        },
      },
    },
  },
};
const resultHeader = (top: number): PlacedText[] => [
  ["Rank", 50, top],
  ["Name", 90, top],
  ["Fed.", 230, top],
  ["Team", 280, top],
  ["Time", 400, top],
];
const result = (top: number, ...[rank, name, country, team, time]: readonly string[]): PlacedText[] => [
  [rank!, 50, top],
  [name!, 90, top],
  [country!, 230, top],
  [team!, 280, top],
  [time!, 400, top],
];
const resultsOf = (...pages: readonly (readonly PlacedText[])[]): unknown =>
  (extract(transcriptOf(...pages), { schema: RESULTS }).data as { results: unknown }).results;

test("a column that no header names is known by its values, and marks are taken from whatever column they are in", () => {
  const page = [
    ...resultHeader(100),
    ...result(120, "1", "Ann Lee", "JPN", "Harbour Club", "33.74 WR-CR"),
    ...result(140, "2", "Eva Sol", "MEX", "Delta", "41.02"),
  ];
  expect(resultsOf(page)).toEqual([
    { rank: 1, athlete: "Ann Lee", country: "JPN", team: "Harbour Club", time: "33.74", records: ["WR", "CR"] },
    { rank: 2, athlete: "Eva Sol", country: "MEX", team: "Delta", time: "41.02", records: [] },
  ]);
});

test("a long text that reaches under the next header stays one text", () => {
  const page = [
    ...resultHeader(100),
    ...result(120, "1", "Ann Lee", "JPN", "Harbour and Delta Rowing Club", ""),
    ["33.74", 400, 131] as const,
    ...result(150, "2", "Eva Sol", "MEX", "Delta", "41.02"),
  ].filter(([text]) => text !== "");
  expect(resultsOf(page)).toMatchObject([{ team: "Harbour and Delta Rowing Club", time: "33.74" }, { team: "Delta" }]);
});

test("rows are read from the first page that has the header, whichever page's is found best", () => {
  const first = [...resultHeader(100), ...result(120, "1", "Ann Lee", "9", "Harbour", "33.74")];
  const second = [
    ...resultHeader(100),
    ...result(120, "1", "Eva Sol", "MEX", "Delta", "41.02"),
    ...result(140, "2", "Ida Orr", "JPN", "Delta", "42.02"),
  ];
  expect(resultsOf(first, second)).toMatchObject([
    { athlete: "Ann Lee" },
    { athlete: "Eva Sol" },
    { athlete: "Ida Orr" },
  ]);
});

const listOf = (list: string, field: string, description = ""): object => {
  const item = { type: "object", properties: { [field]: { type: field === "line_total" ? "number" : "string" } } };
  return { type: "object", properties: { [list]: { type: "array", description, items: item } } };
};
const INVOICE = [
  ...header(100),
  ...row(120, "1", "Schraube M4", "100", "0,05", "5,00"),
  ...row(140, "2", "Mutter M4", "50", "0,02", "1,00"),
  ["Gesamtbetrag", 300, 170] as const,
  ["6,00", 485, 170] as const,
];

test.each([
  ["name", ["Schraube M4", "Mutter M4"]],
  ["line_total", [5, 1]],
  ["supplier", []],
])("a list whose lines are asked for their %s alone is that column", (name, values) => {
  expect(extract(transcriptOf(INVOICE), { schema: listOf("line_items", name) }).data).toEqual({
    line_items: values.map((value) => ({ [name]: value })),
  });
});

test.each([
  ["invoiceLines", ""],
  ["ordered_products", ""],
  ["Rechnungspositionen", ""],
  ["rows", "One for each line of the invoice"],
])("the list %s (%j) is one of lines", (list, description) => {
  const names = [{ name: "Schraube M4" }, { name: "Mutter M4" }];
  expect(extract(transcriptOf(INVOICE), { schema: listOf(list, "name", description) }).data).toEqual({ [list]: names });
});

test.each([
  ["attendees", ""],
  ["authors", "Who wrote the items"],
  ["passengers", ""],
  ["employees", ""],
  ["agenda_items", ""],
  ["rows", "Signatures"],
])("the list %s (%j) has nothing of an invoice's lines", (list, description) => {
  expect(extract(transcriptOf(INVOICE), { schema: listOf(list, "name", description) }).data).toEqual({ [list]: [] });
});

const DESIGNS: readonly [language: string, list: string, names: readonly string[]][] = [
  ["French", "lignes", ["Désignation", "Quantité", "Prix unitaire", "Montant HT"]],
  ["Spanish", "artículos", ["Descripción", "Cantidad", "Precio unitario", "Importe"]],
  ["Italian", "righe", ["Descrizione", "Quantità", "Prezzo unitario", "Importo"]],
  ["Dutch", "factuurregels", ["Omschrijving", "Aantal", "Stukprijs", "Bedrag"]],
  ["English", "items", ["Description", "Qty", "Unit price", "Amount"]],
];

test.each(DESIGNS)("lines of an invoice in %s fill a list called %s", (_, list, [name, ...others]) => {
  const page: readonly PlacedText[] = [
    ...others.map((text, index): PlacedText => [text, 40 + 90 * index, 100]),
    [name!, 320, 100],
    ...["2", "4,50", "9,00"].map((text, index): PlacedText => [text, 50 + 90 * index, 125]),
    ["Brennhaven 20 x 4", 320, 125],
    ...["1", "3,10", "3,10"].map((text, index): PlacedText => [text, 50 + 90 * index, 150]),
    ["Lintel", 320, 150],
  ];
  const names = [{ name: "Brennhaven 20 x 4" }, { name: "Lintel" }];
  expect(extract(transcriptOf(page), { schema: listOf(list, "name") }).data).toEqual({ [list]: names });
});

test("a text with a list that is no table of lines has none of them", () => {
  const page: readonly PlacedText[] = [
    ["Name of the harbour, and what it holds", 50, 100],
    ["The quantity of water at low tide is small.", 50, 120],
    ["Brennhaven", 50, 140],
    ["14", 300, 140],
  ];
  expect(extract(transcriptOf(page), { schema: listOf("line_items", "name") }).data).toEqual({ line_items: [] });
});
