import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { toLineIndex } from "../line-index/line-index.ts";
import { readPhone } from "./contacts.ts";

const read = (line: string): unknown => {
  const { places } = toLineIndex(transcriptOfBlocks({ type: "Text", lines: [line] }));
  return readPhone(places[0]!, 0, places[0]!.tokens.length, { decimal: null, dayOrder: null })?.value;
};

test.each([
  ["(207) 555-0143.", "(207) 555-0143"],
  ["030 4412 98. 12 March is a holiday.", "030 4412 98"],
  ["+43 1 713 22 40, or in writing", "+43 1 713 22 40"],
  ["207.555.0143", "207.555.0143"],
])("a number in %s ends before the punctuation of its sentence", (line, value) => {
  expect(read(line)).toBe(value);
});

test.each(["24.06.2019.", "2016-2019", "9.30-10.15"])("%s is no phone number", (line) => {
  expect(read(line)).toBeUndefined();
});
