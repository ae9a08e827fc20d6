/** `node print-made.ts DIR`: prints the generated documents with Chromium into two folders, with their questions. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { domainsOf } from "./facts.ts";
import { makeDocument } from "./make-document.ts";

const LANGUAGES = ["en", "de", "fr", "es"] as const;
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("Pass the folder to print into.");

await using opened = new AsyncDisposableStack();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
opened.defer(() => browser.close());
const page = await browser.newPage();
for (const wording of [0, 1]) {
  const folder = join(directory, `set-${wording}`);
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const language of LANGUAGES) {
    for (const domain of await domainsOf(language)) {
      const { name, html, asked } = makeDocument(domain, wording);
      await page.setContent(html);
      await page.pdf({ path: join(folder, `${name}.pdf`), preferCSSPageSize: true });
      lines.push(...asked.map(({ question, says }) => `${name}.pdf\t${question}\t${says}`));
    }
  }
  // Not inside the folder, because the service would read it as a document.
  await writeFile(`${folder}.tsv`, `${lines.join("\n")}\n`);
}
