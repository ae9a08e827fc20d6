import { expect, test } from "vitest";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { openPdfSource } from "./pdf-source.ts";

test("a document that is opened again amid its pages reads on as before, and so does who draws one of them meanwhile", async () => {
  await using source = await openPdfSource(pdfOfLines([{ text: "the quay", left: 72, top: 100 }]), null);
  const region = { left: 60, top: 80, right: 160, bottom: 130 };
  const first = await source.readPage(1);
  const picture = await source.renderRegion(1, region, 1);
  // More than twice `PAGES_AN_OPENING`.
  for (let count = 0; count < 1100; count++) {
    const [read, drawn] = await Promise.all([source.readPage(1), source.renderRegion(1, region, 1)]);
    if (read?.chars.count !== first!.chars.count) throw new Error(`Page ${count} lost its chars.`);
    expect(drawn).toEqual(picture);
  }
  expect(await source.readPage(1)).toEqual(first);
});
