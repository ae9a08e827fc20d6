import { expect, test } from "vitest";
import { type DrawnLine, pdfOfLines } from "../../testing/pdf-of-lines.ts";
import { readTranscript } from "../read-transcript.ts";
import { extract } from "./extract.ts";

const TEXT = { type: ["string", "null"] };
const NUMBER = { type: ["number", "null"] };
const DATE = { type: ["string", "null"], format: "date" };
const object = (properties: object): object => ({ type: "object", properties });
const listOf = (properties: object): object => ({ type: "array", items: object(properties) });

type Rules = NonNullable<Parameters<typeof pdfOfLines>[1]>;

async function read(schema: object, lines: readonly DrawnLine[], rules: Rules = []): Promise<unknown> {
  const transcript = await readTranscript(pdfOfLines(lines, rules), {}, { ocr: "off" });
  return extract(transcript, { schema }).data;
}

const line = (text: string, left: number, top: number, size = 10): DrawnLine => ({ text, left, top, size, font: "Helvetica" }); // prettier-ignore
const bold = (text: string, left: number, top: number, size = 11): DrawnLine => ({ text, left, top, size, font: "Helvetica-Bold" }); // prettier-ignore

/** A box with a small label above its value. */
function box(left: number, top: number, width: number, label: string, ...values: readonly string[]): { readonly lines: DrawnLine[]; readonly rules: Rules } {
  const height = 44 + 12 * Math.max(0, values.length - 1);
  const sides = [[left, top, left + width, top], [left, top + height, left + width, top + height], [left, top, left, top + height], [left + width, top, left + width, top + height]] as const;
  return {
    lines: [line(label, left + 3, top + 10, 6), ...values.map((value, at) => line(value, left + 3, top + 26 + 12 * at, 11))],
    rules: sides.map(([x, y, right, bottom]) => ({ left: x, top: y, right, bottom })),
  };
} // prettier-ignore

test("a form of boxes: values under their labels, empty boxes, boxes of one number, and a row of boxes that is an item", async () => {
  const boxes = [
    box(40, 60, 170, "a Worker's tax number", "771-20-4411"),
    box(210, 60, 170, "1 Wages, tips and other pay", "31,204.50"),
    box(380, 60, 170, "2 Income tax withheld", "2,880.15"),
    box(40, 104, 170, "b Control number", "B-0177"),
    box(210, 104, 170, "3 Pension wages", "30,000.00"),
    box(380, 104, 170, "4 Assigned tips"),
    box(40, 148, 170, "c Contract", "Seasonal"),
    box(210, 148, 170, "12a Code", "D   1,200.00"),
    box(380, 148, 170, "12b Code", "DD   4,310.75"),
    box(40, 192, 170, "15 Canton", "VD"),
    box(210, 192, 170, "16 Canton wages, tips", "29,004.50"),
    box(380, 192, 170, "17 Canton income tax", "1,402.60"),
  ];
  const schema = object({
    wages: NUMBER,
    income_tax_withheld: NUMBER,
    assigned_tips: NUMBER,
    control_number: TEXT,
    box_12: listOf({ code: TEXT, amount: NUMBER }),
    canton: listOf({ canton: TEXT, wages: NUMBER, income_tax: NUMBER }),
  });
  const rules = boxes.flatMap((one) => one.rules);
  expect(await read(schema, boxes.flatMap((one) => one.lines), rules)).toEqual({
    wages: 31_204.5,
    income_tax_withheld: 2880.15,
    assigned_tips: null,
    control_number: "B-0177",
    box_12: [{ code: "D", amount: 1200 }, { code: "DD", amount: 4310.75 }],
    canton: [{ canton: "VD", wages: 29_004.5, income_tax: 1402.6 }],
  });
}); // prettier-ignore

