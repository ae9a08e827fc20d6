import { expect, test } from "vitest";
import { blocksOf, read } from "../../../testing/read-fixture.ts";
import { partAtRules } from "./parting-rules.ts";
import type { Item } from "./region.ts";

const item = (left: number, top: number): Item => ({
  left,
  top,
  right: left + 40,
  bottom: top + 10,
  run: null,
  placed: null,
});
const columns = [
  [item(0, 0), item(0, 30)],
  [item(50, 0), item(50, 30)],
];
const rule = { left: 0, top: 20, right: 90, bottom: 20.5 };

test("columns above a rule over all of them are read before those below it", () => {
  const parted = partAtRules(columns, [rule]);
  expect(parted.map((region) => region.map(({ left, top }) => [left, top]))).toEqual([
    [[0, 0]],
    [[50, 0]],
    [[0, 30]],
    [[50, 30]],
  ]);
});

test("a rule in one column, or one that an item crosses, parts nothing", () => {
  expect(partAtRules(columns, [{ ...rule, right: 40 }])).toEqual(columns);
  expect(partAtRules([...columns, [item(20, 15)]], [rule])).toEqual([...columns, [item(20, 15)]]);
});

test("letters to the editor are read after the articles above their rule", async () => {
  const texts = blocksOf(await read("two-column/newspaper.pdf")).map((block) => block.text);
  const letters = texts.indexOf("Letters to the editor");
  expect(letters).toBeGreaterThan(texts.findIndex((text) => text.startsWith("Herring return")));
  const senders = texts.flatMap((text, index) => (text.startsWith("Sir,") ? [index] : []));
  expect(senders).toHaveLength(3);
  expect(senders.every((index) => index > letters)).toBe(true);
});
