/** `node parse-folder.ts ENGINE PDFS OUT`: writes the Markdown of a folder of PDFs, using the engine whose sources are in ENGINE. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

const [source, documents, output] = process.argv.slice(2) as [string, string, string];
const { parse } = (await import(pathToFileURL(join(source, "index.ts")).href)) as typeof import("@docsvc/engine");
for (const name of (await readdir(documents)).filter((file) => file.endsWith(".pdf"))) {
  const { result } = await parse(await readFile(join(documents, name)), {}, { ocr: "off" });
  const markdown = result.chunks.map((chunk) => chunk.content).join("\n\n");
  await writeFile(join(output, `${basename(name, ".pdf")}.md`), markdown);
}
