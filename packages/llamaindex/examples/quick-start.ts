import { DocsvcReader } from "@docsvc/llamaindex";

const reader = new DocsvcReader({ onError: "skip" });

for (const { id_, text, metadata } of await reader.loadNodes(["annual-report.pdf", "minutes.pdf"])) {
  console.log(id_, `${metadata["file_name"]}, page ${metadata["page_number"]}: ${metadata["section"]}`);
  console.log(text);
}
for (const { source, error } of reader.failures) console.error(`${source}: ${String(error)}`);
