import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { findTracks } from "./find-tracks.ts";

/** Names of up to 20 chars; the longest number begins half a font size after the longest name. Both are aligned to their outer edges. */
const rowsOf = (texts: readonly (readonly [name: string, value: string])[]) =>
  texts.map(([name, value], at) => lineOf(14 * at, [0, name], [130 - 5 * value.length, value]));

test("numbers that end at one place are a column, though no more than white of half a size parts it", () => {
  const names = ["Kelda", "Marnandthelowergate1", "Orlo", "Garthbelow"];
  const numbers = rowsOf(names.map((name, at) => [name, ["17", "41,30", "5,120", "9"][at]!]));
  expect(findTracks(numbers, 10).separators).toHaveLength(1);
  const words = rowsOf(names.map((name, at) => [name, ["up", "below", "gates", "a"][at]!]));
  expect(findTracks(words, 10).separators).toHaveLength(0);
});
