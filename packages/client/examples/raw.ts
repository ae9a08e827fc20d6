import { Docsvc } from "@docsvc/client";
import { rawClient } from "@docsvc/client/raw";

const raw = rawClient(new Docsvc());

const { data, error } = await raw.POST("/parse_async", { body: { input: "https://example.com/annual-report.pdf" } });
console.log(data?.job_id, error);
