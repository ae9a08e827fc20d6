/**
 * `node filings.ts DIR INDEX [--list] [--result FILE]`: asks the questions of filing-questions.tsv of DIR, which holds the quarterly reports that they name (public
 * records of the SEC) and any other long documents, and prints the goals. INDEX is where the index is kept.
 */
import { refresh } from "../index/refresh.ts";
import { connect } from "../read/connect.ts";
import { readWithLangChain } from "../read/with-langchain.ts";
import { askedQuestions } from "./asked-questions.ts";
import { goalsOf, goalsTable, writeGoals } from "./goals.ts";
import { faultOf, runQuestions } from "./run.ts";

const [directory, indexDirectory] = process.argv.slice(2);
if (directory === undefined || indexDirectory === undefined) {
  throw new Error("Pass the folder and where to keep its index.");
}
await using opened = new AsyncDisposableStack();
const { passages } = await refresh(directory, {
  indexDirectory,
  openReader: async () => readWithLangChain(opened.use(await connect(undefined, undefined)).client),
});
const runs = runQuestions(passages, await askedQuestions(new URL("filing-questions.tsv", import.meta.url), passages));
const table = goalsTable(new Map([["filings", goalsOf(runs, new Set())]]));
process.stdout.write(`${table}\n`);
const result = process.argv.indexOf("--result");
if (result > 0) {
  const documents = new Set(passages.map(({ file }) => file)).size;
  await writeGoals(process.argv[result + 1]!, table, { documents, questions: runs.length });
}
if (process.argv.includes("--list")) for (const run of runs) process.stdout.write(faultOf(run));
