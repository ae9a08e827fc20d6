/** Reads the texts of documents in this process: `node texts-of.ts FILE...` prints JSON, null for a refused document. */
import { readFile } from "node:fs/promises";
import { renderText } from "../src/output/render-text.ts";
import { parse } from "../src/parse.ts";

const texts: (string | null)[] = [];
for (const file of process.argv.slice(2)) {
  const text = await parse(new Uint8Array(await readFile(file)), {}, { ocr: "off" }).then(
    ({ result }) => renderText(result),
    () => null,
  );
  texts.push(text);
}
process.stdout.write(JSON.stringify(texts));
