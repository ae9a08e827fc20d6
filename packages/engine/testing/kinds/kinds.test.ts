/** Each kind of formatting in each format that has it: small generated files and the expected Markdown. */
import type { FormattingConfig } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { renderHtml } from "../../src/output/render-html.ts";
import { renderMarkdown } from "../../src/output/render-markdown.ts";
import { parse } from "../../src/parse.ts";
import { FORMATS } from "./formats.ts";
import { isInline, type Kind, KINDS, MARKDOWN } from "./kinds.ts";

/** A link in a cell covers all of its text. */
const CELL_LINK = "[The tenants pay xforty and keep the rest of it plain.](https://example.org/lease)";
const OTHERWISE: Readonly<Record<string, string>> = {
  "link in XLSX": CELL_LINK,
  "formula in PDF": String.raw`$$V=\int_{0}^{T}Qdt$$`,
  // A page shows that lines are short by the paragraphs around them, and its notes keep their printed marks.
  "line break in PDF": "Boat house  \nHarbour road 4  \n4711 Weir",
  "footnote in PDF": "The roof is tarred.<sup>1</sup>",
  // Shorter texts are labels.
  "quotation in PDF": "> *The roof is tarred before the frost comes.*",
};

const CASES = Object.entries(FORMATS).flatMap(([name, { write, fileName, head = "", without = {}, isAmid }]) =>
  KINDS.filter((kind) => without[kind] === undefined).map((kind) => {
    const title = `${kind} in ${name}`;
    const expected = head + (OTHERWISE[title] ?? MARKDOWN[kind]);
    return { title, kind, bytes: write(kind), fileName, expected, isAmid: isAmid === true && !isInline(kind) };
  }),
);

test("a kind that a format lacks has a reason, and no document", () => {
  const lacking = Object.entries(FORMATS).flatMap(([name, { write, without = {} }]) =>
    Object.entries(without).map(([kind, reason]) => [`${kind} in ${name}`, reason, write(kind as Kind)]),
  );
  expect(lacking).toEqual(lacking.map(([title]) => [title, expect.stringMatching(/^\p{Lu}.*\.$/u), undefined]));
});

test("a footnote of a PDF is a block of its own, with its printed mark", async () => {
  const { result } = await parse(FORMATS["PDF"]!.write("footnote")!);
  const texts = result.chunks.flatMap(({ blocks }) => blocks.map(({ content }) => content));
  expect(texts.at(-1)).toBe("<sup>1</sup> Each spring.");
});

test.each(CASES.filter(({ kind }) => kind === "link" || kind === "highlight"))(
  "$title only if asked for",
  async (one) => {
    const { result } = await parse(one.bytes!, {}, one.fileName === undefined ? {} : { fileName: one.fileName });
    const markdown = renderMarkdown(result);
    expect(markdown).toContain("The tenants pay xforty and keep the rest of it plain.");
    expect(markdown).not.toMatch(/<mark|example\.org\/lease/);
  },
);

const formatting: FormattingConfig = { include: ["hyperlinks", "highlight"] };

test.each(CASES)("$title", async ({ bytes, fileName, kind, expected, isAmid }) => {
  const { result } = await parse(bytes!, { formatting }, fileName === undefined ? {} : { fileName });
  const markdown = renderMarkdown(result).trim();
  if (isAmid) expect(markdown).toContain(`\n\n${expected}\n\n`);
  else expect(markdown).toBe(expected);
  if (!isInline(kind)) return;
  expect(renderHtml(result)).toMatch(HTML[kind]);
  // The text that is searched and embedded is plain.
  expect(result.chunks.map(({ embed }) => embed).join("\n")).toContain("The tenants pay xforty and keep the rest");
});

const HTML = {
  bold: /<strong>forty<\/strong>/,
  italic: /<em>forty<\/em>/,
  underline: /<u>forty<\/u>/,
  strike: /<s>forty<\/s>/,
  superscript: /<sup>forty<\/sup>/,
  subscript: /<sub>forty<\/sub>/,
  highlight: /<mark[^>]*>forty<\/mark>/,
  code: /<code>forty<\/code>/,
  link: /<a href="https:\/\/example\.org\/lease"[^>]*>(?:forty|The tenants pay xforty[^<]*)<\/a>/,
} as const;
