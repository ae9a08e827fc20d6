import { writeFile } from "node:fs/promises";
import { describeRun } from "../measure/run-of.ts";
import { answers, covers, isOnPage, overlap, type BenchResult } from "./questions.ts";
import type { BenchRun } from "./run.ts";

/** The measures of a run, as a percentage of the answerable questions, except the last two rows. */
export interface Goals {
  readonly pageAmongFive: number;
  readonly firstText: number;
  /** The same, only for documents with text: plain-text readers cannot read scans. */
  readonly firstTextUnscanned: number;
  /** A box of more than a twentieth of the page does not count. */
  readonly firstTextAndPlace: number;
  readonly firstPlace: number;
  readonly wrong: number;
  readonly refusedThoughAnswerable: number;
  /** The median overlap of the first box with the answer's, 0 to 1. */
  readonly overlap: number;
  readonly rightlyRefused: string;
}

/** @param scans - files without text */
export function goalsOf(runs: readonly BenchRun[], scans: ReadonlySet<string>): Goals {
  const known = runs.filter(({ question }) => question.answerable);
  const unknown = runs.filter(({ question }) => !question.answerable);
  const share = (of: readonly BenchRun[], contains: (run: BenchRun) => boolean): number =>
    Math.round((100 * of.filter(contains).length) / Math.max(1, of.length));
  const percent = (contains: (run: BenchRun) => boolean): number => share(known, contains);
  const firstIs = (contains: (result: BenchResult, run: BenchRun) => boolean) => (run: BenchRun) =>
    run.shown[0] !== undefined && contains(run.shown[0], run);
  const isRight = (result: BenchResult, { question }: BenchRun): boolean => answers(result, question);
  const isPlace = ({ box, ...result }: BenchResult, { question }: BenchRun): boolean =>
    covers({ ...result, box }, question) && box.width * box.height <= 0.05;
  const overlaps = known
    .map(({ shown: [first], question }) => (first ? overlap(first, question) : 0))
    .sort((a, b) => a - b);
  return {
    pageAmongFive: percent(({ found, question }) => found.slice(0, 5).some((result) => isOnPage(result, question))),
    firstText: percent(firstIs(isRight)),
    firstTextUnscanned: share(
      known.filter(({ question }) => !scans.has(question.file)),
      firstIs(isRight),
    ),
    firstTextAndPlace: percent(firstIs((result, run) => isRight(result, run) && isPlace(result, run))),
    firstPlace: percent(firstIs(isPlace)),
    wrong: percent((run) => run.shown.length > 0 && !run.shown.some((result) => isRight(result, run))),
    refusedThoughAnswerable: percent(({ shown }) => shown.length === 0),
    overlap: Math.round(100 * (overlaps[Math.floor(overlaps.length / 2)] ?? 0)) / 100,
    rightlyRefused: `${unknown.filter(({ shown }) => shown.length === 0).length} of ${unknown.length}`,
  };
}

/** Measure, label and goal of each row. */
const ROWS: readonly (readonly [keyof Goals, string, string])[] = [
  ["pageAmongFive", "right page among 5 found, %", "≥ 98"],
  ["firstText", "first answer: right text on the right page, %", "≥ 82"],
  ["firstTextUnscanned", "the same, without questions about scans, %", ""],
  ["firstTextAndPlace", "right text and page, framed by at most 5 % of the page, %", "15 ahead"],
  ["firstPlace", "first box on the answer and at most 5 % of the page, %", "≥ 75"],
  ["overlap", "overlap of the first box with the answer's (IoU), median", "≥ 0.5"],
  ["wrong", "wrong and shown, %", ""],
  ["refusedThoughAnswerable", "refused though answerable, %", "≤ 5"],
  ["rightlyRefused", "without an answer, rightly refused", "≥ 9 of 10"],
];

/**
 * A Markdown table with a column for each way of reading.
 *
 * @param ownGoals - those that are not the usual ones
 */
export function goalsTable(
  goals: ReadonlyMap<string, Goals>,
  ownGoals: Partial<Readonly<Record<keyof Goals, string>>> = {},
): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  const columns = [...goals.values()];
  return [
    line(["", "goal", ...goals.keys()]),
    line(["---", "--:", ...columns.map(() => "--:")]),
    ...ROWS.map(([row, says, goal]) => line([says, ownGoals[row] ?? goal, ...columns.map((column) => column[row])])),
  ].join("\n");
}

/** Writes a table of goals for the benchmark report. */
export async function writeGoals(
  path: string,
  table: string,
  counts: { readonly documents: number; readonly questions: number; readonly tradeOff?: readonly string[] },
): Promise<void> {
  const result = { ...(await describeRun()), ...counts, table: table.split("\n") };
  await writeFile(path, `${JSON.stringify(result, null, 2)}\n`);
}
