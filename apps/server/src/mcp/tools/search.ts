import { z } from "zod";
import { DOCUMENT, PASSWORD } from "../fields.ts";
import { blocksOf, short } from "../page-text.ts";
import { parsedDocument } from "../parsed-document.ts";
import { searchBlocks } from "../search-blocks.ts";
import { say, type Tool } from "../tool.ts";

interface Asked {
  readonly document: string;
  readonly query: string;
  readonly limit: number;
  readonly password?: string | undefined;
}

const input: z.ZodType<Asked> = z.strictObject({
  document: DOCUMENT,
  query: z.string().min(1).max(1000).describe("Words of the document; a phrase word for word comes first."),
  limit: z.int().min(1).max(50).default(10),
  password: PASSWORD,
});

export const search: Tool<Asked> = {
  name: "search",
  title: "Find places in a document",
  description:
    "Finds words in a document and gives each place with its page and box, as JSON. Quote the page with what you say; look at a place with render_region.",
  input,
  run: async (asked, context, call) => {
    const { job, result } = await parsedDocument(asked, context, call);
    const hits = searchBlocks(blocksOf(result), asked.query, asked.limit);
    const places = hits.map(({ block: { type, bbox, confidence }, excerpt }) => ({
      page: bbox.page,
      box: { left: short(bbox.left), top: short(bbox.top), width: short(bbox.width), height: short(bbox.height) },
      type,
      confidence,
      text: excerpt,
    }));
    return say(JSON.stringify({ document: `jobid://${job}`, places }));
  },
};
