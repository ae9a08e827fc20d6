import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { findRuledTables } from "../find/ruled-tables.ts";

const TEXTS = ["Plan of the school", "Reading aloud", "Counting stock", "Care of tools"];
const ys = TEXTS.map((_, row) => 200 + 20 * row);
const bottom = 200 + 20 * TEXTS.length;
const rules: readonly Box[] = [
  ...[...ys, bottom].map((top) => ({ left: 60, top, right: 460, bottom: top })),
  ...[60, 460].map((left) => ({ left, top: 200, right: left, bottom })),
];
const shading: Box = { left: 60, top: 200, right: 460, bottom: 220 };
const tablesOf = (texts: readonly string[], fills: readonly Box[]) =>
  findRuledTables({
    number: 1,
    width: 595,
    height: 842,
    quarter: 0,
    words: texts.flatMap((text, row) => lineOf(ys[row]! + 14, [66, text]).words),
    rules,
    fills,
  }).map(({ piece }) => piece.table?.cells.map(({ text }) => text));

test("one column of entries under a shaded name is a table", () => {
  expect(tablesOf(TEXTS, [shading])).toEqual([TEXTS]);
});

test("boxes under each other without a name, or with a sentence in one, are none", () => {
  expect(tablesOf(TEXTS, [])).toEqual([]);
  const sentence = "The keeper writes down the level of the river every morning, and every evening";
  expect(tablesOf([...TEXTS.slice(0, 3), sentence], [shading])).toEqual([]);
});
