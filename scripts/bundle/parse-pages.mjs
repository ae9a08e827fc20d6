// Parses documents with an engine, as the command does: `node parse-pages.mjs ENGINE DOCUMENT…`. The builds run it to find out what a page of text needs.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [engine, ...documents] = process.argv.slice(2);
const { parseInPieces } = await import(pathToFileURL(resolve(engine)).href);
for (const path of documents) {
  using document = await parseInPieces(await readFile(path), {}, { print: "off" });
  for (const piece of document.markdown({})) process.stdout.write(piece);
}
