import { DocsvcReader } from "@docsvc/llamaindex";
import { IngestionPipeline, SentenceSplitter } from "llamaindex";

const reader = new DocsvcReader({ source: ["annual-report.pdf", "minutes.pdf"], mode: "page" });
const nodes = await new IngestionPipeline({ reader, transformations: [new SentenceSplitter()] }).run();
console.log(`${nodes.length} nodes`);
