import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const schema = {
  type: "object",
  properties: {
    race_details: { type: "object", properties: { sex: text, distance: text, discipline: text } },
    total: { type: ["number", "null"] },
  },
};
const dataOf = (...texts: readonly PlacedText[]): unknown => extract(transcriptOf(texts), { schema }).data;

test("values without labels are behind the name of their object, in the order of the schema", () => {
  const line = [["Race No.", 50, 100], ["7", 110, 100], ["WOMEN", 150, 100], ["100m", 220, 100], ["Hurdles", 290, 100]] as const; // prettier-ignore
  const truth = { race_details: { sex: "WOMEN", distance: "100m", discipline: "Hurdles" }, total: null };
  expect(dataOf(...line)).toEqual(truth);
});

test("a sentence that begins with the object's name heads nothing", () => {
  const sentence = ["Race results are subject to correction by the jury.", 50, 100] as const;
  expect(dataOf(sentence)).toMatchObject({ race_details: { sex: null, distance: null, discipline: null } });
});
