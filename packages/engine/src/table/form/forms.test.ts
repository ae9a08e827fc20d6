import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { findRuledTables } from "../find/ruled-tables.ts";
import type { FoundTable } from "../found-table.ts";

const HEIGHT = 30;
const WIDTH = 120;

/** Rows are 30 points high. Each cell takes its share of 480 points, with its text at the top left; `/` separates two lines. */
function find(rows: readonly (readonly string[])[], { baseline = 10, inset = 2 } = {}): FoundTable[] {
  const rules: Box[] = [];
  const words: Word[] = [];
  for (const [row, texts] of rows.entries()) {
    const width = (4 * WIDTH) / texts.length;
    const top = HEIGHT * row;
    rules.push({ left: 0, right: 4 * WIDTH, top, bottom: top });
    for (const [at, text] of texts.entries()) {
      rules.push({ left: width * at, right: width * at, top, bottom: top + HEIGHT });
      for (const [line, part] of text.split("/").entries()) {
        if (part !== "") words.push(...lineOf(top + baseline + 12 * line, [width * at + inset, part]).words);
      }
    }
    rules.push({ left: 4 * WIDTH, right: 4 * WIDTH, top, bottom: top + HEIGHT });
  }
  const end = HEIGHT * rows.length;
  rules.push({ left: 0, right: 4 * WIDTH, top: end, bottom: end });
  return findRuledTables({ number: 1, width: 600, height: 800, quarter: 0, words, rules, fills: [] });
}

const kindsOf = (...rows: Parameters<typeof find>): string[] => find(...rows).map(({ piece }) => piece.kind);
const textsOf = (found: FoundTable | undefined): string[] =>
  found!.piece.boxes!.map(({ parts }) => parts.map((words) => words.map(({ text }) => text).join(" ")).join(" "));

test("boxes with labels above the room for an answer are a form, read box by box", () => {
  const [form, ...others] = find([
    ["1 Personal details"],
    ["2 Last name", "3 First name"],
    ["4 Street address", "5 City", "6 Postal code"],
    ["7 Occupation"],
    ["8 Employer", "9 Telephone"],
  ]);
  expect(others).toEqual([]);
  expect(textsOf(form)).toEqual([
    "1 Personal details",
    "2 Last name",
    "3 First name",
    "4 Street address",
    "5 City",
    "6 Postal code",
    "7 Occupation",
    "8 Employer",
    "9 Telephone",
  ]);
});

test("labels with the room next to them are a form; a value reads with its label", () => {
  const [form] = find([
    ["Last name:", "", "First name:", ""],
    ["Born:", "4 May 1980", "Nationality:", ""],
    ["Street:", "", "City:", "Kelda"],
  ]);
  expect(textsOf(form)).toEqual([
    "Last name:",
    "First name:",
    "Born: 4 May 1980",
    "Nationality:",
    "Street:",
    "City: Kelda",
  ]);
});

test("boxes of a form in Hebrew read from the right", () => {
  const [form] = find(
    [
      ["משפחה:", "פרטי:", "תאריך:"],
      ["כתובת:", "טלפון:", "דוא:"],
      ["חתימה:", "עיר:", "מיקוד:"],
    ],
    { inset: 122 },
  );
  expect(textsOf(form).slice(0, 4)).toEqual(["תאריך:", "פרטי:", "משפחה:", "דוא:"]);
});

test("numbered lines that say their number again before the room are a form", () => {
  const line = (number: number, label: string): string[] => [`${number}`, label, `${number}`, ""];
  const labels = ["Wages and salaries", "Interest received", "Business income", "Pensions", "Other income"];
  expect(kindsOf(labels.map((label, at) => line(at + 1, label)))).toEqual(["form"]);
});

test("fields of a letter each say that their label is a form's, not that the cells are empty", () => {
  const comb = Array.from({ length: 24 }, () => "");
  const form = [["Last name:"], comb, ["First name:"], comb, ["City:", "Postal code:"], comb];
  expect(kindsOf(form)).toEqual(["form"]);
});

test.each([
  [
    "half empty",
    [
      ["Item", "Size", "Flow", "Total"],
      ["Barge", "12", "", "4"],
      ["Lock", "", "3", ""],
      ["Weir", "8", "", ""],
    ],
  ],
  [
    "to be filled in",
    [
      ["No.", "Name", "Date", "Signature"],
      ["1", "", "", ""],
      ["2", "", "", ""],
      ["3", "", "", ""],
    ],
  ],
  [
    "without an entry",
    [
      ["Name", "Date", "Time", "Score"],
      ["", "", "", ""],
      ["", "", "", ""],
      ["", "", "", ""],
    ],
  ],
  [
    "of names and values",
    [
      ["Weight", "12 kg"],
      ["Power", "4.5 kW"],
      ["Transcript", "Steel"],
      ["Colour", "Grey"],
    ],
  ],
  [
    "with amounts",
    [
      ["Barge hire", "120.00"],
      ["Lock dues", "14.50"],
      ["Ferry", "9.20"],
      ["Mooring", "33.00"],
    ],
  ],
  [
    "with a name for each column, whose cells are joined below,",
    [
      ["Name", "Function", "Town", "Street"],
      ["The vendor", ""],
      ["Anna Brekke", "Director"],
      ["Nils Terna", "Headmaster"],
    ],
  ],
  [
    "in groups",
    [["Item", "2024", "2025"], ["North"], ["Kelda", "12", "14"], ["Marn", "9", "8"], ["South"], ["Tilde", "4", "6"]],
  ],
])("a table %s is a table", (_, rows) => {
  expect(kindsOf(rows, { baseline: 19 })).toEqual(["table"]);
});

test("a calendar names its columns, and has room under its numbers", () => {
  const week = (first: number): string[] => Array.from({ length: 7 }, (_, at) => `${first + at}`);
  expect(kindsOf([["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], week(1), week(8), week(15), week(22)])).toEqual([
    "table",
  ]);
});

test("the blocks of a form are its labels and values in order, the titles of its sections headings, none a table", async () => {
  const upright = (left: number, top: number, bottom: number) => ({ left, right: left, top, bottom });
  const across = (top: number) => ({ left: 60, right: 540, top });
  const pdf = pdfOfLines(
    [
      { text: "Claims are settled within four weeks.", left: 60, top: 80 },
      { text: "Personal details", left: 63, top: 111, size: 9, font: "Helvetica-Bold" },
      { text: "1. Last name", left: 63, top: 123, size: 7 },
      { text: "2. First name", left: 303, top: 123, size: 7 },
      { text: "Barge", left: 66, top: 139, font: "Courier" },
      { text: "3. Date of birth", left: 63, top: 153, size: 7 },
      { text: "4. Telephone", left: 223, top: 153, size: 7 },
      { text: "5. Policy number", left: 383, top: 153, size: 7 },
      { text: "No claim is paid twice, as the law has it.", left: 60, top: 200 },
    ],
    [
      ...[100, 115, 145, 175].map(across),
      ...[60, 540].map((x) => upright(x, 100, 175)),
      upright(300, 115, 145),
      ...[220, 380].map((x) => upright(x, 145, 175)),
    ],
  );
  const { pages } = await readDocument(pdf, {});
  expect(pages[0]!.blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
    "Text: Claims are settled within four weeks.",
    "Section Header: Personal details",
    "Key Value: 1. Last name Barge",
    "Text: 2. First name",
    "Text: 3. Date of birth",
    "Text: 4. Telephone",
    "Text: 5. Policy number",
    "Text: No claim is paid twice, as the law has it.",
  ]);
});
