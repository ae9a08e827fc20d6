import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const MEASURE = {
  type: "array",
  items: {
    type: "object",
    properties: { period: { type: "string" }, value: { type: ["number", "null"] } },
  },
};

type Line = readonly [string, number, number];

function row(label: string, first: string, second: string, top: number): Line[] {
  return [
    [label, 50, top],
    [first, 340, top],
    [second, 400, top],
  ];
}

const HEAD: readonly Line[] = [
  ...row("In millions", "December 31,", "June 30,", 60),
  ["2024", 340, 72],
  ["2024", 400, 72],
];

function read(measures: readonly string[], ...pages: readonly (readonly Line[])[]): unknown {
  const properties = Object.fromEntries(measures.map((name) => [name, MEASURE]));
  const transcript = transcriptOf(...pages.map((lines) => [...HEAD, ...lines]));
  const { data } = extract(transcript, { schema: { type: "object", properties } });
  const found = data as { [name: string]: { value: number }[] };
  return Object.fromEntries(measures.map((name) => [name, found[name]!.map(({ value }) => value)]));
}

test("a row that says more than a measure's name is another's", () => {
  const lines = [
    ...row("Current assets before funds held for clients", "10.0", "20.0", 120),
    ...row("Total current assets", "30.0", "40.0", 140),
  ];
  expect(read(["current_assets"], lines)).toEqual({ current_assets: [30, 40] });
});

test("measures of one statement are on the page that has most of them, not in a note that has one", () => {
  const note = row("Goodwill", "1.0", "2.0", 120);
  const statement = [
    ...row("Inventories", "3.0", "4.0", 120),
    ...row("Goodwill, net", "5.0", "6.0", 140),
    ...row("Total assets", "7.0", "8.0", 160),
  ];
  expect(read(["goodwill", "inventories", "total_assets"], note, statement)).toMatchObject({ goodwill: [5, 6] });
});

test("a row and the heading over it name a measure together", () => {
  const lines: Line[] = [
    ["Earnings per share attributable to the company", 50, 120],
    ...row("Basic", "1.19", "0.64", 135),
    ...row("Diluted", "1.17", "0.63", 150),
    ["Weighted-average shares outstanding", 50, 165],
    ...row("Basic", "710", "724", 180),
  ];
  expect(read(["basic_eps", "diluted_eps"], lines)).toEqual({ basic_eps: [1.19, 0.64], diluted_eps: [1.17, 0.63] });
});
