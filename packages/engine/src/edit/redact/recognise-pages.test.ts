import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { openEditable } from "../pdf/editable.ts";
import { recognisePages } from "./recognise-pages.ts";

const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";
const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>"; // prettier-ignore
const TWO_PAGES = writeRawPdf([
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
  PAGE,
  PAGE,
  contentStream("BT /F1 24 Tf 40 100 Td (A letter from Quillon) Tj ET"),
  FONT,
]);

test("pages for which the time does not suffice are named, and those before them are read", async () => {
  const { views, plain } = await openEditable(TWO_PAGES, null);
  const first = await recognisePages(plain, views.slice(0, 1));
  expect([...first.pages.keys()]).toEqual([1]);
  expect(first).toMatchObject({ unread: [], late: [] });
  expect(await recognisePages(plain, views, undefined, { lookMs: 0 })).toMatchObject({ unread: [], late: [1, 2] });
  const { pages, late } = await recognisePages(plain, views, undefined, { pageMs: 1 });
  expect(pages.size).toBe(0);
  expect(late).toEqual([1, 2]);
});

test("a caller who stops gets no result", async () => {
  const { views, plain } = await openEditable(TWO_PAGES, null);
  await expect(recognisePages(plain, views, AbortSignal.abort(new Error("stopped")))).rejects.toThrow("stopped");
});
