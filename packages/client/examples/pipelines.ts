import { Docsvc } from "@docsvc/client";
import { pipelinesOf } from "@docsvc/client/pipelines";
import { z } from "zod";

const pipelines = pipelinesOf(new Docsvc());

const schema = z.object({ number: z.string(), total: z.number() });
const sections = [{ title: "Invoices", description: "Invoices with number and total" }];
const intake = await pipelines.create({
  name: "intake",
  steps: [
    { op: "split", config: { split_description: sections, split_rules: "Each invoice separately." } },
    { op: "extract", config: { schema } },
  ],
});

const { extract } = (await pipelines.run(intake, "invoice.pdf", { schema })).result;
// An array with one element per section, since a step splits.
if (Array.isArray(extract)) for (const { pages, result } of extract) console.log(pages, result.data.total);
