import { expect, test } from "vitest";
import type { IndexedPassage } from "../index/refresh.ts";
import { createRarity } from "./rarity.ts";
import { createSearch, writeSearch } from "./search.ts";
import { likeness, wordsOf } from "./words.ts";

const bbox = { page: 1, left: 0, top: 0, width: 1, height: 1 };
const passage = (text: string, rest: Partial<IndexedPassage> = {}): IndexedPassage => ({
  text,
  section: "",
  record: "",
  category: "Text",
  lines: [],
  bbox,
  file: "rules.pdf",
  ...rest,
});

test("a passage is found by its words, by other forms of them, misspelt, by heading and file", () => {
  const passages = [
    passage("Fees are due on the first of April."),
    passage("Old mains will be replaced in the order of risk."),
    passage("It is closed on Mondays.", { section: "Library" }),
    passage("Forty loaves a day.", { file: "bakery/spring-report.pdf" }),
  ];
  const search = createSearch(passages);
  const first = (question: string): IndexedPassage | undefined => search(question)[0]?.passage;
  expect(first("When are fees due?")).toBe(passages[0]);
  expect(first("What does the replacement of mains go by?")).toBe(passages[1]);
  expect(first("replacd")).toBe(passages[1]);
  expect(first("When is the library closed?")).toBe(passages[2]);
  expect(first("bakery")).toBe(passages[3]);
  expect(search("zzz")).toEqual([]);
  expect(createSearch([])("fees")).toEqual([]);
});

test("headings are no passages of their own", () => {
  const search = createSearch([passage("Fees", { category: "Section Header" }), passage("14.50", { section: "Fees" })]);
  expect(search("fees").map(({ passage: { text } }) => text)).toEqual(["14.50"]);
});

test("an index that was written finds the same, and a filter leaves other files out", () => {
  const passages = [passage("Fees are due in April."), passage("Fees are due in May.", { file: "other.pdf" })];
  const search = createSearch(passages, writeSearch(passages));
  expect(search("fees in May")).toEqual(createSearch(passages)("fees in May"));
  expect(search("fees", new Set(["other.pdf"])).map((found) => found.passage)).toEqual([passages[1]]);
});

test("the first ranks of a document go to different pages; those of another stay", () => {
  const on = (page: number, text: string, file = "long.pdf"): IndexedPassage =>
    passage(text, { file, bbox: { ...bbox, page } });
  const passages = [
    on(1, "Fees fees."),
    on(1, "Fees, fees and more."),
    on(2, "The table of all fees, and what is due."),
    on(1, "Of the many old rules that the harbour has, some are about fees as well.", "other.pdf"),
  ];
  const found = createSearch(passages)("fees").map(({ passage: { file, bbox: at } }) => `${file} ${at.page}`);
  expect(found).toEqual(["long.pdf 1", "long.pdf 2", "long.pdf 1", "other.pdf 1"]);
});

test("words lose case, accents and the English genitive; small words go", () => {
  expect(wordsOf("What is the Café’s price, 3,208 or 14.50?")).toEqual(["cafe", "price", "3,208", "14.50"]);
});

test("forms of a word are alike; other words and other figures are not", () => {
  expect(likeness("valve", "valves")).toBeGreaterThan(0.7);
  expect(likeness("replaced", "replacement")).toBeGreaterThan(0.6);
  for (const [one, other] of [
    ["house", "horse"],
    ["old", "gold"],
    ["2022", "2023"],
  ] as const) {
    expect(likeness(one, other)).toBe(0);
  }
});

test("a word that occurs in no text says most, one that occurs in all of them least", () => {
  const rarity = createRarity(["water pipe", "water valve", "water main"]);
  expect(rarity("paris")).toBe(1);
  expect(rarity("valves")).toBeGreaterThan(rarity("water"));
  expect(createRarity([])("water")).toBe(1);
});
