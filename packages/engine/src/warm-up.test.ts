import { expect, test } from "vitest";
import { parse } from "./parse.ts";
import { smallPdf } from "./warm-up.ts";

test("the document that a process is warmed up with has what most pages have", async () => {
  const { result } = await parse(smallPdf(), {}, { ocr: "off" });
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  const types = new Set(blocks.map(({ type }) => type));
  expect([...types]).toEqual(expect.arrayContaining(["Text", "List Item", "Table"]));
  expect(blocks[0]).toMatchObject({ content: "Readings of the weir" });
});
