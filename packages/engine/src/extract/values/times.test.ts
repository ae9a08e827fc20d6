import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { toLineIndex } from "../line-index/line-index.ts";
import { readTime } from "./times.ts";

const read = (line: string): unknown => {
  const { places } = toLineIndex(transcriptOfBlocks({ type: "Text", lines: [line] }));
  return readTime(places[0]!, 0, places[0]!.tokens.length, { decimal: null, dayOrder: null })?.value;
};

test.each(["06:40", "9:15:30", "18h05", "7:30 pm"])("%s is a time of day", (text) => {
  expect(read(text)).toBe(text);
});

test.each(["24:10", "6.40", "12:75", "1:1000"])("%s is none", (text) => {
  expect(read(text)).toBeUndefined();
});
