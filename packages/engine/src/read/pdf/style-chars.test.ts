import { expect, test } from "vitest";
import type { BoxTable, CharTable, TextStyle } from "../raw/raw-page.ts";
import { styleChars } from "./style-chars.ts";

const SIZE = 10;
const WIDTH = 6;
const BASELINE = 100;

/** A monospaced text with its baseline at {@link BASELINE} and its first char at 0. */
function charsOf(text: string): CharTable {
  const count = text.length;
  const at = Float32Array.from({ length: count }, (_, index) => WIDTH * index);
  const ends = at.map((left) => left + WIDTH);
  const even = (value: number): Float32Array => new Float32Array(count).fill(value);
  return {
    count,
    code: Uint32Array.from(text, (char) => char.codePointAt(0)!),
    left: at,
    right: ends,
    top: even(BASELINE - 7),
    bottom: even(BASELINE),
    advanceLeft: at,
    advanceRight: ends,
    looseTop: even(BASELINE - 9),
    looseBottom: even(BASELINE + 2),
    originX: at,
    originY: even(BASELINE),
    style: new Uint16Array(count),
    generated: new Uint8Array(count),
  };
}

const PLAIN: TextStyle = {
  font: "Text",
  size: SIZE,
  bold: false,
  italic: false,
  monospace: false,
  color: 0,
  angleDegrees: 0,
  invisible: false,
};

function boxes(tag: number, ...edges: readonly number[]): BoxTable {
  return { count: edges.length / 4, edges: Float32Array.from(edges), tag: new Int32Array(edges.length / 4).fill(tag) };
}

const NONE = boxes(0);
const TEXT = "old new end";

/** The words of {@link TEXT} whose chars all have a style. */
function styled(
  over: { readonly lines?: BoxTable; readonly fills?: BoxTable },
  has: "strike" | "underline" | "highlight" | "bold" | "italic" | "code",
  style: Partial<TextStyle> = {},
): string[] {
  const drawn = { rulingLines: over.lines ?? NONE, filledRectangles: over.fills ?? NONE, marks: [] };
  const { of, styles } = styleChars(charsOf(TEXT), [{ ...PLAIN, ...style }], drawn, 200);
  return [...TEXT.matchAll(/\S+/g)]
    .filter(({ index, 0: word }) => Array.from(word).every((_, at) => styles[of[index + at]!]![has] !== undefined))
    .map(([word]) => word);
}

/** A rule half a point thick, `over` points above the baseline. */
const rule = (left: number, over: number, right: number): BoxTable =>
  boxes(50, left, BASELINE - over, right, BASELINE - over);
const WORD = [4 * WIDTH, 7 * WIDTH] as const;

test("a rule across letters strikes them out, and one under them underlines them", () => {
  expect(styled({ lines: rule(WORD[0], 3, WORD[1]) }, "strike")).toEqual(["new"]);
  // AbiWord rounds the place of a rule to points.
  expect(styled({ lines: rule(WORD[0], 1.25, WORD[1]) }, "strike")).toEqual(["new"]);
  expect(styled({ lines: rule(WORD[0], -1.5, WORD[1]) }, "underline")).toEqual(["new"]);
});

test("rules that strike words out are named, since they are no borders of a table", () => {
  const strikesOf = (lines: BoxTable): number[] => {
    const drawn = { rulingLines: lines, filledRectangles: NONE, marks: [] };
    return [...styleChars(charsOf(TEXT), [PLAIN], drawn, 200).strikes];
  };
  expect(strikesOf(rule(WORD[0], 3, WORD[1]))).toEqual([0]);
  expect(strikesOf(rule(WORD[0], -1.5, WORD[1]))).toEqual([]);
});

test("a rule that continues beyond its letters, a thick one and one far from them say nothing", () => {
  expect(styled({ lines: rule(WORD[0], 3, WORD[1] + 40) }, "strike")).toEqual([]);
  expect(styled({ lines: boxes(300, WORD[0], 97, WORD[1], 97) }, "strike")).toEqual([]);
  expect(styled({ lines: rule(WORD[0], -8, WORD[1]) }, "underline")).toEqual([]);
});

test("a light fill behind letters is a marker with its colour; white, black and a band of a table are none", () => {
  const fill = (colour: number, left: number, right: number): BoxTable => boxes(colour, left, 90, right, 103);
  expect(styled({ fills: fill(0xffff00, ...WORD) }, "highlight")).toEqual(["new"]);
  expect(styled({ fills: fill(0xffffff, ...WORD) }, "highlight")).toEqual([]);
  expect(styled({ fills: fill(0x000000, ...WORD) }, "highlight")).toEqual([]);
  expect(styled({ fills: fill(0xffff00, 0, 190) }, "highlight")).toEqual([]);
});

test("fills with round corners mark letters, too", () => {
  const rounded = boxes(0xfff3a0, WORD[0], 90, WORD[1], 103);
  const { of, styles } = styleChars(
    charsOf(TEXT),
    [PLAIN],
    { rulingLines: NONE, filledRectangles: NONE, roundedFills: rounded, marks: [] },
    200,
  );
  expect(styles[of[4]!]).toEqual({ highlight: "#fff3a0" });
  expect(styles[of[0]!]).toEqual({});
});

test("fonts say bold, italic and code, but not those of recognised or invisible text", () => {
  const all = TEXT.split(" ");
  expect(styled({}, "bold", { bold: true })).toEqual(all);
  expect(styled({}, "italic", { italic: true })).toEqual(all);
  expect(styled({}, "code", { monospace: true })).toEqual(all);
  expect(styled({}, "bold", { bold: true, invisible: true })).toEqual([]);
  expect(styled({}, "bold", { bold: true, recognised: { doubtful: false, inPicture: false } })).toEqual([]);
});

test("a rule across turned letters strikes nothing out", () => {
  expect(styled({ lines: rule(WORD[0], 3, WORD[1]) }, "strike", { angleDegrees: 90 })).toEqual([]);
});
