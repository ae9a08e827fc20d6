import { readDocument } from "../src/parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "./pdf-of-lines.ts";

type DrawnRule = NonNullable<Parameters<typeof pdfOfLines>[1]>[number];

/** Returns the texts of the headings and titles of a page written line by line. */
export async function headingsOf(lines: readonly DrawnLine[], rules: readonly DrawnRule[] = []): Promise<string[]> {
  const { pages } = await readDocument(pdfOfLines(lines, rules), {});
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ type, text }) => (type === "Section Header" || type === "Title" ? [text] : [])),
  );
}
