/** Paragraphs that are separate in the file stay separate: JSON and the renderings contain the same paragraphs. */
import { fixtureNames, readFixture } from "@docsvc/fixtures";
import { isFurniture } from "../src/document/document.ts";
import { blocksOf, readingFlow } from "../src/output/reading-flow.ts";
import { renderMarkdown } from "../src/output/render-markdown.ts";
import { parse } from "../src/parse.ts";
import { describe, expect, test } from "vitest";
import { sampleDocuments } from "./sample-documents.ts";
import { wordFile } from "./word-file.ts";

const TELLING = /\.(?:docx|odt|fodt|pptx|odp|rtf|html|epub|md|eml|csv|xlsx|ods)$/;
const fixtures = fixtureNames.filter((name) => TELLING.test(name) && !/^(?:broken|encrypted)\//.test(name));

describe("a file that shows its structure is rendered paragraph by paragraph", async () => {
  const samples = [...(await sampleDocuments())].map(([name, bytes]) => [name, () => Promise.resolve(bytes)] as const);
  test.each([...fixtures.map((name) => [name, () => readFixture(name)] as const), ...samples])(
    "%s",
    async (_, read) => {
      const { result } = await parse(await read(), {}, { print: "off" });
      expect(result.structure).toBe("file");
      const body = blocksOf(result).filter((block) => !isFurniture(block));
      expect([...readingFlow(blocksOf(result), { structure: result.structure })]).toEqual(body);
    },
  );
});

test("300 short paragraphs of a Word file are 300 lines of Markdown over all page breaks", async () => {
  const lines = Array.from({ length: 300 }, (_, day) => `the gate was shut on day ${day}`);
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join("");
  const { result } = await parse(wordFile(body), {}, { print: "off" });
  expect(result.pages!.length).toBeGreaterThan(3);
  expect(renderMarkdown(result).trim().split("\n\n")).toEqual(lines);
});

test("pages that were analysed say so, and a paragraph over two of them is one in Markdown", async () => {
  const { result } = await parse(await readFixture("paper/paper.pdf"), {}, { ocr: "off" });
  expect(result.structure).toBe("layout");
  expect([...readingFlow(blocksOf(result), result)].length).toBeLessThan(
    blocksOf(result).filter((block) => !isFurniture(block)).length,
  );
});
