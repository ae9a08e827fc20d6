import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { openInPdfium } from "../pdf/pdfium-document.ts";
import { readWithPdfium } from "./pdfium-text.ts";
import { toPlainText } from "./plain-text.ts";

test("no gap parts a word next to the letters of a ligature", async () => {
  using pdfium = await openInPdfium(await readFixture("scripts/latin.pdf"), null);
  const { text } = toPlainText(readWithPdfium(pdfium, 1).orders[1]!);
  for (const word of ["affixed", "effect", "The", "Thea", "affidavit"]) expect(text).toContain(word);
});
