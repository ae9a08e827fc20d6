import { refresh } from "@docsvc/rag/src/index/refresh.ts";
import { connect } from "@docsvc/rag/src/read/connect.ts";
import { readWithLangChain } from "@docsvc/rag/src/read/with-langchain.ts";
import { askedQuestions } from "./asked-questions.ts";
import { goalsOf, goalsTable, writeGoals } from "./goals.ts";
import { tradeOff } from "./trade-off.ts";
import { faultOf, runQuestions, type BenchRun } from "./run.ts";

export interface QuestionSet {
  readonly documents: string;
  /** Where the index of the documents is kept. */
  readonly indexDirectory: string;
  /** A file as `askedQuestions` reads it. */
  readonly questions: URL;
  /** The columns of the table; by their titles. */
  readonly columnsOf: (runs: readonly BenchRun[]) => Iterable<readonly [string, readonly BenchRun[]]>;
  /** Goals that are not the usual ones. */
  readonly goals?: Parameters<typeof goalsTable>[1];
}

/** Asks the questions of a set, prints the goals, and what other thresholds of support would do; `--list` prints each fault, `--result FILE` stores the table. */
export async function askSet({ documents, indexDirectory, questions, columnsOf, goals }: QuestionSet): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { passages } = await refresh(documents, {
    indexDirectory,
    openReader: async () => readWithLangChain(opened.use(await connect(undefined, undefined)).client),
  });
  const runs = runQuestions(passages, await askedQuestions(questions, passages));
  const columns = [...columnsOf(runs)].map(([name, own]) => [name, goalsOf(own, new Set())] as const);
  const table = goalsTable(new Map(columns), goals);
  const thresholds = tradeOff(runs);
  process.stdout.write(`${table}\n\n${thresholds.join("\n")}\n`);
  const result = process.argv.indexOf("--result");
  if (result > 0) {
    const documentCount = new Set(passages.map(({ file }) => file)).size;
    const counts = { documents: documentCount, questions: runs.length, tradeOff: thresholds };
    await writeGoals(process.argv[result + 1]!, table, counts);
  }
  if (process.argv.includes("--list")) for (const run of runs) process.stdout.write(faultOf(run));
}
