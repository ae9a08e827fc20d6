import { readFile } from "node:fs/promises";
import { parse } from "@docsvc/engine";
import type { Reader } from "./engine.ts";

/** The engine with its defaults but for recognition, which no engine here does: blocks with boxes, as one chunk of Markdown. */
export function loadDocsvc(): Reader {
  return async (file) => {
    const { result } = await parse(await readFile(file), {}, { ocr: "off" });
    return result.chunks.map((chunk) => chunk.content).join("\n\n");
  };
}

/** The whole parse result as JSON, for scorers that look at blocks and boxes. */
export function loadDocsvcResponses(): Reader {
  return async (file) => JSON.stringify(await parse(await readFile(file), {}, { ocr: "off" }));
}
