/** Started by `families.ts`: docsvc reads documents, with weights learned without their family, as Markdown and as typed blocks. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type HeldOut, holdOut } from "./held-out-weights.ts";
import type { FamilyDocument } from "./family-documents.ts";

/** The documents, the weights, and where to write the results. */
export interface FamilyOrder {
  readonly documents: readonly FamilyDocument[];
  readonly weights: HeldOut;
  readonly output: string;
}

const { documents, weights, output } = JSON.parse(await readFile(process.argv[2]!, "utf8")) as FamilyOrder;
holdOut(weights);
const { parse } = await import("@docsvc/engine");
for (const { name, pdf } of documents) {
  const { result } = await parse(await readFile(pdf), {}, { ocr: "off" });
  await writeFile(join(output, `${name}.md`), result.chunks.map(({ content }) => content).join("\n\n"));
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  await writeFile(join(output, `${name}.json`), JSON.stringify(blocks));
}
