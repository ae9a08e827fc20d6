import { DocsvcError } from "@docsvc/client";
import { z } from "zod";
import { blocksOf, short } from "../page-text.ts";
import { parsedDocument, StillReadingError } from "../parsed-document.ts";
import { searchBlocks } from "../search-blocks.ts";
import { type Call, type ToolContext, type ListedDocument, RefusedError, say, type Tool } from "../tool.ts";

/** Milliseconds. MCP clients abort a call after a minute. */
const PATIENCE_MS = 45_000;
/** Documents read at the same time: while one is uploaded, another is parsed. */
const LANES = 4;
/** Maximum number of documents that one call searches. */
const MAX_DOCUMENTS = 300;

interface Asked {
  readonly query: string;
  readonly name_contains?: string | undefined;
  readonly limit: number;
}

const input: z.ZodType<Asked> = z.strictObject({
  query: z.string().min(1).max(1000).describe("Words of the documents; a phrase word for word comes first."),
  name_contains: z.string().min(1).max(200).optional().describe("Only in documents with this in their name or path."),
  limit: z.int().min(1).max(50).default(10),
});

interface Place {
  readonly document: string;
  readonly page: number;
  readonly score: number;
  readonly [more: string]: unknown;
}

export const searchDocuments: Tool<Asked> = {
  name: "search_documents",
  title: "Find places in all documents",
  description:
    "Finds words in all documents that list_documents names and gives each place with its document, page and box, as JSON. What is not read within a minute is counted under unread: ask again, and it is read by then.",
  input,
  run: async ({ query, name_contains: part, limit }, context, call) => {
    const namePart = part?.toLowerCase() ?? "";
    const listed = await context.list(call.signal);
    const documents = listed.filter(({ document, name = "" }) =>
      `${document} ${name}`.toLowerCase().includes(namePart),
    );
    const { places, unread, failed } = await searchAll(documents.slice(0, MAX_DOCUMENTS), query, limit, context, call);
    const best = places.toSorted((one, other) => other.score - one.score).slice(0, limit);
    const notSearched = unread + Math.max(0, documents.length - MAX_DOCUMENTS);
    return say(
      JSON.stringify({ places: best.map(({ score: _score, ...place }) => place), unread: notSearched, failed }),
    );
  },
};

async function searchAll(
  documents: readonly ListedDocument[],
  query: string,
  limit: number,
  context: ToolContext,
  call: Call,
): Promise<{ readonly places: readonly Place[]; readonly unread: number; readonly failed: readonly string[] }> {
  const places: Place[] = [];
  const failed: string[] = [];
  const queue = [...documents];
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const signal = AbortSignal.any([call.signal, patience]);
  let read = 0;
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && !patience.aborted; next = queue.shift()) {
      const { document } = next;
      try {
        const { result } = await parsedDocument({ document }, context, { signal, onProgress: () => undefined });
        for (const { block, score, excerpt } of searchBlocks(blocksOf(result), query, limit)) {
          const { type, bbox, confidence } = block;
          const box = {
            left: short(bbox.left),
            top: short(bbox.top),
            width: short(bbox.width),
            height: short(bbox.height),
          };
          places.push({ document, page: bbox.page, box, type, confidence, text: excerpt, score });
        }
        read++;
      } catch (error) {
        call.signal.throwIfAborted();
        if (patience.aborted || error instanceof StillReadingError) continue;
        if (!(error instanceof RefusedError || DocsvcError.isInstance(error))) throw error;
        failed.push(document);
      }
      call.onProgress((read + failed.length) / documents.length);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { places, unread: documents.length - read - failed.length, failed };
}
