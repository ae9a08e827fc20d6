import { formBomb, hugePage, manyChars } from "@docsvc/fixtures/hostile";
import { expect, onTestFinished, test } from "vitest";
import { openPdf } from "./open-pdf.ts";
import { createPdfium, loadPdfium } from "./pdfium.ts";

test("an instance whose memory grew for one document does not serve the next", async () => {
  const before = await loadPdfium();
  const document = await openPdf(hugePage());
  document.readPage(1);
  expect(before.heap.HEAPU8.length).toBeGreaterThan(256 * 1024 * 1024);
  document[Symbol.dispose]();
  const after = await loadPdfium();
  expect(after).not.toBe(before);
  expect(after.heap.HEAPU8.length).toBeLessThan(64 * 1024 * 1024);
});

test("documents that are open in a replaced instance stay readable", async () => {
  using other = await openPdf(manyChars(500));
  const huge = await openPdf(hugePage());
  huge.readPage(1);
  huge[Symbol.dispose]();
  expect(other.readPage(1)?.chars.count).toBeGreaterThan(100);
});

test("forms that draw each other ten thousand times are one page of text", async () => {
  using document = await openPdf(formBomb(4));
  expect(document.readPage(1)?.number).toBe(1);
});

test("an instance starts where the path of the program has letters of any alphabet", async () => {
  const [, program = ""] = process.argv;
  onTestFinished(() => void (process.argv[1] = program));
  process.argv[1] = "/home/Мария/работа ≥ 2/docsvc.js";
  const { heap } = await createPdfium();
  expect(heap.HEAPU8.length).toBeGreaterThan(0);
});
