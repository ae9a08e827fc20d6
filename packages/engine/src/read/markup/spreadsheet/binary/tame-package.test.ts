import { expect, test } from "vitest";
import { withRecord } from "../../../../../testing/binary-workbook.ts";
import { renderMarkdown } from "../../../../output/render-markdown.ts";
import { parse } from "../../../../parse.ts";

const ENDLESS = 0xffff_fff0;

test.each([
  ["columns", withRecord(0x3c, 0, ENDLESS, 0, 0, 0)],
  ["linked cells", withRecord(0x1ee, 0, ENDLESS, 0, ENDLESS, 0, 0, 0, 0)],
  ["metadata", withRecord(0x33, ENDLESS)],
  ["rows", withRecord(0x00, ENDLESS, 0, 0, 0, 0)],
])("a workbook that names endlessly many %s is read without them", async (_, bytes) => {
  const { result } = await parse(bytes);
  expect(renderMarkdown(result)).toBe("| pier | ships |\n| --- | --- |\n| north | 4 |\n| south | 7 |\n");
});
