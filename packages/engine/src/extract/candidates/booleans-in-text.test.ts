import { expect, test } from "vitest";
import { transcriptOfBlocks, type SpelledBlock } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const schema = {
  type: "object",
  properties: { pets_allowed: { type: ["boolean", "null"] }, parking_included: { type: ["boolean", "null"] } },
};
const read = (...blocks: SpelledBlock[]): unknown => extract(transcriptOfBlocks(...blocks), { schema }).data;

const HEAD: SpelledBlock = { type: "Section Header", lines: ["4. Pets"], sizes: [12] };

test("a sentence says no for what its heading names", () => {
  const text: SpelledBlock = { type: "Text", lines: ["No animals are permitted in the flat unless the owner agrees in writing."] };
  expect(read(HEAD, text)).toEqual({ pets_allowed: false, parking_included: null });
}); // prettier-ignore

test("a sentence says yes, and yes under another heading says nothing of it", () => {
  const text: SpelledBlock = { type: "Text", lines: ["Two cats are permitted in the flat, and in the garden one dog as well."] };
  const parking: SpelledBlock = { type: "Text", lines: ["The monthly rent covers the cellar, and parking is included for one small car."] };
  expect(read(HEAD, text, parking)).toEqual({ pets_allowed: true, parking_included: true });
}); // prettier-ignore

test("sentences that contradict each other leave it null", () => {
  const text: SpelledBlock = { type: "Text", lines: ["Dogs are not permitted in the flat at any time. Cats are permitted after the owner has agreed."] };
  expect(read(HEAD, text)).toEqual({ pets_allowed: null, parking_included: null });
}); // prettier-ignore
