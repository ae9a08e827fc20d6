import { expect, test } from "vitest";
import type { IndexedPassage } from "../index/refresh.ts";
import { understand } from "../question/understand.ts";
import { extremeOf } from "./extreme.ts";

const bbox = { page: 1, left: 0, top: 0, width: 0.1, height: 0.1 };
const cellsOf = (rows: readonly (readonly string[])[]): IndexedPassage["cells"] =>
  rows.flatMap((texts, row) =>
    texts.map((text, column) => ({ row, column, row_span: 1, column_span: 1, header: row === 0, text, bbox })),
  );
const STAFF = cellsOf([
  ["Trade", "2022", "2023", "Opens"],
  ["Drivers", "36", "1,035", "06:10"],
  ["Guards", "(38)", "33", "07:00"],
  ["Track gang", "16", "18", "05:50"],
  ["Total", "890", "2,086", ""],
]);

function extreme(question: string, cells = STAFF): readonly string[] {
  const passage: IndexedPassage = {
    text: "",
    section: "",
    record: "",
    category: "Table",
    lines: [],
    bbox,
    file: "staff.pdf",
    cells,
  };
  return extremeOf(
    { passage, score: 1, language: "en" },
    understand(question, () => 1),
  ).map(({ text }) => text);
}

test("the row that has the most or the least in the column that is named", () => {
  expect(extreme("Which trade had the most staff in 2023?")).toEqual(["Trade: Drivers; 2023: 1,035"]);
  expect(extreme("Which trade had the fewest staff in 2023?")).toEqual(["Trade: Track gang; 2023: 18"]);
  expect(extreme("Which trade had the lowest figure in 2022?")).toEqual(["Trade: Guards; 2022: (38)"]);
});

test("the name is in the column that the question names, or the first one with words", () => {
  const tools = cellsOf([
    ["Number", "Tool", "Maker", "Price"],
    ["T-1", "Drill", "Ogden", "289.00"],
    ["T-2", "Saw", "Haldane", "1,120.00"],
    ["T-3", "Tower", "Upright", "174.50"],
  ]);
  expect(extreme("Which tool was the most expensive?", tools)).toEqual(["Tool: Saw; Price: 1,120.00"]);
  expect(extreme("Which maker has the cheapest one?", tools)).toEqual(["Maker: Upright; Price: 174.50"]);
  expect(extreme("Which is the most expensive?", tools)).toEqual(["Number: T-2; Price: 1,120.00"]);
});

test("times are not compared, nor is a column that the question does not name", () => {
  expect(extreme("Which trade opens the longest?")).toEqual([]);
  expect(extreme("Which trade had the most staff in 2019?")).toEqual([]);
});

test("a question that compares nothing has none", () => {
  expect(extreme("Which trade had 33 people in 2023?")).toEqual([]);
  expect(extreme("Which trade had at most 33 people in 2023?")).toEqual([]);
  expect(extreme("What is the highest number of 2023?")).toEqual([]);
});
