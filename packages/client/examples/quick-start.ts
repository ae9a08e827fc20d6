import { Docsvc } from "@docsvc/client";

const client = new Docsvc({ apiKey: "ak_live_…", baseUrl: "http://127.0.0.1:8787" });

const input = await client.upload("annual-report.pdf");
const response = await client.parse({ input, retrieval: { chunking: { chunk_mode: "section" } } });
const { chunks } = await client.fullResult(response);

for (const block of chunks.flatMap((chunk) => chunk.blocks)) {
  console.log(`page ${block.bbox.page}: ${block.type}: ${block.content}`);
}
