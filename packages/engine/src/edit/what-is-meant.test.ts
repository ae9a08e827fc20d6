/** Edits whose words can mean more than one thing in a file. */
import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { pdfOfLines } from "../../testing/pdf-of-lines.ts";
import { findPii } from "./pii/find-pii.ts";
import { edit } from "./edit.ts";
import { valuesInText } from "./find/fields-in-text.ts";

test("removing words that are the title of a slide asks what is meant", async () => {
  const slides = await readFixture("office/slides.pptx");
  const removed = await edit(slides, { instructions: "Please remove We buy a ship" });
  expect(removed.edits).toMatchObject([
    { status: "not_understood", reason: expect.stringContaining("delete the slide We buy a ship") },
  ]);
  const deleted = await edit(slides, { instructions: "delete the slide We buy a ship" });
  expect(deleted.edits).toMatchObject([{ kind: "delete_pages", status: "done" }]);
  const blackened = await edit(slides, { instructions: 'redact "We buy a ship"' });
  expect(blackened.edits).toMatchObject([{ kind: "redact", status: "done" }]);
});

test("a value that its label follows is the label's, and the next one is another's", async () => {
  const text = "The firm pays £18,500.00 as compensation and £2,140.50 for holidays.";
  expect(valuesInText(text, "compensation", "amount").map(({ from, to }) => text.slice(from, to))).toEqual(["£18,500.00"]); // prettier-ignore
  const { edits } = await edit(
    pdfOfLines([{ text: text.replaceAll("£", "$"), left: 60, top: 100 }]),
    { instructions: "change the compensation to $19,000.00" },
    { ocr: "off" },
  );
  expect(edits).toMatchObject([{ status: "done", before: "$18,500.00", after: "$19,000.00" }]);
});

test("bank details are account numbers and the codes of the bank", () => {
  const text = "Pay to sort code 20-20-15, account number 55555555, BIC ABCDGB2L. The swift delivery is free.";
  expect(findPii(text, ["bank"]).map(({ from, to }) => text.slice(from, to))).toEqual(["20-20-15", "55555555", "ABCDGB2L"]); // prettier-ignore
});

test("a phone number continues in the next line if it is named", () => {
  const text = "Ada Byron, Telefon 07361\n4009820, Zimmer 12\n4009821";
  expect(findPii(text, ["phone"]).map(({ from, to }) => text.slice(from, to))).toEqual(["07361\n4009820"]);
});
