import { expect, test } from "vitest";
import type { CharTable, TextStyle } from "../raw/raw-page.ts";
import { findFixedPitch } from "./find-fixed-pitch.ts";

const LOOKS: TextStyle = {
  font: "Renamed",
  size: 10,
  bold: false,
  italic: false,
  monospace: false,
  color: 0,
  angleDegrees: 0,
  invisible: false,
};

/** Whether a font is detected as monospaced when only the widths of its chars are known. */
function isFixed(text: string, widthOf: (char: string) => number, looks: TextStyle = LOOKS): boolean {
  const letters = Array.from(text);
  const advances = Float32Array.from(letters, (char) => looks.size * widthOf(char));
  const chars = {
    count: letters.length,
    code: Uint32Array.from(letters, (char) => char.codePointAt(0)!),
    advanceLeft: new Float32Array(letters.length),
    advanceRight: advances,
    style: new Uint16Array(letters.length),
  } as unknown as CharTable;
  const styles = [looks];
  findFixedPitch(chars, styles);
  expect(styles).toEqual([{ ...looks, monospace: styles[0]!.monospace }]);
  return styles[0]!.monospace;
}

const CODE = "while not filled: write(lines[with_margin].million)";

test("chars that are all of one width make a font of fixed pitch, whatever it is called", () => {
  expect(isFixed(CODE, () => 0.525)).toBe(true);
});

test("ink of a bold letter that reaches over its advance changes nothing", () => {
  expect(isFixed(CODE, (char) => (char === "m" ? 0.56 : 0.525))).toBe(true);
});

test("a ligature, whose two letters share the width of one, changes nothing", () => {
  expect(isFixed("to fill(boxes[at].rounded)", (char) => ("fi".includes(char) ? 0.2625 : 0.525))).toBe(true);
});

test("a single line of code is enough, its letters slanted", () => {
  expect(isFixed("> plot(ocus)", (char) => ("p(".includes(char) ? 0.555 : 0.525))).toBe(true);
});

test("wide letters among narrow ones make the font proportional", () => {
  expect(isFixed(CODE, (char) => ("wm".includes(char) ? 0.79 : 0.525))).toBe(false);
});

test.each([
  { of: "digits", text: "12 450 19 003 77 210 45 118 90 001" },
  { of: "letters of one width in any font", text: "a good and known book on a dog and a duck" },
  { of: "few chars", text: "fig.B" },
])("$of of one width tell nothing", ({ text }) => {
  expect(isFixed(text, () => 0.525)).toBe(false);
});

test("text at an angle, whose advances run down the page, says nothing", () => {
  expect(isFixed(CODE, () => 0.525, { ...LOOKS, angleDegrees: 90 })).toBe(false);
});
