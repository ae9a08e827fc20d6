/**
 * `node kept-aside.ts DIR [--list] [--result FILE]`: asks the questions of kept-aside/questions.tsv of its documents, which taught no weight, and prints the goals for
 * all of them and by language. Prints the documents into DIR with Chromium, and keeps them and their index there.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { refresh } from "../index/refresh.ts";
import { connect } from "../read/connect.ts";
import { readWithLangChain } from "../read/with-langchain.ts";
import { askedQuestions } from "./asked-questions.ts";
import { goalsOf, goalsTable, writeGoals } from "./goals.ts";
import { bodyOf } from "./kept-aside/page-of.ts";
import { drawOf } from "./made/fill.ts";
import { pageOf } from "./made/make-document.ts";
import { faultOf, runQuestions, type BenchRun } from "./run.ts";

const OWN = new URL("kept-aside/", import.meta.url);
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("Pass the folder to print into.");
const folder = join(directory, "documents");
if (!existsSync(folder)) await print(folder);

await using opened = new AsyncDisposableStack();
const { passages } = await refresh(folder, {
  indexDirectory: join(directory, "index"),
  openReader: async () => readWithLangChain(opened.use(await connect(undefined, undefined)).client),
});
const runs = runQuestions(passages, await askedQuestions(new URL("questions.tsv", OWN), passages));
const languageOf = ({ question: { file } }: BenchRun): string => file.split(".").at(-2)!;
const MAIN_LANGUAGES = new Set(["en", "de", "fr"]);
const groups = Map.groupBy(runs, (run) => (MAIN_LANGUAGES.has(languageOf(run)) ? languageOf(run) : "es, it, nl, pt"));
const goals = [["all", runs] as const, ...groups].map(([name, own]) => [name, goalsOf(own, new Set())] as const);
const table = goalsTable(new Map(goals));
process.stdout.write(`${table}\n`);
const result = process.argv.indexOf("--result");
if (result > 0) {
  const documents = new Set(passages.map(({ file }) => file)).size;
  await writeGoals(process.argv[result + 1]!, table, { documents, questions: runs.length });
}
if (process.argv.includes("--list")) for (const run of runs) process.stdout.write(faultOf(run));

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
