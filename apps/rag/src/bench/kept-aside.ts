/**
 * `node kept-aside.ts DIR [--list] [--result FILE]`: asks the questions of kept-aside/questions.tsv of its documents, which taught no weight, and prints the goals for
 * all of them and by language. Prints the documents into DIR with Chromium, and keeps them and their index there.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { askSet } from "./ask-set.ts";
import { bodyOf } from "./kept-aside/page-of.ts";
import { drawOf } from "./made/fill.ts";
import { pageOf } from "./made/make-document.ts";
import type { BenchRun } from "./run.ts";

const OWN = new URL("kept-aside/", import.meta.url);
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("Pass the folder to print into.");
const folder = join(directory, "documents");
if (!existsSync(folder)) await print(folder);

await askSet({
  documents: folder,
  indexDirectory: join(directory, "index"),
  questions: new URL("questions.tsv", OWN),
  columnsOf: (runs) => [["all", runs], ...Map.groupBy(runs, languageOf)],
});

/** English, German and French have columns of their own. */
function languageOf({ question: { file } }: BenchRun): string {
  const language = file.split(".").at(-2)!;
  return ["en", "de", "fr"].includes(language) ? language : "es, it, nl, pt";
}

async function print(into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  await using browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const names = (await readdir(OWN)).filter((name) => name.endsWith(".md")).sort();
  for (const [at, name] of names.entries()) {
    const body = bodyOf(await readFile(new URL(name, OWN), "utf8"));
    await page.setContent(pageOf(body, name.split(".").at(-2)!, drawOf(at)));
    await page.pdf({ path: join(into, name.replace(/md$/u, "pdf")), preferCSSPageSize: true });
  }
}
