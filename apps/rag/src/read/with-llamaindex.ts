import type { Docsvc } from "@docsvc/client";
import type { RecordMetadata } from "@docsvc/client/records";
import { DocsvcReader } from "@docsvc/llamaindex";
import type { PassageReader } from "./passage.ts";
import { toPassages } from "./to-passages.ts";
import { READ_OPTIONS } from "./read-options.ts";

export function readWithLlamaIndex(client: Docsvc): PassageReader {
  return async (path) => {
    const documents = await new DocsvcReader({ client, ...READ_OPTIONS }).loadData(path);
    return toPassages(documents.map(({ text, metadata }) => ({ text, metadata: metadata as RecordMetadata })));
  };
}
