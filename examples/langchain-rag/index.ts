/**
 * `npm start -- report.pdf "What does a burst cost?"` prints the passages that share most words with a question, each with its page and bounding
 * box. Replace the retriever with that of a vector store; the metadata keeps the boxes.
 */
import { toPixels } from "@docsvc/client/citations";
import type { PageRegion } from "@docsvc/client/citations";
import { DocsvcLoader } from "@docsvc/langchain";
import { BaseRetriever } from "@langchain/core/retrievers";
import type { DocumentInterface } from "@langchain/core/documents";

const MAX_PASSAGES = 3;

class SharedWords extends BaseRetriever {
  override lc_namespace = ["docsvc", "examples"];
  readonly documents: readonly DocumentInterface[];

  constructor(documents: readonly DocumentInterface[]) {
    super();
    this.documents = documents;
  }

  override async _getRelevantDocuments(query: string): Promise<DocumentInterface[]> {
    const asked = wordsOf(query);
    const score = (text: string): number => [...wordsOf(text)].filter((word) => asked.has(word)).length;
    return this.documents.toSorted((a, b) => score(b.pageContent) - score(a.pageContent)).slice(0, MAX_PASSAGES);
  }
}

const [file = "report.pdf", question = "What does a burst cost on average?"] = process.argv.slice(2);
const passages = await new DocsvcLoader(file, { mode: "block" }).load();
for (const { pageContent, metadata } of await new SharedWords(passages).invoke(question)) {
  console.log(`\n${pageContent}\n  ${metadata["section"]}`);
  const regions = JSON.parse(String(metadata["regions"])) as readonly PageRegion[];
  for (const region of regions) console.log(`  page ${region.page}`, toPixels(region, { width: 800, height: 1131 }));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
}
