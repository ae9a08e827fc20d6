import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { compoundFile } from "../../../../testing/compound-file.ts";
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

test("a file that is none is refused, and where LibreOffice is missing it is named", async () => {
  const file = compoundFile({ "PowerPoint Document": new Uint8Array(600) });
  const code = (await findLibreOffice()) === null ? "unsupported_document" : "damaged_document";
  await expect(parse(file)).rejects.toMatchObject({ code, message: expect.stringContaining("LibreOffice") });
});
