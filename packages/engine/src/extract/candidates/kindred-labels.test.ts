import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";
import { toLineIndex } from "../line-index/line-index.ts";
import { labelTexts } from "./kindred-labels.ts";

const date = { type: ["string", "null"], format: "date" };

function dataOf(properties: object, texts: readonly PlacedText[]): unknown {
  return extract(transcriptOf(texts), { schema: { type: "object", properties } }).data;
}

test("a label that says a field's name in other forms and another order is its label", () => {
  const texts: PlacedText[] = [["Date of kiln inspections", 50, 100], ["2024-05-03", 250, 100]]; // prettier-ignore
  expect(dataOf({ kiln_inspection_date: date }, texts)).toEqual({ kiln_inspection_date: "2024-05-03" });
});

test("a compound whose parts name the field is its label", () => {
  const texts: PlacedText[] = [["Brennofenbeginn", 50, 100], ["03.05.2024", 250, 100]]; // prettier-ignore
  expect(dataOf({ start_date: date }, texts)).toEqual({ start_date: "2024-05-03" });
});

test("a label that says more of another field's name is that field's", () => {
  const texts: PlacedText[] = [["Inspection of the kiln", 50, 100], ["2024-05-03", 250, 100]]; // prettier-ignore
  const properties = { glaze_inspection: date, kiln_inspection: date };
  expect(dataOf(properties, texts)).toEqual({ glaze_inspection: null, kiln_inspection: "2024-05-03" });
});

test("a label that shares but a common word with a field's name is none of its", () => {
  const texts: PlacedText[] = [["Date of glazing", 50, 100], ["2024-05-03", 250, 100]]; // prettier-ignore
  expect(dataOf({ kiln_inspection_date: date }, texts)).toEqual({ kiln_inspection_date: null });
});

test("what is before a colon, before digits, or alone may be a label", () => {
  const { pages } = transcriptOf([["Kiln: 4, fired on 3 May", 50, 100], ["Glaze", 50, 120], ["12.50", 50, 140]]); // prettier-ignore
  const texts = labelTexts(toLineIndex({ ...transcriptOf([]), pages }));
  expect(texts.map(({ keys }) => keys.join(" "))).toEqual(["kiln", "fired on", "glaze"]);
});
