import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { readField } from "../fields/read-field.ts";
import { toNode } from "../schema/schema-node.ts";
import { toLineIndex } from "../line-index/line-index.ts";
import { notationOf } from "../values/notation.ts";
import { inSentences } from "./in-sentences.ts";
import { WORDS } from "./word-kinship.ts";

const invoiceDate = readField(["invoice_date"], toNode({ type: ["string", "null"], format: "date" }));

/** Dates that a sentence gives for the invoice. */
function datesSaid(line: string): unknown[] {
  const lineIndex = toLineIndex(transcriptOfBlocks({ type: "Text", lines: [line] }));
  return inSentences([invoiceDate], lineIndex, WORDS, notationOf(lineIndex)).map(({ value }) => value);
}

test("a date in a sentence is the invoice's where the words before it say so", () => {
  expect(datesSaid("Wir kommen zurück auf unsere Rechnung vom 14.03.2023 und bitten um Zahlung.")).toEqual(["2023-03-14"]);
  expect(datesSaid("Please refer to our invoice dated 14 March 2023 in all of your letters.")).toEqual(["2023-03-14"]);
}); // prettier-ignore

test("a date of an order is not the invoice's, though the sentence has the invoice behind it", () => {
  expect(datesSaid("Wir danken für Ihren Auftrag vom 05.01.2021 und stellen Ihnen in Rechnung:")).toEqual([]);
  expect(datesSaid("Suite à votre commande du 05/01/2021, nous établissons la facture de la livraison.")).toEqual([]);
});
