import { Docsvc } from "@docsvc/client";
import { readRecords } from "@docsvc/client/records";

for await (const { records } of readRecords(new Docsvc(), ["annual-report.pdf", "minutes.pdf"], { mode: "block" })) {
  for (const { id, text, metadata } of records) console.log(id, text, metadata);
}
