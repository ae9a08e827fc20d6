import { join } from "node:path";
import { openEditor } from "@docsvc/openapi/editor";

const TEXT = `import { Docsvc } from "@docsvc/client";
const client = new Docsvc();
const parsed = await client.parse("a.pdf");
const result = parsed.result;
const chunk = result.chunks[0]!;
const block = chunk.blocks[0]!;
const bbox = block.bbox;
const job = await client.parse.submit("a.pdf");
const record = await client.jobs.get(job);
const batch = client.batch(["a.pdf"]);
`;

const SHOWN: Readonly<Record<string, string>> = {
  parsed: "OperationResponse<FullResult>",
  result: "FullResult",
  chunk: "Chunk",
  block: "Block",
  bbox: "BoundingBox",
  job: "Job<FullResult>",
  record: "JobRecord",
  batch: "Batch<FullResult>",
};

/**
 * What an editor shows of the types of the installed package: names, and no anonymous objects. Gives the names.
 *
 * @param scratch - a project that has it
 */
export function checkEditor(scratch: string): string {
  const ask = openEditor(join(scratch, "hover.ts"), TEXT);
  for (const [name, type] of Object.entries(SHOWN)) {
    const { declaration } = ask(name);
    const expected = `const ${name}: ${type}`;
    if (declaration !== expected) throw new Error(`An editor shows ${declaration}, not ${expected}.`);
  }
  return Object.values(SHOWN).join(", ");
}
