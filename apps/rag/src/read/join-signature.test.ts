import { expect, test } from "vitest";
import { joinSignatures } from "./join-signature.ts";
import type { Passage } from "./passage.ts";

function line(text: string, top: number, left = 0.1): Passage {
  const bbox = { page: 1, left, top, width: 0.2, height: 0.01 };
  return { text, section: "Letter", record: "", category: "Text", bbox, lines: [{ text, bbox }] };
}

const textsOf = (passages: readonly Passage[]): readonly string[] => joinSignatures(passages).map(({ text }) => text);

test("a name and the office below it are one passage, with the lines of both", () => {
  const [signed] = joinSignatures([line("Marit van Holm", 0.5), line("Treasurer of the club", 0.515)]);
  expect(signed).toMatchObject({ text: "Marit van Holm, Treasurer of the club" });
  expect(signed!.lines).toHaveLength(2);
  expect(signed!.bbox.height).toBeCloseTo(0.025);
});

test.each([
  ["a sentence", [line("Marit van Holm", 0.5), line("She has been treasurer since 2012.", 0.515)]],
  ["a line further down", [line("Marit van Holm", 0.5), line("Treasurer", 0.6)]],
  ["a line of another column", [line("Marit van Holm", 0.5), line("Treasurer", 0.515, 0.6)]],
  ["what is below no name", [line("Minutes of the meeting", 0.5), line("Treasurer", 0.515)]],
])("%s stays apart", (_, passages) => {
  expect(textsOf(passages)).toEqual(passages.map(({ text }) => text));
});
