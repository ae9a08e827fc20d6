import { z } from "zod";
import type { FullResult } from "@docsvc/client";
import { DOCUMENT, PAGE, PASSWORD } from "../fields.ts";
import { blocksByPage, blocksOf, pageNumbers, pageToMarkdown } from "../page-text.ts";
import { type AskedDocument, parsedDocument } from "../parsed-document.ts";
import { say, type Tool } from "../tool.ts";

const MAX_HEADINGS = 120;
const LONGEST_HEADING = 160;
const MAX_WARNINGS = 10;
/** Maximum characters of a document that is returned whole: two or three pages. */
const SHORT_DOCUMENT = 8000;

const input: z.ZodType<AskedDocument> = z.strictObject({
  document: DOCUMENT,
  first_page: PAGE.optional().describe("From this page on; from the first when left out."),
  last_page: PAGE.optional().describe("Up to this page; long documents are read faster in parts."),
  password: PASSWORD,
});

export const parse: Tool<AskedDocument> = {
  name: "parse",
  title: "Read a document",
  description:
    "Reads a document (PDF, scan, picture, Office, spreadsheet, HTML, mail, e-book) and gives its headings by page, and its text where it is short. Gives a jobid:// reference that the other tools take as the document: it is then not read again.",
  input,
  run: async (asked, context, call) => {
    const { job, result } = await parsedDocument(asked, context, call);
    return say([`document: jobid://${job}`, ...describe(result)].join("\n"));
  },
};

function* describe(result: FullResult): Generator<string> {
  const pages = pageNumbers(result);
  yield pages.length === 1 ? "1 page" : `${pages.length} pages (${pages[0] ?? 0} to ${pages.at(-1) ?? 0})`;
  const warnings = result.warnings ?? [];
  for (const { message, page } of warnings.slice(0, MAX_WARNINGS)) {
    yield `warning: ${page === undefined ? "" : `page ${page}: `}${message}`;
  }
  const markdown = [...blocksByPage(result)].map(([page, blocks]) => `## Page ${page}\n\n${pageToMarkdown(blocks)}`);
  const whole = markdown.join("\n\n");
  if (whole.length <= SHORT_DOCUMENT) {
    yield `\n${whole}`;
    return;
  }
  const headings = blocksOf(result).filter(({ type }) => type === "Title" || type === "Section Header");
  if (headings.length > 0) yield "\nHeadings:";
  for (const { content, level = 1, bbox } of headings.slice(0, MAX_HEADINGS)) {
    yield `${"  ".repeat(level - 1)}- ${content.replaceAll(/\s+/g, " ").slice(0, LONGEST_HEADING)} (page ${bbox.page})`;
  }
  if (headings.length > MAX_HEADINGS) yield `… and ${headings.length - MAX_HEADINGS} more.`;
  yield "\nThe text is long: read it with read_pages, or find places with search.";
}
