import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { toLine } from "../../text/runs-to-lines.ts";
import { tableFromLines } from "../find/borderless-tables.ts";
import type { WeighedRows } from "../rows/rows-to-table.ts";

const OFFICES = [
  ["Office", "Where it is"],
  ["Customs", "Long quay, second door"],
  ["Health", "Above the fish market"],
  ["Tolls", "At the bridge"],
];

interface Look {
  readonly pitch?: number;
  readonly boldHeader?: boolean;
  readonly rule?: boolean;
}

/** Reads texts in columns; returns the size of the table, and the signs that decided. */
function read(texts: readonly (readonly string[])[], { pitch = 22, boldHeader = true, rule = false }: Look = {}) {
  const lines = texts.map((row, at) => {
    const line = lineOf(100 + pitch * at, ...row.map((text, column): [number, string] => [72 + 110 * column, text]));
    const isBold = boldHeader && at === 0;
    return toLine(line.words.map((word) => ({ ...word, style: { ...word.style, bold: isBold } })));
  });
  let signs: WeighedRows["signs"] | undefined;
  const rules = rule ? [{ left: 70, top: 105, right: 330, bottom: 105.6 }] : [];
  const place = { number: 1, width: 595, height: 842, quarter: 0, rules, fills: [] } as const;
  const piece = tableFromLines(
    lines,
    { rules: [], captioned: false },
    { ...place, onWeighed: (weighed) => (signs = weighed.signs) },
  );
  const size = piece?.table === undefined ? null : [piece.table.rowCount, piece.table.columnCount];
  return { size, signs };
}

test("two columns of words under a bold header are a table if their rows are apart", () => {
  const { size, signs } = read(OFFICES);
  expect(size).toEqual([4, 2]);
  expect(signs).toMatchObject({ boldHeader: 1, severalColumns: 0, aligned: 1, markedHeader: 0 });
  expect(read(OFFICES, { pitch: 12, boldHeader: false }).size).toBeNull();
});

test("a rule under the names of columns is a sign, a bold name or not", () => {
  const { size, signs } = read(OFFICES, { rule: true, boldHeader: false });
  expect(size).toEqual([4, 2]);
  expect(signs).toMatchObject({ markedHeader: 1, boldHeader: 0 });
});

test("three columns need two rows under a bold header", () => {
  const goods = [
    ["Goods", "Packed in", "Price"],
    ["Rope", "coil", "14.20"],
    ["Nails", "keg", "3.75"],
  ];
  expect(read(goods).size).toEqual([3, 3]);
  expect(read(goods.slice(0, 2)).size).toBeNull();
});

test("notes, items, entries of a list of contents and fields of a form are none, however far apart", () => {
  const texts = ["The tide of the morning", "The gauge of the mill", "The keeper of the weir", "The lamps of the quay"];
  const named = (names: readonly string[]): (readonly string[])[] => names.map((name, at) => [name, texts[at]!]);
  expect(read(named(["35", "36", "37", "38"])).size).toBeNull();
  expect(read(named(["a.", "b.", "c.", "d."])).size).toBeNull();
  expect(read(texts.map((text, at) => [text, String(3 + 9 * at)])).size).toBeNull();
  expect(read(named(["Port:", "Tide:", "Keeper:", "Lamps:"])).size).toBeNull();
});
