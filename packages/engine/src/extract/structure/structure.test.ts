import { expect, test } from "vitest";
import { transcriptOfBlocks, type SpelledBlock } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const integer = { type: ["integer", "null"] };
const date = { type: ["string", "null"], format: "date" };
const object = (properties: object) => ({ type: "object", properties });
const listOf = (properties: object) => ({ type: "array", items: object(properties) });
const read = (schema: object, ...blocks: readonly SpelledBlock[]) => extract(transcriptOfBlocks(...blocks), { schema });

const CRATES: SpelledBlock = {
  rows: [
    ["Crate no. / Lock no.", "Packages", "Contents", "Gross weight|(kg)"],
    ["KRA 10|L 881", "12 boxes", "Brass hinges,|polished", "1,240.500"],
    ["KRA 11|L 882", "9 boxes", "Felt pads", "310.250"],
    ["Total", "", "", "1,550.750"],
  ],
};
const crate = {
  crate_number: text,
  lock_number: text,
  packages: integer,
  package_type: text,
  contents: text,
  gross_weight_kg: number,
};

test("cells of several lines are whole values, and the row of a total is none of the rows", () => {
  const { data } = read(object({ crates: listOf(crate), total_gross_weight_kg: number }), CRATES);
  expect(data).toEqual({
    crates: [
      { crate_number: "KRA 10", lock_number: "L 881", packages: 12, package_type: "boxes", contents: "Brass hinges, polished", gross_weight_kg: 1240.5 },
      { crate_number: "KRA 11", lock_number: "L 882", packages: 9, package_type: "boxes", contents: "Felt pads", gross_weight_kg: 310.25 },
    ],
    total_gross_weight_kg: 1550.75,
  });
}); // prettier-ignore

test("tables of like headers go to the arrays that their first headers name", () => {
  const { data } = read(
    object({ bonuses: listOf({ description: text, amount: number, ytd: number }), deductions: listOf({ description: text, amount: number, ytd: number }) }),
    { rows: [["Deductions", "This period", "Year to date"], ["Union dues", "12.50", "125.00"], ["Canteen", "40.00", "360.00"]] },
    { rows: [["Bonuses", "This period", "Year to date"], ["Night shift", "88.00", "704.00"], ["Referral", "50.00", "50.00"]] },
  );
  expect(data).toEqual({
    bonuses: [{ description: "Night shift", amount: 88, ytd: 704 }, { description: "Referral", amount: 50, ytd: 50 }],
    deductions: [{ description: "Union dues", amount: 12.5, ytd: 125 }, { description: "Canteen", amount: 40, ytd: 360 }],
  });
}); // prettier-ignore

test("taxes and sums under a total are no rows", () => {
  const { data } = read(object({ lines: listOf({ description: text, quantity: integer, amount: number }) }), {
    rows: [
      ["Description", "Quantity", "Unit price", "Amount"],
      ["Tuning", "14", "86.00", "1,204.00"],
      ["Clapper", "1", "640.00", "640.00"],
      ["Subtotal", "", "", "1,844.00"],
      ["VAT 20%", "", "", "368.80"],
    ],
  });
  expect(data).toEqual({
    lines: [
      { description: "Tuning", quantity: 14, amount: 1204 },
      { description: "Clapper", quantity: 1, amount: 640 },
    ],
  });
});

const box = (...lines: readonly string[]): SpelledBlock => ({ type: "Key Value", lines, sizes: [6, 10, 10, 10] });

test("a box's small label is no value, and a box without one leaves its field blank", () => {
  const schema = object({
    employer: object({ name: text, address: text }),
    wages: number,
    tax_withheld: number,
    allocated_tips: number,
    control_number: text,
  });
  const { data } = read(
    schema,
    box("c Employer's name, address and postal code", "Copper Works Ltd", "7 Mill Lane", "Kendal LA9 4DL"),
    box("1 Wages and other pay", "48,730.12"),
    box("2 Tax withheld", "5,104.88"),
    box("d Control number", "A 0091 7"),
    { type: "Text", lines: ["8 Allocated tips"], sizes: [6] },
  );
  expect(data).toEqual({
    employer: { name: "Copper Works Ltd", address: "7 Mill Lane Kendal LA9 4DL" },
    wages: 48730.12,
    tax_withheld: 5104.88,
    allocated_tips: null,
    control_number: "A 0091 7",
  });
});

const LEASE: readonly SpelledBlock[] = [
  { type: "Title", lines: ["RENTAL AGREEMENT"], sizes: [16] },
  {
    type: "Text",
    lines: [
      'This Agreement is made on May 4, 2024 between Quayside Homes Ltd, with its office at',
      '12 Dock Road, Kendal LA9 4DL (the "Landlord"), and Ann Lee and Bo Ray (jointly "Tenant").',
    ],
  },
  { type: "Section Header", lines: ["1. Rent"], sizes: [12] },
  {
    type: "Text",
    lines: ["The Tenant shall pay a monthly rent of $1,150.00 on the first day of each month. A late fee of $45.00 is", "due after the fifth day. Before moving in the Tenant pays a security deposit of $2,300.00."],
  },
  { type: "Section Header", lines: ["2. Term"], sizes: [12] },
  { type: "Text", lines: ["The term is twelve (12) months, starting on June 1, 2024 and ending at midnight on", "May 31, 2025, unless it is terminated before."] },
]; // prettier-ignore

