import { Docsvc } from "@docsvc/client";

const client = new Docsvc({ apiKey: process.env["DOCSVC_API_KEY"], baseUrl: process.env["DOCSVC_BASE_URL"] });

const { result } = await client.parse("annual-report.pdf", { retrieval: { chunking: { chunk_mode: "section" } } });

for (const block of result.chunks.flatMap((chunk) => chunk.blocks)) {
  console.log(`page ${block.bbox.page}: ${block.type}: ${block.content}`);
}
