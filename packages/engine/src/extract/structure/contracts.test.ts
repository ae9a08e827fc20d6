import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const party = { type: "object", properties: { name: text, address: text } };
const read = (properties: object, ...lines: readonly string[]) => {
  const blocks = lines.map((line) => ({ type: "Text" as const, lines: [line] }));
  return extract(transcriptOfBlocks({ type: "Title", lines: ["Agreement"] }, ...blocks), {
    schema: { type: "object", properties },
  }).data;
};

const NDA = [
  '1. Parties. This Agreement is entered into as of July 12, 2017 by and between Meridian Textiles plc, with its principal office at Unit 6, 90 Tannery Road, Kendal LA9 4DL ("Discloser"), and Linden Energy B.V., with its principal office at Mill Road, Halifax HX3 6QA ("Recipient").',
  "2. Governing law. This agreement is governed by the laws of England and Wales.",
  "3. Damages. A breach obliges the Recipient to pay liquidated damages of $5,708.69 for each case.",
];

test("parties are found by the stem of their term, the other one by elimination", () => {
  expect(
    read({ disclosing_party: party, receiving_party: party, governing_law: text, liquidated_damages: number }, ...NDA),
  ).toEqual({
    disclosing_party: { name: "Meridian Textiles plc", address: "Unit 6, 90 Tannery Road, Kendal LA9 4DL" },
    receiving_party: { name: "Linden Energy B.V.", address: "Mill Road, Halifax HX3 6QA" },
    governing_law: "England and Wales",
    liquidated_damages: 5708.69,
  });
});

test("a number of tonnes is no number of an order", () => {
  const clause = "The Buyer shall order no less than 480 tonnes of malt from the Supplier in each contract year.";
  expect(
    read({ purchase_order_number: text, disclosing_party: party, governing_law: text }, ...NDA.slice(0, 2), clause),
  ).toMatchObject({ purchase_order_number: null });
});
