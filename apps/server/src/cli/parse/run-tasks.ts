/**
 * Runs the tasks of one call in so many lanes, and says how each went. Before a task is run it is asked what becomes of a file that is
 * there: kept with `--skip-existing`, replaced where docsvc wrote it or with `--force`, and otherwise a failure of that document.
 */
import { access } from "node:fs/promises";
import type { CommandContext } from "../command-context.ts";
import { count } from "../count.ts";
import { DescribedError, describeError } from "../describe-error.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { hintOf } from "../hints.ts";
import { createProgress, type Progress } from "./progress.ts";
import { summarise, type Tally } from "./summary.ts";
import type { Task, TaskRunner } from "./task.ts";
import type { WrittenFiles } from "./written-files.ts";

export interface RunFlags {
  readonly out?: string;
  readonly skipExisting?: true;
  readonly force?: true;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly json?: true;
}

interface Surroundings {
  readonly runner: TaskRunner;
  readonly jobs: number;
  readonly flags: RunFlags;
  readonly context: CommandContext;
  readonly written: WrittenFiles;
}

export async function runTasks(tasks: readonly Task[], surroundings: Surroundings): Promise<ExitCode> {
  const { jobs, flags, context } = surroundings;
  const progress = createProgress(context.terminal, tasks.length);
  const start = performance.now();
  const waiting = tasks.values();
  const tally: Tally = { written: 0, skipped: 0, failed: new Map() };
  // Each lane takes the next task when it has finished one.
  const lane = async (): Promise<void> => {
    for (const task of waiting) {
      if (context.signal.aborted) return;
      await runTask(task, { ...surroundings, progress, tally });
    }
  };
  await Promise.all(Array.from({ length: jobs }, lane));

  progress.clear();
  if (context.signal.aborted) {
    const resume = flags.out === undefined ? "" : " The same command with --skip-existing goes on.";
    const done = tasks.length > 1 ? ` ${tally.written} of ${tasks.length} documents are written.${resume}` : "";
    context.terminal.err(`Interrupted.${done}\n`);
    return EXIT.interrupted;
  }
  if (tasks.length > 1 && !flags.quiet) {
    const seconds = (performance.now() - start) / 1000;
    for (const line of summarise(tally, { out: flags.out ?? "", seconds })) progress.line(line);
  }
  return tally.failed.size === 0 ? EXIT.ok : EXIT.failed;
}

interface TaskSurroundings extends Surroundings {
  readonly progress: Progress;
  readonly tally: Tally;
}

async function runTask(
  task: Task,
  { runner, progress, flags, context, written, tally }: TaskSurroundings,
): Promise<void> {
  const { terminal, signal } = context;
  const tell = (event: Readonly<Record<string, unknown>>): void => {
    if (flags.json) terminal.out(`${JSON.stringify({ input: task.label, ...event })}\n`);
  };
  const say = (text: string): void => {
    if (!flags.quiet) progress.line(`${task.label}: ${text}`);
  };
  try {
    if (flags.skipExisting && task.outPath !== null && (await isThere(task.outPath))) {
      tally.skipped += 1;
      progress.document();
      if (flags.verbose) say(`${task.outPath} is there already`);
      tell({ status: "skipped", output: task.outPath });
      return;
    }
    if (task.outPath !== null && !flags.force && !(await written.mayReplace(task.outPath))) throw notOurs(task.outPath);
    const onProgress = (done: number, total: number): void => progress.page(task.label, done, total);
    const { text, pages, duration, warnings, debugPath } = await runner.run(task, { signal, onProgress });
    if (task.outPath !== null) await written.note(task.outPath);
    tally.written += 1;
    progress.document();
    for (const warning of flags.verbose ? warnings : shorten(warnings)) say(warning);
    if (flags.verbose && task.outPath !== null) say(`${task.outPath}, ${count(pages, "page")}`);
    if (debugPath !== undefined) say(`open ${debugPath}`);
    if (text !== null) {
      progress.clear();
      terminal.out(text);
    }
    tell({ status: "ok", output: task.outPath, num_pages: pages, duration, warnings: warnings.length });
  } catch (error) {
    if (signal.aborted) return;
    const { code, message } = describeError(error);
    tally.failed.set(code, [...(tally.failed.get(code) ?? []), task.label]);
    progress.document();
    progress.line(`${terminal.paint(task.label, "red")}: ${message}${hintOf(code)}`);
    tell({ status: "failed", code, error: message });
  }
}

function notOurs(path: string): DescribedError {
  const message = `${path} is there, and docsvc has not written it so. Give --force to replace it, or --skip-existing to keep it.`;
  return new DescribedError({ code: "output_exists", message });
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A document of 500 broken pages has 500 warnings; `--verbose` and `--format json` have them all. */
function shorten(warnings: readonly string[]): readonly string[] {
  return warnings.length <= 4 ? warnings : [...warnings.slice(0, 3), `… and ${warnings.length - 3} more warnings.`];
}
