import type { Docsvc } from "@docsvc/client";
import type { RecordMetadata } from "@docsvc/client/records";
import { DocsvcLoader } from "@docsvc/langchain";
import type { PassageReader } from "./passage.ts";
import { toPassages } from "./to-passages.ts";
import { READ_OPTIONS } from "./read-options.ts";

export function readWithLangChain(client: Docsvc): PassageReader {
  return async (path) => {
    const documents = await new DocsvcLoader(path, { client, ...READ_OPTIONS }).load();
    return toPassages(
      documents.map(({ pageContent, metadata }) => ({ text: pageContent, metadata: metadata as RecordMetadata })),
    );
  };
}
