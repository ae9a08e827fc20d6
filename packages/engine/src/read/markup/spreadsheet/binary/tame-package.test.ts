import { expect, test } from "vitest";
import { binaryWorkbook, withRecord } from "../../../../../testing/binary-workbook.ts";
import { changeParts } from "../../../../../testing/zip-parts.ts";
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

test("a sheet whose name claims a billion letters is refused at once", async () => {
  const name = Buffer.from("\x04\0\0\0D\0a\0t\0a\0", "latin1");
  const bytes = changeParts(binaryWorkbook(), (part, content) => {
    if (part !== "xl/workbook.bin") return content;
    const at = Buffer.from(content).indexOf(name);
    if (at < 0) throw new Error("The name of the sheet is elsewhere.");
    const damaged = Uint8Array.from(content);
    damaged[at + 3] = 0x40;
    return damaged;
  });
  const before = process.cpuUsage();
  await expect(parse(bytes)).rejects.toMatchObject({ code: "damaged_document" });
  const { user } = process.cpuUsage(before);
  expect(user).toBeLessThan(5e6);
});
