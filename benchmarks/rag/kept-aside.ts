/**
 * `node kept-aside.ts DIR [--list] [--result FILE]`: asks the questions of kept-aside/questions.tsv of its documents, which taught no weight, and prints the goals for
 * all of them and by language. Prints the documents into DIR with Chromium, and keeps them and their index there.
 */
import { join } from "node:path";
import { askSet } from "./ask-set.ts";
import { printSet } from "./print-set.ts";
import type { BenchRun } from "./run.ts";

const OWN = new URL("kept-aside/", import.meta.url);
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("Pass the folder to print into.");
const folder = join(directory, "documents");
await printSet(OWN, folder);

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
