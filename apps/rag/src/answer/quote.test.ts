import { expect, test } from "vitest";
import type { IndexedPassage } from "../index/refresh.ts";
import { understand } from "../question/understand.ts";
import { candidatesOf } from "./candidates.ts";
import { quotesFrom, rank } from "./quote.ts";
import { measure } from "./signs.ts";

const bbox = { page: 1, left: 0, top: 0, width: 0.1, height: 0.1 };
const passage = (text: string, rows: readonly (readonly string[])[] = []): IndexedPassage => ({
  text,
  section: "",
  record: "",
  category: rows.length > 0 ? "Table" : "Text",
  lines: [],
  bbox,
  file: "terms.md",
  cells: rows.flatMap((texts, row) =>
    texts.map((cell, column) => ({ row, column, row_span: 1, column_span: 1, header: row === 0, text: cell, bbox })),
  ),
});

function quoted(question: string, found: IndexedPassage, language: "en" | "de"): readonly string[] {
  const understood = understand(question, () => 1);
  return quotesFrom(rank([{ passage: found, score: 1, language }], understood), understood).quotes.map(
    ({ text }) => text,
  );
}

test("what only a later sentence names counts against an earlier one, what an earlier one names does not", () => {
  const terms = passage("Delivery is within 12 days of the order. For beech it may rise to 18 days.");
  const asked = understand("How long is the delivery for beech?", () => 1);
  const later = candidatesOf({ passage: terms, score: 1, language: "en" }).map(
    (candidate) => measure(asked, candidate).namedLater,
  );
  expect(later).toEqual([0.5, 0]);
});

test("a row is quoted once, as a whole or by one of its cells", () => {
  const rows = [
    ["Wood", "Price", "Days"],
    ["Pine", "290", "4"],
    ["Larch", "510", "7"],
  ];
  const texts = quoted("What is the price of larch?", passage("", rows), "en");
  expect(texts.filter((text) => text.includes("Larch"))).toEqual([expect.stringContaining("510")]);
});