test("a contract's parties and amounts are read from its sentences", () => {
  const schema = object({
    landlord: object({ name: text, address: text }),
    tenants: { type: "array", items: { type: "string" } },
    term: object({ months: integer, start: date, end: date }),
    monthly_rent: number,
    late_fee: number,
    security_deposit: number,
  });
  expect(read(schema, ...LEASE).data).toEqual({
    landlord: { name: "Quayside Homes Ltd", address: "12 Dock Road, Kendal LA9 4DL" },
    tenants: ["Ann Lee", "Bo Ray"],
    term: { months: 12, start: "2024-06-01", end: "2025-05-31" },
    monthly_rent: 1150,
    late_fee: 45,
    security_deposit: 2300,
  });
});

const PAPER: readonly SpelledBlock[] = [
  { type: "Title", lines: ["Counting Bats by Ear:", "A Field Trial"], sizes: [16, 16] },
  {
    type: "Text",
    lines: ["Ida Brand1, Tom Ferr2, Ngo Ade1,2", "1Institute of Ecology, Westmere 2School of Signals, Penmoor", "brand@bats.example"],
  },
  { type: "Text", lines: ["Abstract. Bats are counted at dusk, which needs people.", "We count them with a microphone that costs little."] },
  { type: "Text", lines: ["Keywords: bats, acoustics, low-cost sensors"] },
  { type: "Section Header", lines: ["1 Introduction"], sizes: [12] },
  { type: "Text", lines: ["The numbers of bats fall in most towns and nobody knows why that is so [1, 2]."] },
  { type: "Section Header", lines: ["References"], sizes: [12] },
  { type: "Text", lines: ["[1] P. Oye, M. Vint. Bats in towns, a review. Birds and", "Cities, 12(3), 2021."] },
  { type: "Text", lines: ["[2] K. Strand. Counting at dusk. Field Notes, 44, 2018."] },
]; // prettier-ignore

test("a paper's title, abstract, authors with their marks, keywords and references are whole", () => {
  const schema = object({
    title: text,
    abstract: text,
    authors: listOf({ name: text, affiliation: text, email: text }),
    keywords: { type: "array", items: { type: "string" } },
    references: listOf({ title: text, year: integer }),
    venue: text,
  });
  const westmere = "Institute of Ecology, Westmere";
  const penmoor = "School of Signals, Penmoor";
  expect(read(schema, ...PAPER).data).toEqual({
    title: "Counting Bats by Ear: A Field Trial",
    abstract: "Bats are counted at dusk, which needs people. We count them with a microphone that costs little.",
    authors: [
      { name: "Ida Brand", affiliation: westmere, email: "brand@bats.example" },
      { name: "Tom Ferr", affiliation: penmoor, email: null },
      { name: "Ngo Ade", affiliation: `${westmere}; ${penmoor}`, email: null },
    ],
    keywords: ["bats", "acoustics", "low-cost sensors"],
    references: [
      { title: "Bats in towns, a review", year: 2021 },
      { title: "Counting at dusk", year: 2018 },
    ],
    venue: null,
  });
});

test("of a document that shows nothing of the schema nothing is high, and an invoice's fields are null", () => {
  const schema = object({
    invoice_number: text,
    due_date: date,
    net_total: number,
    iban: text,
    lines: listOf({ description: text, quantity: number, unit_price: number }),
  });
  const { data, citations } = read(schema, ...PAPER);
  expect(data).toEqual({ invoice_number: null, due_date: null, net_total: null, iban: null, lines: [] });
  expect(Object.values(citations ?? {}).flat().filter(({ confidence }) => confidence === "high")).toEqual([]);
}); // prettier-ignore

test("lines of labels with their values in one block are no label of the line under them", () => {
  const lines = ["Rechnungs-Nr. VK 545", "Kunden-Nr. 326004", "Lieferschein-Nr. 501688"];
  const { data } = read(object({ invoice_number: text }), { type: "Text", lines, sizes: [9, 9, 10] });
  expect(data).toEqual({ invoice_number: "VK 545" });
});

test("a number in brackets is its name's, and the next heading is no value", () => {
  const { data } = read(
    object({ premises: object({ storage_unit: text, garage_bay: text }) }),
    { type: "Section Header", lines: ["1. Premises"], sizes: [12] },
    { type: "Text", lines: ["The owner lets the flat at the top of the house together with one storage unit (No. 37)", "in the cellar and with the use of the garden."] },
    { type: "Section Header", lines: ["2. Term"], sizes: [12] },
    { type: "Text", lines: ["The term of the lease is two years, and longer where the parties agree to it in writing."] },
  ); // prettier-ignore
  expect(data).toEqual({ premises: { storage_unit: "37", garage_bay: null } });
});
