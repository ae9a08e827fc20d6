import { Docsvc } from "@docsvc/client";
import { z } from "zod";

const client = new Docsvc();

const schema = z.object({ number: z.string(), total: z.number(), lines: z.array(z.object({ name: z.string() })) });
const { result } = await client.extract("invoice.pdf", { schema, system_prompt: "Amounts are in euros." });

const total: number = result.data.total;
for (const { bbox } of result.cited.total.citations) console.log(`${total} is on page ${bbox.page}`);
