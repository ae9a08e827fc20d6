import { type ExtractionConfig, extractBytes, extractFile } from "@kreuzberg/node";
import type { Reader } from "./engine.ts";

/** The native part reads `disableOcr`, but the declarations of 4.10 do not list it. */
const config: ExtractionConfig & { readonly disableOcr: true } = {
  outputFormat: "markdown",
  useCache: false,
  disableOcr: true,
};

/** Markdown from embedded text; without its cache, which would answer a second run from disk. */
export async function loadKreuzberg(): Promise<Reader> {
  // The native part is loaded at first use, and needs a C library newer than some systems have: fail before the start.
  await extractBytes(new TextEncoder().encode("ready"), "text/plain", config);
  return async (file) => (await extractFile(file, null, config)).content;
}
