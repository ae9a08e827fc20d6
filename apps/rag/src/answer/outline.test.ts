import { expect, test } from "vitest";
import type { IndexedPassage } from "../index/refresh.ts";
import { outlineOf, sectionNamed } from "./outline.ts";

const passage = (section: string, text: string, rest: Partial<IndexedPassage> = {}): IndexedPassage => ({
  text,
  section,
  record: "",
  category: "Text",
  lines: [],
  bbox: { page: 2, left: 0.1, top: 0.2, width: 0.5, height: 0.1 },
  file: "rules.pdf",
  ...rest,
});
const FEES = "Harbour rules > Mooring fees";
const PASSAGES = [
  passage("Harbour rules", "Mooring fees", { category: "Section Header" }),
  passage(FEES, "Boat: Yawl; Fee: 12", { category: "Table" }),
  passage(FEES, "Fees are due in April. Guests pay at once."),
  passage(`${FEES} > Members`, "Members pay half. They vote in May."),
  passage("Harbour rules > Fires", "Open fires are forbidden."),
  passage("Letter", "Thank you for it.", { file: "letter.pdf" }),
];

test("a section is found by its heading, with the sections in it", () => {
  const found = sectionNamed(PASSAGES, ["mooring", "fees"]);
  expect(found.map(({ text }) => text)).toEqual([PASSAGES[1]!.text, PASSAGES[2]!.text, PASSAGES[3]!.text]);
  expect(sectionNamed(PASSAGES, ["letter"])).toEqual([PASSAGES[5]]);
  expect(sectionNamed(PASSAGES, ["weather"])).toEqual([]);
  expect(sectionNamed(PASSAGES, [])).toEqual(PASSAGES);
});

test("the outline has the first sentence under each heading, with its place", () => {
  const quotes = outlineOf(sectionNamed(PASSAGES, ["mooring", "fees"]));
  expect(quotes.map(({ section, text }) => [section, text])).toEqual([
    [FEES, "Fees are due in April."],
    [`${FEES} > Members`, "Members pay half."],
  ]);
  expect(quotes[0]!.places[0]).toMatchObject({ page: 2 });
});
