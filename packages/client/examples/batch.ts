import { Docsvc } from "@docsvc/client";

const client = new Docsvc();

const inputs = ["annual-report.pdf", "minutes.pdf", "invoice.pdf"];
for await (const { key, response, error } of client.batch(inputs, { concurrency: 8, checkpoint: "batch.jsonl" })) {
  if (error) console.log(`${key}: ${error.message}`);
  else console.log(`${key}: ${response.result.chunks.length} chunks`);
}
