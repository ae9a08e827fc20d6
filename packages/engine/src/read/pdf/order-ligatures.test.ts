import { expect, test } from "vitest";
import { orderLigatures } from "./order-ligatures.ts";
import type { CharTable } from "../raw/raw-page.ts";

/** Chars with their left edges and glyph origins; each is 2 pt wide. */
function charsOf(...chars: readonly (readonly [text: string, left: number, origin: number])[]): CharTable {
  const left = Float32Array.from(chars, ([, x]) => x);
  const right = left.map((x) => x + 2);
  return {
    count: chars.length,
    code: Uint32Array.from(chars, ([text]) => text.codePointAt(0)!),
    left,
    right,
    advanceLeft: left.slice(),
    advanceRight: right.slice(),
    originX: Float32Array.from(chars, ([, , x]) => x),
    originY: new Float32Array(chars.length),
  } as unknown as CharTable;
}
const textOf = ({ code }: CharTable): string => String.fromCodePoint(...code);

test("lam and alef of one glyph read from right to left", () => {
  const chars = charsOf(["ا", 24, 24], ["أ", 16, 16], ["ل", 18, 16], ["س", 8, 8]);
  orderLigatures(chars);
  expect(textOf(chars)).toBe("الأس");
  expect([...chars.left]).toEqual([24, 18, 16, 8]);
});

test("letters that are in order stay, and so do ligatures of Latin", () => {
  for (const all of [
    charsOf(["ل", 18, 16], ["أ", 16, 16]),
    charsOf(["f", 16, 16], ["i", 18, 16]),
    charsOf(["ب", 16, 16], ["ي", 8, 8]),
  ]) {
    const before = textOf(all);
    orderLigatures(all);
    expect(textOf(all)).toBe(before);
  }
});
