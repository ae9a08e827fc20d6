/** Each kind of form in each format that has it: small files, made here, and what Markdown says of them. */
import type { FormattingConfig } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { renderHtml } from "../../src/output/render-html.ts";
import { renderMarkdown } from "../../src/output/render-markdown.ts";
import { parse } from "../../src/parse.ts";
import { isInline, type Kind, KINDS, type KindWriter, MARKDOWN } from "./kinds.ts";
import { docxOf, pptxOf, xlsxOf } from "./office.ts";
import { odpOf, odsOf, odtOf } from "./opendocument.ts";
import { pdfOf } from "./pdf.ts";
import { rtfOf } from "./rtf.ts";
import { epubOf, htmlOf, mailOf, markdownOf } from "./web.ts";

interface Format {
  readonly write: KindWriter;
  readonly fileName?: string;
  /** Before what is tested. */
  readonly head?: string;
  /** What the format has no way to say. */
  readonly without?: readonly Kind[];
}

const NO_BLOCKS = KINDS.filter((kind) => !isInline(kind) && kind !== "line break");
const FORMATS: Readonly<Record<string, Format>> = {
  HTML: { write: htmlOf },
  EPUB: { write: epubOf },
  mail: { write: mailOf, head: "# Lease\n\nFrom: a@example.org\n\nTo: b@example.org\n\n" },
  Markdown: { write: markdownOf, fileName: "lease.md", head: "# Lease\n\n" },
  DOCX: { write: docxOf, without: ["definition list"] },
  ODT: { write: odtOf, without: ["definition list"] },
  RTF: { write: rtfOf, without: ["definition list"] },
  PPTX: { write: pptxOf, without: NO_BLOCKS },
  ODP: { write: odpOf, without: NO_BLOCKS },
  // A cell has no marker behind words of it.
  XLSX: { write: xlsxOf, without: [...NO_BLOCKS, "highlight"] },
  ODS: { write: odsOf, without: NO_BLOCKS },
  // What is drawn shows no block but a quotation among paragraphs, which quotations.test.ts has.
  PDF: { write: pdfOf, without: [...NO_BLOCKS, "line break"] },
};

/** A link of a cell is one of all its text. */
const CELL_LINK = "[The tenants pay xforty and keep the rest of it plain.](https://example.org/lease)";
/** Without lists of tasks, a box is the sign that it is drawn as. */
const SIGNS = "☒ Tar the roof\n\n☐ Lend the ladder";
const OTHERWISE: Readonly<Record<string, string>> = {
  "link in XLSX": CELL_LINK,
  "task list in DOCX": SIGNS,
  "task list in ODT": SIGNS,
  "task list in RTF": SIGNS,
};

const CASES = Object.entries(FORMATS).flatMap(([name, { write, fileName, head = "", without = [] }]) =>
  KINDS.filter((kind) => !without.includes(kind)).map((kind) => {
    const title = `${kind} in ${name}`;
    return { title, kind, bytes: write(kind), fileName, expected: head + (OTHERWISE[title] ?? MARKDOWN[kind]) };
  }),
);

const formatting: FormattingConfig = { include: ["hyperlinks", "highlight"] };

test.each(CASES)("$title", async ({ bytes, fileName, kind, expected }) => {
  const { result } = await parse(bytes!, { formatting }, fileName === undefined ? {} : { fileName });
  expect(renderMarkdown(result).trim()).toBe(expected);
  if (!isInline(kind)) return;
  expect(renderHtml(result)).toMatch(HTML[kind]);
  // What is searched and embedded is plain.
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
