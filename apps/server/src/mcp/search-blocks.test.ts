import type { Block } from "@docsvc/client";
import { expect, test } from "vitest";
import { searchBlocks } from "./search-blocks.ts";

const block = (content: string): Block => ({
  type: "Text",
  content,
  bbox: { left: 0, top: 0, width: 1, height: 1, page: 1 },
});
const BLOCKS = [
  block("The harbour has a crane. The harbour is old, and so is the harbour master."),
  block("Fees of the harbour are paid in advance."),
  block("A crane lifts ten tonnes; no one pays in advance for it."),
  block("<table><tr><td>Übersicht</td><td>12,50</td></tr></table>"),
];
const found = (query: string): readonly string[] => searchBlocks(BLOCKS, query, 10).map(({ block }) => block.content);

test("a phrase that occurs word for word comes before blocks with more of its words", () => {
  expect(found("harbour are paid")[0]).toBe(BLOCKS[1]!.content);
});

test("a rare word weighs more than a frequent one", () => {
  expect(found("harbour tonnes")[0]).toBe(BLOCKS[2]!.content);
});

test("accents, case and tags make no difference", () => {
  expect(found("ubersicht")).toEqual([BLOCKS[3]!.content]);
  expect(found("td")).toEqual([]);
});

test("what occurs nowhere is not found", () => {
  expect(found("lighthouse")).toEqual([]);
  expect(found("?!")).toEqual([]);
});

test("an excerpt shows the first word that fits, also far into a long block", () => {
  const long = block(`${"before ".repeat(500)}lighthouse ${"after ".repeat(500)}`);
  const [hit] = searchBlocks([long], "lighthouse", 1);
  expect(hit!.excerpt).toContain("lighthouse");
  expect(hit!.excerpt.length).toBeLessThan(450);
});

test("styled text is searched and shown as it reads without its marks", () => {
  const styled: Block = {
    ...block("The rent is ~~55~~ 40 crowns for 120 m<sup>2</sup> of floor"),
    runs: [
      { text: "The rent is " },
      { text: "55", strike: true },
      { text: " 40 crowns for 120 m" },
      { text: "2", script: "superscript" },
      { text: " of floor" },
    ],
  };
  const [hit] = searchBlocks([...BLOCKS, styled], "120 m2 of floor", 1);
  expect(hit?.block).toBe(styled);
  expect(hit?.excerpt).toContain("40 crowns for 120 m2 of floor");
});
