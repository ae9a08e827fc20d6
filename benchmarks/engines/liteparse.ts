import { LiteParse } from "@llamaindex/liteparse";
import type { Reader } from "./engine.ts";

/** Markdown from embedded text: no OCR, no image files; running headers kept, as in the other engines. */
export function loadLiteparse(): Reader {
  const parser = new LiteParse({
    outputFormat: "markdown",
    ocrEnabled: false,
    imageMode: "off",
    extractLinks: false,
    keepHeadersFooters: true,
    maxPages: 100_000,
    quiet: true,
  });
  return async (file) => (await parser.parse(file)).text;
}
