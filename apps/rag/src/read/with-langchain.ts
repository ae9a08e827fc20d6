import type { Docsvc } from "@docsvc/client";
import type { RecordMetadata } from "@docsvc/client/records";
import { DocsvcLoader } from "@docsvc/langchain";
import { toPassage, type PassageReader } from "./passage.ts";
import { READ_OPTIONS } from "./read-options.ts";

export function readWithLangChain(client: Docsvc): PassageReader {
  return async (path) => {
    const documents = await new DocsvcLoader(path, { client, ...READ_OPTIONS }).load();
    return documents.map(({ pageContent, metadata }) => toPassage(pageContent, metadata as RecordMetadata));
  };
}
