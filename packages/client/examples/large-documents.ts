import { Docsvc } from "@docsvc/client";

const client = new Docsvc();

const job = await client.parse.submit("annual-report.pdf", { async: { metadata: { customer: 7 } } });
const { result, usage } = await job.wait({
  timeout: 20 * 60_000,
  onProgress: ({ status, progress = 0 }) => console.log(`${status} ${Math.round(progress * 100)} %`),
});
console.log(`${result.chunks.length} chunks from ${usage.num_pages} pages`);

const again = await client.jobs.attach<"parse">(job.job_id).wait();
console.log(again.result.chunks.length);
