import { readFile } from "node:fs/promises";
import { processPdf } from "@firecrawl/pdf-inspector";
import type { Reader } from "./engine.ts";

/** Markdown from embedded text, in one native call per file. */
export function loadPdfInspector(): Reader {
  return async (file) => processPdf(await readFile(file)).markdown ?? "";
}
