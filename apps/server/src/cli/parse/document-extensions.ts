import { extname } from "node:path";
import { DOCUMENT_EXTENSIONS } from "@docsvc/engine";

const EXTENSIONS: ReadonlySet<string> = new Set(DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`));

/**
 * Whether a file has an extension that the engine reads. In a folder, such a file is taken without reading it; if its content is of another
 * kind or damaged, the run reports it by name instead of skipping it.
 */
export function hasDocumentExtension(path: string): boolean {
  return EXTENSIONS.has(extname(path).toLowerCase());
}
