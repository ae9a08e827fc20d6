import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../testing/pdf-of-lines.ts";

test("leaders that begin far behind their titles are no column", async () => {
  const titles = ["Rivers", "Levels of the river", "Tables", "Clerks and keepers", "Lines", "What does not agree"];
  const lines = titles.flatMap((text, at): DrawnLine[] => [
    { text, left: 72, top: 120 + 14 * at },
    { text: ". ".repeat(40), left: 300, top: 120 + 14 * at },
    { text: String(3 + 4 * at), left: 520, top: 120 + 14 * at },
  ]);
  const { pages } = await readDocument(pdfOfLines(lines), {});
  const text = pages[0]!.blocks.map((block) => block.text).join("\n");
  expect(text.replaceAll(/[ .]+/g, " ").split("\n")).toEqual(titles.map((title, at) => `${title} ${3 + 4 * at}`));
});
