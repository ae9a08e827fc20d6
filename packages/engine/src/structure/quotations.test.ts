import { expect, test } from "vitest";
import { type DrawnLine, pdfOfLines, proseAt } from "../../testing/pdf-of-lines.ts";
import { renderHtml } from "../output/render-html.ts";
import { renderMarkdown } from "../output/render-markdown.ts";
import { parse } from "../parse.ts";

const amid = (lines: readonly DrawnLine[]): Uint8Array =>
  pdfOfLines([...proseAt(70, 80), ...lines, ...proseAt(70, 240)]);

async function markdownOf(bytes: Uint8Array): Promise<string> {
  return renderMarkdown((await parse(bytes)).result);
}

const NARROW = [
  "No river is as high as people say it was, and none as low as they",
  "fear it will be. Count the marks, write down what you have seen,",
  "and leave what you were told to those who told it.",
];
const at = (left: number, texts: readonly string[], more: Partial<DrawnLine> = {}): DrawnLine[] =>
  texts.map((text, index) => ({ text, left, top: 150 + 12 * index, ...more }));

test("a paragraph amid others that is set in on both sides is a quotation, in Markdown and HTML", async () => {
  const { result } = await parse(amid(at(100, NARROW, { size: 8.5 })));
  expect(renderMarkdown(result)).toContain("\n> No river is as high");
  expect(renderHtml(result)).toMatch(/<blockquote>\s*<p>No river is as high/);
});

test("a paragraph with a bar at its left is a quotation, however wide it is", async () => {
  const texts = NARROW.map((text) => `${text} or not`);
  const lines = [...proseAt(70, 80), ...at(80, texts, { size: 9.6 }), ...proseAt(70, 240)];
  const bar = { left: 72, right: 72, top: 142, bottom: 177 };
  expect(await markdownOf(pdfOfLines(lines, [bar]))).toContain("\n> No river is as high");
  expect(await markdownOf(pdfOfLines(lines, [{ ...bar, top: 60, bottom: 300 }]))).not.toMatch(/^>/m);
});

test("a slanted line that is set in is a quotation", async () => {
  const markdown = await markdownOf(
    amid(at(94, ["Count the marks and write down what you see."], { font: "Times-Italic" })),
  );
  expect(markdown).toContain("\n> *Count the marks");
});

test.each([
  ["a line that is set in and upright", at(94, ["Count the marks, and write down what you have seen."])],
  ["a slanted line in the middle", at(118, ["Count the marks and write down what you see."], { font: "Times-Italic" })],
  [
    "a paragraph that is set in at the left alone",
    at(
      100,
      NARROW.map((text) => `${text} or not`),
      { size: 9.6 },
    ),
  ],
  ["letters of one width", at(100, NARROW, { font: "Courier", size: 6 })],
])("%s is no quotation", async (_, lines) => {
  expect(await markdownOf(amid(lines))).not.toMatch(/^>/m);
});

test("an abstract, which has a heading before it, is no quotation", async () => {
  const page = pdfOfLines([
    { text: "Abstract", left: 240, top: 130, size: 12, font: "Times-Bold" },
    ...at(100, NARROW, { size: 8.5 }),
    ...proseAt(70, 240),
  ]);
  expect(await markdownOf(page)).not.toMatch(/^>/m);
});
