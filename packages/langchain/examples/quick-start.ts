import { DocsvcLoader } from "@docsvc/langchain";

const loader = new DocsvcLoader(["annual-report.pdf", "minutes.pdf"], { onError: "skip" });

for await (const { id, pageContent, metadata } of loader.lazyLoad()) {
  console.log(id, `${metadata["file_name"]}, page ${metadata["page_number"]}: ${metadata["section"]}`);
  console.log(pageContent);
}
for (const { source, error } of loader.failures) console.error(`${source}: ${String(error)}`);