test("a contract in prose: parties, dates, amounts, and no fee of another kind", async () => {
  const schema = object({
    agreement_date: DATE,
    owner: object({ name: TEXT, address: TEXT }),
    hirers: { type: "array", items: { type: "string" } },
    monthly_rent: NUMBER,
    deposit: NUMBER,
    agency_fee: NUMBER,
    storage_room: { type: ["integer", "null"] },
  });
  const data = await read(schema, [
    bold("HIRE AGREEMENT", 60, 60, 16),
    line("This Agreement is made on March 3, 2025 between Quay Nine Boats Inc., with its office at 12", 60, 90),
    line('Slipway Road, Port Ansel, ME 04109 (the "Owner"), and Ivo Marsh and Dana Whitlock (jointly the', 60, 104),
    line('"Hirers").', 60, 118),
    bold("1. The house", 60, 144),
    line(
      "The Owner lets to the Hirers the house at 7 Mill Lane, Port Ansel, ME 04110, with storage in the yard.",
      60,
      162,
    ),
    bold("2. Rent", 60, 188),
    line(
      "The Hirers pay a monthly rent of $1,150.00 on the first day of each month. Before moving in the Hirers",
      60,
      206,
    ),
    line(
      "pay a deposit of $2,300.00, which is returned without interest within thirty days of the end of the term.",
      60,
      220,
    ),
    bold("3. Animals", 60, 246),
    line("No animals are kept in the house without the prior written consent of the Owner, who charges a dog", 60, 264),
    line("fee of $40.00 per month for one animal.", 60, 278),
  ]);
  expect(data).toEqual({
    agreement_date: "2025-03-03",
    owner: { name: "Quay Nine Boats Inc.", address: "12 Slipway Road, Port Ansel, ME 04109" },
    hirers: ["Ivo Marsh", "Dana Whitlock"],
    monthly_rent: 1150,
    deposit: 2300,
    agency_fee: null,
    storage_room: null,
  });
});

test("a research paper: its title block, its abstract to the end, keywords, and the list of references", async () => {
  const schema = object({
    title: TEXT,
    authors: listOf({ name: TEXT, affiliation: TEXT }),
    abstract: TEXT,
    keywords: { type: "array", items: { type: "string" } },
    references: { type: "array", items: { type: "string" } },
  });
  const data = await read(schema, [
    bold("Listening for Moths: Cheap Microphones in Orchards", 90, 70, 17),
    line("Edda Varga1, Tomas Okoro2", 200, 98, 11),
    line("1 Orchard Institute, Lund", 220, 114, 9),
    line("2 University of Brackwater", 220, 126, 9),
    bold("Abstract", 60, 156, 12),
    line("Moths are hard to count by eye. We hang cheap microphones in twelve orchards and count the wing", 60, 174),
    line(
      "beats of eight species over one summer. A small model finds nine of ten flights, and needs no network.",
      60,
      188,
    ),
    line("Keywords: bioacoustics, moths, orchards", 60, 212),
    bold("1 Introduction", 60, 244, 12),
    line(
      "Counting insects is slow work, and most orchards have nobody who does it. Microphones cost less than",
      60,
      262,
    ),
    line("traps, and they listen at night, when moths fly and people sleep, for as long as a battery lasts.", 60, 276),
    bold("References", 60, 308, 12),
    line("[1] A. Birch. Sounds of small wings. Journal of Insects 4, 2019.", 60, 326),
    line("[2] C. Dale and E. Elm. Microphones outdoors. Field Notes 11, 2021.", 60, 340),
  ]);
  expect(data).toEqual({
    title: "Listening for Moths: Cheap Microphones in Orchards",
    authors: [
      { name: "Edda Varga", affiliation: "Orchard Institute, Lund" },
      { name: "Tomas Okoro", affiliation: "University of Brackwater" },
    ],
    abstract:
      "Moths are hard to count by eye. We hang cheap microphones in twelve orchards and count the wing beats of eight species over one summer. A small model finds nine of ten flights, and needs no network.",
    keywords: ["bioacoustics", "moths", "orchards"],
    references: [
      "A. Birch. Sounds of small wings. Journal of Insects 4, 2019.",
      "C. Dale and E. Elm. Microphones outdoors. Field Notes 11, 2021.",
    ],
  });
});

