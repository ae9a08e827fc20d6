import { createReadStream } from "node:fs";
import { Docsvc } from "@docsvc/client";

const client = new Docsvc();

const parsed = await client.parse(
  "annual-report.pdf",
  {},
  { onUploadProgress: ({ sentBytes }) => console.log(sentBytes) },
);
await client.parse(() => createReadStream("annual-report.pdf"), {}, { fileName: "report.pdf" });
await client.parse({ job_id: parsed.job_id });

const file = await client.upload("annual-report.pdf");
await client.parse(file.file_id);
