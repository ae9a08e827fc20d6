import { expect, test } from "vitest";
import { paragraph, wordFile } from "../../testing/word-file.ts";
import { parse } from "../parse.ts";

const picture =
  '<w:p><w:r><w:drawing xmlns:wp="urn:wp"><wp:inline><wp:docPr id="1" name="a"/></wp:inline></w:drawing></w:r></w:p>';

async function emptyWarnings(bytes: Uint8Array): Promise<readonly string[]> {
  const { result } = await parse(bytes, {}, { ocr: "off" });
  return result.warnings!.filter(({ code }) => code === "document_without_text").map(({ message }) => message);
}

test.each([
  ["a document of nothing", wordFile("<w:p/>"), "no text of its own"],
  ["a document of a picture", wordFile(picture), "text in pictures"],
  ["a document of signs", wordFile(paragraph("— • —")), "signs alone"],
  ["a page of nothing", new TextEncoder().encode("<!doctype html><html><body></body></html>"), "no text of its own"],
])("%s is told with its likely reason", async (_, bytes, reason) => {
  expect(await emptyWarnings(bytes)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ["a word", wordFile(paragraph("Kiln"))],
  ["a figure in a cell", wordFile(`<w:tbl><w:tr><w:tc>${paragraph("7")}</w:tc></w:tr></w:tbl>`)],
])("a document with %s says nothing", async (_, bytes) => {
  expect(await emptyWarnings(bytes)).toEqual([]);
});