/** A ruled table; `|` parts the lines of a cell. */
function table(top: number, columns: readonly number[], rows: readonly (readonly string[])[], rowHeight = 30): { readonly lines: DrawnLine[]; readonly rules: Rules } {
  const right = columns.at(-1)!;
  const bottom = top + rowHeight * rows.length;
  const lines = rows.flatMap((row, at) => row.flatMap((cell, column) => cell.split("|").map((text, turn) => line(text, columns[column]! + 3, top + rowHeight * at + 12 + 12 * turn, 9))));
  return {
    lines: lines.filter(({ text }) => text !== ""),
    rules: [...rows.keys(), rows.length].map((at) => ({ left: columns[0]!, right, top: top + rowHeight * at })).concat(columns.map((x) => ({ left: x, right: x, top, bottom }))),
  };
} // prettier-ignore

test("a pay slip: two tables, a row with few values, and totals that are no rows", async () => {
  const payments = table(120, [50, 250, 330, 410, 500], [["Payment", "Hours", "Rate", "Amount"], ["Basic pay", "150.00", "12.40", "1,860.00"], ["Night shift", "20.00", "15.00", "300.00"], ["Bonus", "", "", "75.00"]], 18); // prettier-ignore
  const deductions = table(220, [50, 250, 330], [["Deduction", "Amount"], ["PAYE tax", "211.20"], ["Pension", "108.00"], ["Union dues", "14.50"]], 18); // prettier-ignore
  const data = await read(
    object({
      employee: TEXT,
      earnings: listOf({ description: TEXT, hours: NUMBER, rate: NUMBER, amount: NUMBER }),
      deductions: listOf({ description: TEXT, amount: NUMBER }),
      net_pay: NUMBER,
    }),
    [bold("Pay slip", 50, 60, 15), line("Employee: R. Santos", 50, 90), ...payments.lines, ...deductions.lines, line("Gross pay: 2,235.00", 50, 320), line("Total deductions: 333.70", 50, 336), bold("Net pay: 1,901.30", 50, 352)],
    [...payments.rules, ...deductions.rules],
  ); // prettier-ignore
  expect(data).toEqual({
    employee: "R. Santos",
    earnings: [
      { description: "Basic pay", hours: 150, rate: 12.4, amount: 1860 },
      { description: "Night shift", hours: 20, rate: 15, amount: 300 },
      { description: "Bonus", hours: null, rate: null, amount: 75 },
    ],
    deductions: [
      { description: "PAYE tax", amount: 211.2 },
      { description: "Pension", amount: 108 },
      { description: "Union dues", amount: 14.5 },
    ],
    net_pay: 1901.3,
  });
});

test("a waybill: cells of two lines, identifiers with spaces, and a decimal sign that the whole column settles", async () => {
  const cargo = table(120, [50, 170, 250, 370, 450, 540], [
    ["Container|Seal", "Packages", "Goods", "Weight kg", "Volume m3"],
    ["TRWU 330118-2|ML 77120", "340 boxes", "Glazed tiles,|HS 6907", "18,440.000", "24.180"],
    ["TRWU 330551-9|ML 77121", "112 crates", "Stoneware", "9,712.500", "51.060"],
  ]); // prettier-ignore
  const data = await read(
    object({ booking_number: TEXT, containers: listOf({ container_number: TEXT, seal_number: TEXT, packages: NUMBER, goods: TEXT, weight_kg: NUMBER, volume_m3: NUMBER }) }),
    [bold("SEA WAYBILL", 50, 60, 15), line("Booking number: BK 5512 44", 50, 90), ...cargo.lines],
    cargo.rules,
  ); // prettier-ignore
  expect(data).toEqual({
    booking_number: "BK 5512 44",
    containers: [
      { container_number: "TRWU 330118-2", seal_number: "ML 77120", packages: 340, goods: "Glazed tiles, HS 6907", weight_kg: 18_440, volume_m3: 24.18 },
      { container_number: "TRWU 330551-9", seal_number: "ML 77121", packages: 112, goods: "Stoneware", weight_kg: 9712.5, volume_m3: 51.06 },
    ],
  }); // prettier-ignore
});
