import { DocsvcDirectoryLoader } from "@docsvc/langchain";
import { index } from "@langchain/core/indexing";
import type { RecordManagerInterface } from "@langchain/core/indexing";
import type { VectorStore } from "@langchain/core/vectorstores";

export async function indexFolder(vectorStore: VectorStore, recordManager: RecordManagerInterface): Promise<void> {
  const docsSource = new DocsvcDirectoryLoader("contracts", { text: "embed", extraMetadata: { customer: 7 } });
  const options = { cleanup: "incremental", sourceIdKey: "source_id" } as const;
  const { numAdded, numSkipped } = await index({ docsSource, recordManager, vectorStore, options });
  console.log(`${numAdded} embedded, ${numSkipped} unchanged`);
}
