/**
 * Measures what documents cost in instructions: `node benchmarks/budget.ts` compares with the stored counts, `--write` stores new ones. It exits with
 * 1 if they are more than 3 % above the stored counts.
 *
 * On a shared machine times vary by a tenth and more, instructions of one thread by less than a hundredth. Needs Debian's `valgrind`, and two
 * minutes.
 */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { buildEngine } from "./engines/build-engine.ts";
import type { BudgetResult } from "./results/budget-result.ts";
import { readResult, writeResult } from "./results/write-result.ts";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

/** One of each kind; none needs OCR. */
const DOCUMENTS = [
  "letter/letter.pdf",
  "form/invoice.pdf",
  "paper/paper.pdf",
  "report/report.pdf",
  "ruled-tables/ruled-tables.pdf",
  "slides/slides.pdf",
  "statement/statement.pdf",
  "styled/lease.pdf",
  "two-column/newspaper.pdf",
  "two-column/two-column.pdf",
] as const;

const MAX_GROWTH = 0.03;

/** Runs all work of V8 on one thread, in the same order each time. */
const NODE_OPTIONS = ["--single-threaded", "--predictable", "--hash-seed=1", "--random-seed=1"];
const VALGRIND_OPTIONS = ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--smc-check=all-non-file"];

buildEngine();
const [firstPage, all] = await Promise.all([countInstructions(DOCUMENTS.slice(0, 1)), countInstructions(DOCUMENTS)]);
const kept = await readResult<BudgetResult>("budget");
const isOver = [report("first page", firstPage, kept?.firstPage), report("all documents", all, kept?.all)].includes(
  true,
);
if (values.write) await writeResult("budget", { firstPage, all, documents: [...DOCUMENTS] } satisfies BudgetResult);
else if (isOver) process.exitCode = 1;

async function countInstructions(documents: readonly string[]): Promise<number> {
  const files = documents.map((name) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)));
  const reader = fileURLToPath(new URL("measure/budget-process.ts", import.meta.url));
  const { stderr } = await promisify(execFile)("valgrind", [
    ...VALGRIND_OPTIONS,
    process.execPath,
    ...NODE_OPTIONS,
    reader,
    ...files,
  ]);
  const found = /Collected : (\d+)/.exec(stderr);
  if (found === null) throw new Error(`valgrind counted nothing: ${stderr.slice(-500)}`);
  return Number(found[1]);
}

/** Returns true if the count exceeds the budget. */
function report(name: string, count: number, before: number | undefined): boolean {
  const change = before === undefined ? 0 : count / before - 1;
  const difference = before === undefined ? "" : `, ${change < 0 ? "" : "+"}${(100 * change).toFixed(1)} %`;
  console.log(`${name.padEnd(14)} ${(count / 1e6).toFixed(0).padStart(6)} million instructions${difference}`);
  return change > MAX_GROWTH;
}
