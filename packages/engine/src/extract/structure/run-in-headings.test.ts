import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { toLineIndex } from "../line-index/line-index.ts";
import { joinLines } from "./joined-text.ts";
import { runInHeading } from "./run-in-headings.ts";

const headingOf = (line: string): number =>
  runInHeading(joinLines(toLineIndex(transcriptOfBlocks({ type: "Text", lines: [line] })).places));

test("a number, a few words and a stop before a sentence are its heading", () => {
  expect(headingOf("4. Governing law. This agreement is governed by the laws of Ontario.")).toBe(3);
  expect(headingOf("§ 3 Mietzeit. Das Mietverhältnis beginnt am 1. Mai.")).toBe(0);
  expect(headingOf("2) Hours and leave: The working week is 34 hours.")).toBe(4);
});

test("a numbered sentence has no heading", () => {
  expect(headingOf("1. The parties wish to explore a merger of their depots in the north.")).toBe(0);
  expect(headingOf("This agreement is governed by the laws of Ontario.")).toBe(0);
});
