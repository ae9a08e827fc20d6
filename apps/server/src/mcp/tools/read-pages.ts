import { z } from "zod";
import { DOCUMENT, PAGE, PASSWORD } from "../fields.ts";
import { blocksByPage, pageNumbers, pageToBlocks, pageToMarkdown } from "../page-text.ts";
import { parsedDocument } from "../parsed-document.ts";
import { RefusedError, say, type Tool } from "../tool.ts";

/** Characters of one answer: about 8,000 tokens. */
const LONGEST_ANSWER = 30_000;

interface Asked {
  readonly document: string;
  readonly password?: string | undefined;
  readonly first_page: number;
  readonly last_page?: number | undefined;
  readonly boxes: boolean;
  readonly from_character: number;
}

const input: z.ZodType<Asked> = z.strictObject({
  document: DOCUMENT,
  first_page: PAGE.default(1),
  last_page: PAGE.optional().describe("The first page alone when left out."),
  boxes: z
    .boolean()
    .default(false)
    .describe("Gives each block with its type and box, for quoting a place or rendering it, instead of Markdown."),
  from_character: z
    .int()
    .min(0)
    .max(100_000_000)
    .default(0)
    .describe("Continues within the first page, where an answer was cut."),
  password: PASSWORD,
});

export const readPages: Tool<Asked> = {
  name: "read_pages",
  title: "Read pages",
  description:
    "Returns the text of pages as Markdown, in reading order, with tables; or block by block with boxes. What is too long for one answer is cut, and the answer says where to continue.",
  input,
  run: async (asked, context, call) => {
    const { result } = await parsedDocument({ document: asked.document, password: asked.password }, context, call);
    const { first_page: first, last_page: last = first, boxes } = asked;
    const there = pageNumbers(result);
    const requested = there.filter((page) => page >= first && page <= last);
    if (requested.length === 0) {
      throw new RefusedError(
        `No page from ${first} to ${last}: the document has pages ${there[0]} to ${there.at(-1)}.`,
      );
    }
    const blocks = blocksByPage(result);
    const toText = boxes ? pageToBlocks : pageToMarkdown;
    return say(fit(requested, (page) => toText(blocks.get(page) ?? []), asked.from_character));
  },
};

/** As many pages as fit into one answer; if the first is too long by itself, a part of it. */
function fit(pages: readonly number[], textOf: (page: number) => string, skipped: number): string {
  const parts: string[] = [];
  let length = 0;
  for (const [index, page] of pages.entries()) {
    const start = index === 0 ? skipped : 0;
    const text = textOf(page).slice(start);
    if (length + text.length > LONGEST_ANSWER && index > 0) {
      parts.push(`[cut here: continue with first_page ${page}]`);
      break;
    }
    const cut = text.slice(0, LONGEST_ANSWER);
    parts.push(`## Page ${page}\n\n${cut === "" ? "(no text)" : cut}`);
    length += cut.length;
    if (cut.length < text.length) {
      parts.push(`[cut here: continue with first_page ${page} and from_character ${start + cut.length}]`);
      break;
    }
  }
  return parts.join("\n\n");
}
