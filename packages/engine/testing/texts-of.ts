/** Texts of documents as this process reads them: `node texts-of.ts FILE...`; printed as JSON, null for one that is refused. */
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
