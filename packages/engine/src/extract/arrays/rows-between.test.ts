import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const items = { type: "object", properties: { name: text, quantity: number, unit_price: number, line_total: number } };
const schema = { type: "object", properties: { line_items: { type: "array", items } } };

interface Line {
  readonly name: string;
}

const linesOf = (transcript: Transcript): unknown =>
  (extract(transcript, { schema }).data as { line_items: unknown }).line_items;
const namesOf = (transcript: Transcript): string[] => (linesOf(transcript) as Line[]).map(({ name }) => name);

const HEADER = ["Pos", "Description", "Qty", "Price", "Amount"];
const BOARD = ["1", "Oak board", "12", "4.50", "54.00"];
const HINGE = ["2", "Brass hinge", "3", "2.20", "6.60"];
const SCREW = ["3", "Steel screw", "10", "0.30", "3.00"];
const LEFTS = [50, 90, 300, 380, 460];

const atLefts = (row: readonly string[], top: number): PlacedText[] =>
  row.flatMap((one, at): PlacedText[] => (one === "" ? [] : [[one, LEFTS[at]!, top]]));
const linesUnder = (...rows: readonly (readonly string[])[]): Transcript =>
  transcriptOf(rows.flatMap((row, at) => atLefts(row, 100 + 14 * at)));

const DISCOUNT = ["", "Loyalty rebate", "", "", "-5.00"];

test("a discount between the rows of a table fills few of their columns and is none of them", () => {
  const transcript = transcriptOfBlocks({ rows: [HEADER, BOARD, HINGE, DISCOUNT, SCREW] });
  expect(namesOf(transcript)).toEqual(["Oak board", "Brass hinge", "Steel screw"]);
});

test("a discount between rows that are read from lines is none of them", () => {
  expect(namesOf(linesUnder(HEADER, BOARD, HINGE, DISCOUNT, SCREW))).toEqual(["Oak board", "Brass hinge", "Steel screw"]); // prettier-ignore
});

test("rows that fill different columns are kept where no kind of row is the most", () => {
  const rows = [
    ["Description", "Qty", "Price", "Amount"],
    ["Oak board", "", "", "54.00"],
    ["Brass hinge", "", "", "6.60"],
    ["Steel screw", "", "", "3.00"],
    ["Wire", "4", "1.00", "4.00"],
  ];
  expect(namesOf(transcriptOfBlocks({ rows }))).toHaveLength(4);
});

test("running text between rows passes under several columns, and its numbers are none of theirs", () => {
  const note: PlacedText = ["Delivery note 80012 of 12 March and purchase order 4500012345 of this year", 50, 128];
  const rows = [HEADER, BOARD].flatMap((row, at) => atLefts(row, 100 + 14 * at));
  const transcript = transcriptOf([...rows, note, ...atLefts(HINGE, 142), ...atLefts(SCREW, 156)]);
  expect(namesOf(transcript)).toEqual(["Oak board", "Brass hinge", "Steel screw"]);
});

test("the number of an article on a line of its own is no name; the name is under it", () => {
  const rows = [HEADER, ["1", "MAT-40117|Oak board", "12", "4.50", "54.00"], ["2", "40250|Brass hinge", "3", "2.20", "6.60"]]; // prettier-ignore
  expect(namesOf(transcriptOfBlocks({ rows }))).toEqual(["Oak board", "Brass hinge"]);
});

test("a name ends before the labelled number of its article, though the line is full", () => {
  const rows = [HEADER, ["1", "Oak board, oiled and sanded|Item no. 40117", "12", "4.50", "54.00"], HINGE];
  expect(namesOf(transcriptOfBlocks({ rows }))).toEqual(["Oak board, oiled and sanded", "Brass hinge"]);
});

test("under the number of an article and a quantity are the name and a unit", () => {
  const transcript = linesUnder(
    HEADER,
    ["1", "MAT-40117", "12", "4.50", "54.00"],
    ["", "Oak board", "pieces", "", ""],
    ["2", "MAT-40250", "3", "2.20", "6.60"],
    ["", "Brass hinge", "pieces", "", ""],
  );
  expect(namesOf(transcript)).toEqual(["Oak board", "Brass hinge"]);
});

test("of two numbers under one header the first is that of the empty column before", () => {
  const rows = [HEADER, BOARD, SCREW].flatMap((row, at) => atLefts(row, 100 + 14 * at));
  const transcript = transcriptOf([...rows, ...atLefts(["4", "Wire", "8", "", ""], 142), ["2.00", 430, 142], ["16.00", 468, 142]]); // prettier-ignore
  expect((linesOf(transcript) as unknown[])[2]).toEqual({ name: "Wire", quantity: 8, unit_price: 2, line_total: 16 });
});

test("a second label of a row's name says more of the same row, and a label's number is no name", () => {
  const block = (top: number, position: string, name: string, note: string, numbers: readonly string[]): PlacedText[] =>
    [["Beschreibung", name], ["Artikel", note], ["Menge", numbers[0]], ["Einzelpreis", numbers[1]], ["Betrag", numbers[2]]].flatMap(([label, value], at): PlacedText[] => [[label!, 50, top + 14 * at], [value!, 180, top + 14 * at]]).concat([[`Position ${position}`, 50, top - 14]]); // prettier-ignore
  const transcript = transcriptOf([
    ["Rechnung 4711", 50, 60],
    ...block(116, "1", "Eichenbrett", "in Folie", ["12", "4,50", "54,00"]),
    ...block(216, "2", "Scharnier", "in Papier", ["3", "2,20", "6,60"]),
  ]);
  expect(namesOf(transcript)).toEqual(["Eichenbrett", "Scharnier"]);
});

const noted = (name: string): string[] => ["1", `${name}|Oiled twice`, "12", "4.50", "54.00"];

test("the longest name ends with its line where all others do", () => {
  const rows = [HEADER, noted("Oak board"), noted("Brass hinge with screws"), noted("Wire")];
  expect(namesOf(transcriptOfBlocks({ rows }))).toEqual(["Oak board", "Brass hinge with screws", "Wire"]);
});

test("a name continues where no other name says whether the column has more room", () => {
  const rows = [HEADER, noted("Oak board with oil"), ["2", "Wire", "4", "1.00", "4.00"]];
  expect(namesOf(transcriptOfBlocks({ rows }))).toEqual(["Oak board with oil Oiled twice", "Wire"]);
});

test("a measure at the end of a line does not continue in the next", () => {
  const rows = [HEADER, noted("Board 80 cm"), ["2", "Brass hinge with screws", "3", "2.20", "6.60"]];
  expect(namesOf(transcriptOfBlocks({ rows }))).toEqual(["Board 80 cm", "Brass hinge with screws"]);
});
