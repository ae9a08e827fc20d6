/**
 * Runs the tasks of one call in several lanes and reports on each. If the output file exists, it is kept or replaced, or its document fails
 * (`existing-output.ts`).
 */
import type { CommandContext } from "../command-context.ts";
import { count } from "../count.ts";
import { describeError } from "../describe-error.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { hintOf } from "../hints.ts";
import { originOfTask } from "./digest-source.ts";
import { decideOnOutput, holdsRendering, outputExists } from "./existing-output.ts";
import { createProgress, type Progress } from "./progress.ts";
import { summarise, type Tally } from "./summary.ts";
import type { Report, RunOptions, Task, TaskRunner } from "./task.ts";
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
    const resume = flags.out === undefined ? "" : " The same command with --skip-existing continues.";
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

async function runTask(task: Task, surroundings: TaskSurroundings): Promise<void> {
  const { progress, flags, context, tally } = surroundings;
  const { terminal, signal } = context;
  const tell = (event: Readonly<Record<string, unknown>>): void => {
    if (flags.json) terminal.out(`${JSON.stringify({ input: task.label, ...event })}\n`);
  };
  const say = (text: string): void => {
    if (!flags.quiet) progress.line(`${task.label}: ${text}`);
  };
  try {
    const report = await perform(task, surroundings);
    progress.document();
    if (report === "skipped") {
      tally.skipped += 1;
      if (flags.verbose) say(`${task.outPath} is there already`);
      tell({ status: "skipped", output: task.outPath });
      return;
    }
    const { text, pages, duration, warnings, debugPath } = report;
    tally.written += 1;
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
    const labels = tally.failed.get(code) ?? [];
    labels.push(task.label);
    tally.failed.set(code, labels);
    progress.document();
    progress.line(`${terminal.paint(task.label, "red")}: ${message}${hintOf(code)}`);
    tell({ status: "failed", code, error: message });
  }
}

/** Reads the document and writes its rendering, unless an earlier call did. @throws if reading or writing fails */
async function perform(
  task: Task,
  { runner, progress, flags, context, written }: TaskSurroundings,
): Promise<Report | "skipped"> {
  const options: RunOptions = {
    signal: context.signal,
    onProgress: (done, total) => progress.page(task.label, done, total),
  };
  const { outPath } = task;
  if (outPath === null) return runner.run(task, options);
  // Computed before the document is read, so that the next call reads it again if it changes in the meantime.
  const origin = await originOfTask(task, context.signal);
  const decision = await decideOnOutput(outPath, origin, { flags, written });
  if (decision === "skip") {
    await written.move(outPath, origin);
    return "skipped";
  }
  if (decision === "refuse") throw outputExists(outPath, flags);
  const report = await runner.run(decision === "compare" ? { ...task, outPath: null } : task, options);
  if (decision === "compare" && !(await holdsRendering(outPath, report.text ?? ""))) {
    throw outputExists(outPath, flags);
  }
  await written.note(outPath, origin);
  return decision === "compare" ? "skipped" : report;
}

/** A document of 500 broken pages has 500 warnings; `--verbose` and `--format json` show them all. */
function shorten(warnings: readonly string[]): readonly string[] {
  return warnings.length <= 4 ? warnings : [...warnings.slice(0, 3), `… and ${warnings.length - 3} more warnings.`];
}
