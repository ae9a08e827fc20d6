/** `npm start -- FOLDER` converts each PDF of a folder to a Markdown file next to it. batch.jsonl lists finished files, which are skipped the next time. */
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Docsvc } from "@docsvc/client";

const folder = process.argv[2] ?? ".";
const inputs = (await readdir(folder)).filter((name) => name.endsWith(".pdf")).map((name) => join(folder, name));
const client = new Docsvc();
for await (const { key, response, error } of client.batch(inputs, {
  concurrency: 4,
  checkpoint: join(folder, "batch.jsonl"),
})) {
  if (error) {
    console.error(`${key}: ${error.message}`);
    process.exitCode = 1;
    continue;
  }
  const markdown = response.result.chunks.map(({ content }) => content).join("\n\n");
  await writeFile(`${key.replace(/\.pdf$/, "")}.md`, `${markdown}\n`);
  console.log(`${key}: ${response.usage.num_pages} pages`);
}
