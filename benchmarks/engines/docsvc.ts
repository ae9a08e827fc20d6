import { readFile } from "node:fs/promises";
import type { Reader } from "./engine.ts";

/** The package as it is published, where that was built for the comparison (`build-engine.ts`), or its sources. */
const engine = (await import(process.env["DOCSVC_ENGINE"] ?? "@docsvc/engine")) as typeof import("@docsvc/engine");
const { delayOptimisation, parse } = engine;

type ParseConfig = NonNullable<Parameters<typeof engine.parse>[1]>;

/**
 * The engine with its defaults, but for recognition where that is off: blocks with boxes, as one chunk of Markdown. The process is set up as
 * `docsvc parse` and the service's own are.
 *
 * Truths keep the labels of a chart and have no table for it, as the other engines do: charts are asked for as printed.
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

/** The whole parse result as JSON, for scorers that look at blocks and boxes. */
export function loadDocsvcResponses(ocr: "auto" | "off"): Reader {
  return async (file) => JSON.stringify(await parse(await readFile(file), {}, { ocr }));
}
