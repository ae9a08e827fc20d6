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

test("a passage is found by what its words mean, in another language too; one in the language of the question comes first", () => {
  const german = passage("Der Abschlussprüfer ist die Kanzlei Voss.", { file: "bericht.pdf" });
  const english = passage("Pryce & Lomax have audited the books since the year 2019.", { file: "report.pdf" });
  const bread = passage("The loaf is sold in the shop.", { file: "shop.pdf" });
  const found = (question: string): readonly IndexedPassage[] =>
    createSearch([german, bread, english])(question).map((one) => one.passage);
  expect(found("Who is the auditor?")).toEqual([english, german]);
  expect(found("Wer ist der Wirtschaftsprüfer?")).toEqual([german, english]);
});

test("passages next to the best are found after it: a field repeats nothing of the one before", () => {
  const name = passage("Applicant: Ana Vidal");
  const address = passage("Quay 7, 4000 Porto");
  const far = ["One.", "Two.", "Three.", "Four."].map((text) => passage(text));
  const found = createSearch([name, address, ...far])("Where does the applicant live?").map((one) => one.passage.text);
  expect(found).toEqual([name.text, address.text, "One.", "Two."]);
});

test("a heading that says something is a passage, other headings are none", () => {
  const search = createSearch([passage("Fees", { category: "Section Header" }), passage("14.50", { section: "Fees" })]);
  expect(search("fees").map(({ passage: { text } }) => text)).toEqual(["14.50"]);
  const talk = createSearch([passage("Talk of 9 May. Speaker: Ana Vidal", { category: "Section Header" })]);
  expect(talk("Who is the speaker?")).toHaveLength(1);
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
