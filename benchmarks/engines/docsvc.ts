import { readFile } from "node:fs/promises";
import type { Reader } from "./engine.ts";

/** The published form of the package, if it was built for the comparison (`build-engine.ts`), otherwise its sources. */
const engine = (await import(process.env["DOCSVC_ENGINE"] ?? "@docsvc/engine")) as typeof import("@docsvc/engine");
const { delayOptimisation, parse } = engine;

type ParseConfig = NonNullable<Parameters<typeof engine.parse>[1]>;

/**
 * The engine with its defaults, except that OCR may be off: blocks with boxes, as one chunk of Markdown. The process is set up like
 * those of `docsvc parse` and the service.
 *
 * The truth keeps a chart's labels and has no table for it, and so do the other engines; so charts are requested as printed.
 *
 * @param config - for a result other than the default one
 */
export function loadDocsvc(ocr: "auto" | "off", config: ParseConfig = {}): Reader {
  const printed = { ...config, formatting: { charts: "text", ...config.formatting } } satisfies ParseConfig;
  delayOptimisation();
  return async (file) => {
    const { result } = await parse(await readFile(file), printed, { ocr });
    return result.chunks.map((chunk) => chunk.content).join("\n\n");
  };
}

/** The complete parse result as JSON, for scorers that use blocks and boxes. */
export function loadDocsvcResponses(ocr: "auto" | "off"): Reader {
  return async (file) => JSON.stringify(await parse(await readFile(file), {}, { ocr }));
}
