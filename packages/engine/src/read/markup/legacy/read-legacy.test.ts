import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { compoundFile } from "../../../../testing/compound-file.ts";
import { word97File } from "../../../../testing/word-97-file.ts";
import { needsLibreOffice } from "../../../../testing/programs.ts";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";
import { convertOffice, findLibreOffice } from "../../../print/libreoffice.ts";

test("a document of Word 97 has the headings, lists and tables of the newer form", async (context) => {
  await needsLibreOffice(context);
  const written = await convertOffice(await readFixture("office/minutes.docx"), { from: "docx", to: "doc" });
  if (written.kind !== "done") throw new Error("LibreOffice wrote no DOC");
  const { result } = await parse(written.bytes);
  const markdown = renderMarkdown(result);
  expect(markdown).toMatch(/^#+ /m);
  expect(markdown).toMatch(/^(?:\d+\.|-) /m);
  expect(result.chunks[0]!.blocks.some(({ type }) => type === "Table")).toBe(true);
});

test("a file that is none is refused, with LibreOffice and without", async () => {
  const file = compoundFile({ "PowerPoint Document": new Uint8Array(600) });
  await expect(parse(file)).rejects.toMatchObject({
    code: "damaged_document",
    message: expect.stringContaining("PPTX"),
  });
});

test("without LibreOffice a document is read by itself, and says so", async () => {
  const file = word97File([{ text: "Firing\r", style: 1 }, { text: "The kiln is lit.\r" }]);
  const { result } = await parse(file);
  expect(renderMarkdown(result)).toContain("The kiln is lit.");
  if ((await findLibreOffice()) !== null) return;
  expect(result.warnings!.map(({ code }) => code)).toEqual(["read_without_libreoffice"]);
  expect(renderMarkdown(result)).toBe("# Firing\n\nThe kiln is lit.\n");
});
