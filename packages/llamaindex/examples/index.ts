import { DocsvcReader } from "@docsvc/llamaindex";
import { VectorStoreIndex } from "llamaindex";

export async function ask(query: string): Promise<void> {
  const nodes = await new DocsvcReader({ text: "embed" }).loadNodes("annual-report.pdf");
  const index = await VectorStoreIndex.init({ nodes });
  for (const { node } of await index.asRetriever({ similarityTopK: 3 }).retrieve({ query })) {
    console.log(node.metadata["page_number"], node.metadata["regions"]);
  }
}
