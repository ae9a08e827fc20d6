import { expect, test } from "vitest";
import { nameTypedItems } from "./typed-items.ts";

const typesOf = (...texts: readonly string[]): string[] =>
  nameTypedItems(texts.map((text) => ({ type: "Text" as const, text }))).map(({ type }) => type);

test("paragraphs that begin with a box one after the other are a list of tasks", () => {
  expect(typesOf("To do:", "☒ Tar the roof", "☐ Lend the ladder")).toEqual(["Text", "List Item", "List Item"]);
});

test("a single box, and a line of choices, are text", () => {
  expect(typesOf("☐ I have read the terms.", "Signed:")).toEqual(["Text", "Text"]);
  expect(typesOf("☒ Yes ☐ No", "☐ Yes ☒ No")).toEqual(["Text", "Text"]);
});

test("a task keeps its box, which says whether it is done", () => {
  const blocks = nameTypedItems([
    { type: "Text", text: "☒ Tar the roof" },
    { type: "Text", text: "☐ Lend the ladder" },
  ]);
  expect(blocks[0]).toEqual({ type: "List Item", level: 1, marker: "•", text: "☒ Tar the roof" });
});
