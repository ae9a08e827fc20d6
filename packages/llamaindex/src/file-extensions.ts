import { DOCUMENT_EXTENSIONS } from "@docsvc/client/records";
import { DocsvcReader } from "./reader.ts";
import type { DocsvcReaderOptions } from "./reader.ts";

/** The `fileExtToReader` option of `SimpleDirectoryReader`: one reader for every extension that the service reads. */
export function fileExtToReader(options: Omit<DocsvcReaderOptions, "source"> = {}): Record<string, DocsvcReader> {
  const reader = new DocsvcReader(options);
  return Object.fromEntries(DOCUMENT_EXTENSIONS.map((extension) => [extension, reader]));
}
