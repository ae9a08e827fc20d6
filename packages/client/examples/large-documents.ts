import { Docsvc } from "@docsvc/client";

const client = new Docsvc();

const job = await client.parseAsync({ input: "https://example.com/800-pages.pdf" });
const finished = await client.jobs.wait(job, {
  timeoutMs: 20 * 60_000,
  signal: AbortSignal.timeout(30 * 60_000),
  onProgress: ({ status, progress = 0 }) => console.log(`${status} ${Math.round(progress * 100)} %`),
});
const { chunks } = await client.fullResult(finished);
console.log(`${chunks.length} chunks from ${finished.usage.num_pages} pages`);
