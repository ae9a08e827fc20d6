import { Tracks } from "./tracks.ts";
import { expect, test } from "vitest";
import type { Line } from "../../text/runs-to-lines.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { tableFromLines } from "../find/borderless-tables.ts";
import { areNamed } from "./named-columns.ts";

const page = { number: 1, width: 600, height: 800, quarter: 0 } as const;
const tracks = new Tracks({
  left: 0,
  right: 500,
  separators: [
    { start: 60, end: 100 },
    { start: 250, end: 300 },
  ],
});
const sentences = [
  "Reeds grew along the bank where boats had landed before the flood took the lower gate",
  "Stones lay in a circle around a hearth that nobody had lit since the keeper moved inland",
  "Nothing but sand and gravel was left on the shore after the storm of the second winter",
];

/** Wraps a text into lines of its column's width, in chars. */
function wrap(text: string, left: number, top: number): Line[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    if (lines.at(-1)!.length + word.length > 26) lines.push(word);
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  }
  return lines.map((line, at) => lineOf(top + 12 * at, [left, line]));
}

/** Names and two texts that fill their columns, with no more white space between rows than within them. */
const rows = sentences.flatMap((text, row) => {
  const top = 16 + 72 * row;
  const [first, ...others] = wrap(text, 100, top);
  const right = wrap(sentences[(row + 1) % 3]!, 300, top);
  return [
    [
      [0, "Marn"],
      [100, first!.text],
      [300, right[0]!.text],
    ] as const,
    ...others.map((line, at) => [
      [100, line.text],
      ...(right[at + 1] === undefined ? [] : [[300, right[at + 1]!.text]]),
    ]),
  ].map((texts, at) => lineOf(top + 12 * at, ...(texts as [number, string][])));
});
const header = lineOf(0, [0, "Study"], [100, "Findings"], [300, "Limits"]);

test("texts under names that a line parts from them are cells, however they wrap", () => {
  const piece = tableFromLines([header, ...rows], { rules: [-10, 4, 240], captioned: false }, page);
  expect(piece?.table?.rowCount).toBe(4);
  expect(piece?.table?.columnCount).toBe(3);
});

test("columns of text between two lines are none", () => {
  expect(tableFromLines(rows, { rules: [-10, 240], captioned: false }, page)).toBeNull();
});

test("a running head names not each column, and a sentence names none", () => {
  expect(areNamed([header, ...rows], tracks, [-10, 4, 240])).toBe(true);
  expect(areNamed([lineOf(0, [0, "Annals"], [300, "Marn"]), ...rows], tracks, [-10, 4, 240])).toBe(false);
  const sentence = lineOf(0, [0, "Study"], [100, sentences[0]!], [600, "Limits"]);
  expect(areNamed([sentence, ...rows], tracks, [-10, 4, 240])).toBe(false);
  expect(areNamed([header, ...rows], tracks, [-10, 240])).toBe(false);
});

test("the date, the number and the price of a newspaper are no names of its columns", () => {
  const date = lineOf(0, [0, "Marn"], [100, "No. 9,412"], [190, "Founded"], [300, "Price 1.20"]);
  expect(areNamed([date, ...rows], tracks, [-10, 4, 240])).toBe(false);
});
