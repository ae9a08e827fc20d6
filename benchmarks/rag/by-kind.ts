/**
 * `node by-kind.ts DIR open|closed [--list] [--result FILE]`: asks the questions of by-kind/ of manuals, forms, annual reports, letters, price lists, slides and
 * sheets in four languages, which taught no weight, and prints the goals by language and by kind. Those of `closed.tsv` were not asked while the answers
 * were being improved.
 */
import { join } from "node:path";
import { askSet } from "./ask-set.ts";
import { printSet } from "./print-set.ts";
import type { BenchRun } from "./run.ts";

const OWN = new URL("by-kind/", import.meta.url);
const [directory, half] = process.argv.slice(2);
if (directory === undefined || (half !== "open" && half !== "closed")) {
  throw new Error("Pass the folder to print into, and the half to ask: open or closed.");
}
const folder = join(directory, "documents");
await printSet(OWN, folder);

await askSet({
  documents: folder,
  indexDirectory: join(directory, "index"),
  questions: new URL(`${half}.tsv`, OWN),
  columnsOf: (runs) => [["all", runs], ...Map.groupBy(runs, partOf(2)), ...Map.groupBy(runs, partOf(3))],
});

/** The language, and the kind: `NAME.KIND.LANGUAGE.pdf`. */
function partOf(fromEnd: number): (run: BenchRun) => string {
  return ({ question: { file } }) => file.split(".").at(-fromEnd)!;
}
