import { Tracks } from "../columns/tracks.ts";
import { expect, test } from "vitest";
import type { Line } from "../../text/runs-to-lines.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { isRunningText } from "./is-running-text.ts";

const tracks = new Tracks({
  left: 0,
  right: 310,
  separators: [
    { start: 90, end: 110 },
    { start: 200, end: 220 },
  ],
});

const words =
  "the water rose in the night and the keeper went down to the lower gate with a lamp while his sons held the boat";

/** Texts that fill lines of 15 chars, one below the other, from the given height down. */
function flow(left: number, top: number): Line[] {
  const texts = [""];
  for (const word of `${words} ${words}`.split(" ")) {
    const open = texts.at(-1)!;
    if (open.length + 1 + word.length > 15) texts.push(word);
    else texts[texts.length - 1] = open === "" ? word : `${open} ${word}`;
  }
  return texts.map((text, index) => lineOf(top + 13 * index, [left, text]));
}

const inOrder = (lines: readonly Line[]): Line[] => [...lines].sort((a, b) => a.baseline - b.baseline);

test("narrow columns of text on baselines of their own are no table", () => {
  expect(isRunningText(inOrder([...flow(0, 0), ...flow(110, 5), ...flow(220, 9)]), tracks, { rules: [] })).toBe(true);
});

test("shaded rows hold cells, however they wrap", () => {
  const lines = inOrder([...flow(0, 0), ...flow(110, 5), ...flow(220, 9)]);
  expect(isRunningText(lines, tracks, { rules: [], everyRow: true })).toBe(false);
});

test("columns of wrapped cells begin at common baselines", () => {
  expect(isRunningText(inOrder([...flow(0, 0), ...flow(110, 0), ...flow(220, 0)]), tracks, { rules: [] })).toBe(false);
});

test("markers of a list are no column, however its items are parted", () => {
  const years = [2019, 2015, 2008, 2004];
  const items = (mark: string): Line[] =>
    years.map((year, index) => lineOf(13 * index, [0, mark], [110, `Copyright ${year}`], [220, "Kelda Marn"]));
  expect(isRunningText(items("•"), tracks, { rules: [] })).toBe(true);
  expect(isRunningText(items("*"), tracks, { rules: [] })).toBe(true);
  expect(isRunningText(items("A"), tracks, { rules: [] })).toBe(false);
  expect(isRunningText(items("•"), tracks, { rules: [-10, 3, 50] })).toBe(false);
});

test("signs below a header that names their column are cells where words are among them", () => {
  const texts = ["State", "●", "open", "●", "shut"];
  const lines = texts.map((text, index) => lineOf(13 * index, [0, text], [110, "12.5"], [220, "Marn"]));
  expect(isRunningText(lines, tracks, { rules: [] })).toBe(false);
});

test("lines of which most run over all columns are text, even between drawn lines", () => {
  const whole = (baseline: number): Line => lineOf(baseline, [20, words.slice(0, 55)]);
  const parted = (baseline: number): Line => lineOf(baseline, [0, "Marn"], [110, "12.5"], [220, "open"]);
  const rules = { rules: [-10, 70] };
  expect(isRunningText([parted(0), ...[13, 26, 39].map(whole)], tracks, rules)).toBe(true);
  expect(isRunningText([whole(0), ...[13, 26, 39].map(parted)], tracks, rules)).toBe(false);
});

test("long lines over all columns are text sooner than titles of groups", () => {
  const row = (baseline: number): Line => lineOf(baseline, [0, "Marn"], [110, "12.5"], [220, "open"]);
  const lines = (text: string): Line[] => [
    row(0),
    row(13),
    lineOf(26, [20, text]),
    row(39),
    lineOf(52, [20, text]),
    row(65),
  ];
  expect(isRunningText(lines(words.slice(0, 70)), tracks, { rules: [-10, 70] })).toBe(true);
  expect(isRunningText(lines(words.slice(0, 50)), tracks, { rules: [-10, 70] })).toBe(false);
});

test("lists are no table in whatever boxes they are, two side by side neither", () => {
  const boxes = { rules: [-10, 30, 70] };
  const one = new Tracks({ left: 0, right: 300, separators: [{ start: 5, end: 20 }] });
  const two = new Tracks({
    left: 0,
    right: 310,
    separators: [
      { start: 5, end: 20 },
      { start: 120, end: 150 },
      { start: 155, end: 170 },
    ],
  });
  const items = [0, 13, 26].map((top) => lineOf(top, [0, "–"], [20, "the keeper"], [150, "•"], [170, "the gate"]));
  expect(isRunningText(items, two, boxes)).toBe(true);
  const titles = lineOf(-13, [20, "Keepers"]);
  expect(
    isRunningText([titles, ...items.map(({ baseline }) => lineOf(baseline, [0, "–"], [20, "the keeper"]))], one, boxes),
  ).toBe(true);
  const rows = [0, 13, 26].map((top) => lineOf(top, [0, "–"], [20, "the keeper"], [150, "12"], [170, "the gate"]));
  expect(isRunningText(rows, two, boxes)).toBe(false);
});

test("names in bold over lines of their own, row after row, are cards; a table names its columns once", () => {
  const bold = (baseline: number): Line => {
    const line = lineOf(baseline, [0, "Kelda Marn"], [110, "Ruth Garth"], [220, "Owen Holm"]);
    return { ...line, boldChars: line.chars };
  };
  const plain = (baseline: number): Line =>
    lineOf(baseline, [0, "Lower gate"], [110, "Mill lane 4"], [220, "The quay"]);
  const cards = [0, 39, 78].flatMap((top) => [bold(top), plain(top + 13), plain(top + 26)]);
  expect(isRunningText(cards, tracks, { rules: [] })).toBe(true);
  const table = [bold(0), ...[13, 26, 39, 52].map(plain)];
  expect(isRunningText(table, tracks, { rules: [] })).toBe(false);
});
