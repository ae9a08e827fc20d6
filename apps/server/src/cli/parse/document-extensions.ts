import { extname } from "node:path";
import { DOCUMENT_EXTENSIONS } from "@docsvc/engine";

const EXTENSIONS: ReadonlySet<string> = new Set(DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`));

/**
 * Whether a file has an extension of a kind that the engine reads. Such a file in a folder is taken as a document without a look
 * into it: where its content is something else, or damaged, the run reports it by name instead of passing over it.
 */
export function hasDocumentExtension(path: string): boolean {
  return EXTENSIONS.has(extname(path).toLowerCase());
}
