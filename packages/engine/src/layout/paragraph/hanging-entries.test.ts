import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { linesToParagraphs } from "./lines-to-paragraphs.ts";

const WIDTH = 40;
const WORDS =
  "the water rose in the night and the keeper went down to the lower gate with a lamp while his sons held the boat and looked for the rope that was gone since the flood".split(
    " ",
  );

/**
 * Sets wrapped texts with the given numbers of words. The first line of a text and the others have separate left edges; if indented, texts are
 * sentences.
 */
function set(counts: readonly number[], first: number, others: number): Line[] {
  const lines: Line[] = [];
  for (const [index, count] of counts.entries()) {
    let text = "";
    let left = first;
    const words = [...WORDS.slice(index), ...WORDS].slice(0, count);
    if (first > others) {
      words[0] = words[0]!.toUpperCase();
      words[words.length - 1] += ".";
    }
    for (const word of words) {
      if (left + 5 * (text.length + 1 + word.length) > 5 * WIDTH && text !== "") {
        lines.push(lineOf(12 * lines.length, [left, text]));
        text = "";
        left = others;
      }
      text += text === "" ? word : ` ${word}`;
    }
    lines.push(lineOf(12 * lines.length, [left, text]));
  }
  return lines;
}

const COUNTS = [17, 12, 20, 3, 26, 13, 18];

test("entries whose lines hang begin at the left edge, without a mark or space between them", () => {
  expect(linesToParagraphs(set(COUNTS, 0, 15))).toHaveLength(COUNTS.length);
});

test("paragraphs whose first lines are indented continue at the left edge", () => {
  const paragraphs = linesToParagraphs(set(COUNTS, 15, 0));
  expect(paragraphs).toHaveLength(COUNTS.length);
  expect(paragraphs.every(([first]) => first!.left === 15)).toBe(true);
});

test("a paragraph before entries that hang keeps its lines", () => {
  const before = set([60], 0, 0);
  const entries = set(COUNTS, 0, 15).map((line) => {
    const down = 12 * before.length;
    return { ...line, baseline: line.baseline + down, top: line.top + down, bottom: line.bottom + down };
  });
  expect(linesToParagraphs([...before, ...entries])).toHaveLength(1 + COUNTS.length);
});
