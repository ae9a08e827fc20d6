import { basename } from "node:path";
import type { Block } from "@docsvc/client";
import { count } from "./count.ts";
import { openServiceClient } from "./service-client.ts";
import { toColumns } from "./table.ts";

const MAX_ROWS = 16;
const MAX_CHARS = 60;

/** Parses a document with a running service, as any client would, and returns the first blocks with their boxes for display. */
export async function showDocument(path: string, { url, apiKey }: { url: string; apiKey: string }): Promise<string> {
  const client = openServiceClient({ apiKey, baseUrl: url });
  const started = performance.now();
  const { result, usage } = await client.parse(path);
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  const elapsedMs = (performance.now() - started).toFixed(0);
  const more = blocks.length > MAX_ROWS ? `… and ${blocks.length - MAX_ROWS} more\n` : "";
  return (
    `Parsed ${basename(path)}: ${count(usage.num_pages, "page")}, ${count(blocks.length, "block")} in ${elapsedMs} ms\n\n` +
    toColumns([
      ["page", "left", "top", "width", "height", "type", "content"],
      ...blocks.slice(0, MAX_ROWS).map(toRow),
    ]) +
    more
  );
}

function toRow({ type, bbox, content }: Block): string[] {
  const sides = [bbox.left, bbox.top, bbox.width, bbox.height].map((side) => side.toFixed(3));
  const line = content.replaceAll(/\s+/g, " ");
  return [String(bbox.page), ...sides, type, line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS - 1)}…` : line];
}
