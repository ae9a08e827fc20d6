import { PDF } from "@libpdf/core";
import { expect, test } from "vitest";
import { pdfOfLines } from "../../../../testing/pdf-of-lines.ts";
import { edit } from "../../edit.ts";

const CONTRACT = pdfOfLines(
  [
    'This Contract is made between Marsh Mill Ltd, 4 Weir Road, Kelso TD5 7AX ("Landlord"), and',
    'Odile Brandt and Tom Quist (jointly "Tenant") on May 4, 2025.',
    "3. Rent",
    "Tenant pays a monthly rent of $2,150.00, due in advance on the first day. A late fee of $75.00 applies.",
    "4. Ending",
    "Odile Brandt may end this Contract. The law of Scotland governs it.",
    "Signed: Odile Brandt        Date: May 5, 2025",
  ].map((text, at) => ({ text, left: 50, top: 80 + 24 * at })),
);

const said = async (instructions: string): Promise<{ edits: unknown; text: string }> => {
  const { bytes, edits } = await edit(CONTRACT, { instructions }, { ocr: "off" });
  return { edits, text: (await PDF.load(bytes!)).getPages()[0]!.extractText().text.replaceAll(/\s+/gu, " ") };
};

test("a value takes the place of the value alone", async () => {
  const { edits, text } = await said("Change the monthly rent to $2,300.00");
  expect(edits).toMatchObject([{ kind: "replace", status: "done", before: "$2,150.00", after: "$2,300.00" }]);
  expect(text).toMatch(/monthly rent of \$2,300\.00, due in advance on the first day\. A late fee of \$75\.00/u);
});

test("set says the same where the document has no form", async () => {
  const { edits } = await said("Set the late fee to $90.00 instead.");
  expect(edits).toMatchObject([{ kind: "replace", status: "done", before: "$75.00", count: 1 }]);
});

test("a party is replaced and redacted by its role", async () => {
  expect((await said("Replace the landlord's name with Mill House Ltd everywhere")).edits).toMatchObject([
    { status: "done", before: "Marsh Mill Ltd", count: 1 },
  ]);
  const { edits, text } = await said("Please black out the tenants' names everywhere.");
  expect(edits).toMatchObject([{ kind: "redact", status: "done", count: 4 }]);
  expect(text).not.toMatch(/Odile|Brandt|Quist/u);
  expect(text).toContain("Marsh Mill Ltd");
});

test.each([
  ["Change the governing law to France"],
  ["Change the end date to June 1, 2026"],
  ["Redact the signature block"],
  ["Replace the tenants' names with Jo Lang"],
])("what the document does not say is not guessed: %s", async (instructions) => {
  const { bytes, edits } = await edit(CONTRACT, { instructions }, { ocr: "off" });
  expect(edits).toMatchObject([{ status: "not_understood", count: 0 }]);
  expect(edits[0]!.reason).toMatch(/quotes|write/u);
  expect(bytes).toEqual(CONTRACT);
});

test("a dry run says what was there and what would be", async () => {
  const instructions = 'Highlight section 3, comment "Kelso" with "town?", rotate page 1, add page numbers';
  const { bytes, edits } = await edit(CONTRACT, { instructions, dryRun: true }, { ocr: "off" });
  expect(bytes).toBeNull();
  for (const one of edits) {
    expect(one).toMatchObject({ status: "done", before: expect.any(String), after: expect.any(String) });
  }
  expect(edits[0]!.before).toMatch(/^3\. Rent Tenant pays/u);
});

test("thanks at the end are no part of a new date, and other words behind it are not written", async () => {
  const thanked = await said("change May 5, 2025 to June 1, 2025 pls, thx");
  expect(thanked.edits).toMatchObject([{ status: "done", before: "May 5, 2025", after: "June 1, 2025" }]);
  const unsure = await said("change May 5, 2025 to June 1, 2025 whenever you can");
  expect(unsure.edits).toMatchObject([{ status: "not_understood" }]);
});

test("the value as it is now says which is meant", async () => {
  const { edits } = await said("Raise the monthly payment from $2,150.00 to $2,300.00");
  expect(edits).toMatchObject([{ status: "done", count: 1, before: "$2,150.00", after: "$2,300.00" }]);
  const wrong = await said("Raise the monthly rent from $1,000.00 to $2,300.00");
  expect(wrong.edits).toMatchObject([{ status: "not_understood" }]);
});

test("what was not done repeats its part of the instructions, and a redaction that was done does not", async () => {
  const { edits } = await said('Redact "Odile Brandt", and please change the tone of it');
  expect(edits).toMatchObject([
    { kind: "redact", status: "done" },
    { status: "not_understood", instruction: "please change the tone of it" },
  ]);
  expect(JSON.stringify(edits)).not.toContain("Odile");
});
