import { expect, test } from "vitest";
import { parse } from "../parse.ts";
import { kindOf, warnOfName } from "./detect.ts";

const utf8 = new TextEncoder();
const SHORT = utf8.encode("# Opening hours\n\nThe ferry leaves at nine.\n");

test("a file named .md is Markdown however short, and its content decides all else", () => {
  expect(kindOf(SHORT)).toBe("text");
  expect(kindOf(SHORT, "hours.md")).toBe("markdown");
  expect(kindOf(SHORT, "HOURS.MARKDOWN")).toBe("markdown");
  expect(kindOf(utf8.encode("a;b\n1;2\n3;4\n"), "table.csv")).toBe("csv");
  expect(kindOf(utf8.encode("%PDF-1.7\n"), "report.md")).toBe("pdf");
});

test("a heading and a paragraph of a short file named .md are read as such", async () => {
  const { result } = await parse(SHORT, {}, { fileName: "hours.md" });
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  expect(blocks.map(({ content }) => content)).toEqual(["Opening hours", "The ferry leaves at nine."]);
  expect(blocks[0]?.type).not.toBe("Text");
});

test("text that is named as something else is read, and warned of", async () => {
  const { result } = await parse(SHORT, {}, { fileName: "hours.pdf" });
  expect(result.warnings).toEqual([expect.objectContaining({ code: "name_mismatch" })]);
  expect(warnOfName("pdf", "hours.pdf")).toEqual([]);
  expect(warnOfName("text", "hours.txt")).toEqual([]);
});
