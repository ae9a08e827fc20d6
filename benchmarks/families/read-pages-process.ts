/** Started by `prove.ts`: reads documents as Markdown with an engine given by the path of its sources. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { parse as Parse } from "@docsvc/engine";

export interface ReadingOrder {
  readonly engine: string;
  readonly documents: readonly { readonly name: string; readonly pdf: string }[];
  readonly output: string;
}

const MS_BETWEEN_LINES = 10_000;

const { engine, documents, output } = JSON.parse(await readFile(process.argv[2]!, "utf8")) as ReadingOrder;
const { parse } = (await import(pathToFileURL(engine).href)) as { parse: typeof Parse };
let printedAt = performance.now();
for (const [done, { name, pdf }] of documents.entries()) {
  const { result } = await parse(await readFile(pdf), {}, { ocr: "off" });
  await writeFile(join(output, `${name}.md`), result.chunks.map(({ content }) => content).join("\n\n"));
  if (performance.now() - printedAt < MS_BETWEEN_LINES) continue;
  printedAt = performance.now();
  console.log(`  ${done + 1} of ${documents.length} pages`);
}
