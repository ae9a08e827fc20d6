import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { HEAP_OPTIONS } from "../../work/heap-options.ts";
import { MAX_PAGES_PER_SLICE, cutSlices } from "../../work/cut-slices.ts";
import type { PageRun } from "../../ports/job-parts.ts";
import { DescribedError } from "../describe-error.ts";
import { giveOrder } from "./give-order.ts";
import type { Report, RunOptions, Task, TaskRunner } from "./task.ts";
import { timeoutError } from "./timeout-error.ts";
import type { Order, WorkerMessage } from "./worker-messages.ts";

const ENTRY = new URL(import.meta.url.endsWith(".ts") ? "./worker.ts" : "./parse-worker.js", import.meta.url);
/** Milliseconds beyond `settings.timeout` for a page to notice that its time is over. */
const GRACE_MS = 2000;

/**
 * Runs tasks in a limited number of worker processes: whole documents in parallel, and long ones in slices over all free processes. A
 * process that a document kills is replaced.
 */
export function workerPool(size: number): TaskRunner {
  const pool = new Pool(size);
  let folder: Promise<string> | undefined;
  let count = 0;
  return {
    run: async (task, options) => {
      const root = await (folder ??= mkdtemp(join(tmpdir(), "docsvc-parse-")));
      return runTask(pool, task, options, join(root, `document-${++count}`));
    },
    [Symbol.asyncDispose]: async () => {
      pool.stop();
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
    },
  };
}

async function runTask(pool: Pool, task: Task, options: RunOptions, stem: string): Promise<Report> {
  let started = performance.now();
  const timeoutMs = (task.config.settings?.timeout ?? Number.POSITIVE_INFINITY) * 1000;
  // If a slice fails, the other slices are cancelled.
  const over = new AbortController();
  const expire = (): void => over.abort(timeoutError());
  let timer: NodeJS.Timeout | undefined;
  let strictTimer: NodeJS.Timeout | undefined;
  const signal = AbortSignal.any([options.signal, over.signal]);
  const give = (order: Order, onProgress: RunOptions["onProgress"]): Promise<WorkerMessage> =>
    pool.use((child) => giveOrder(child, order, { signal, onProgress }));
  try {
    const whole: Order = { kind: "task", task, mostPages: MAX_PAGES_PER_SLICE, copyPath: stem };
    const first = await pool.use((child) => {
      // Waiting for a process does not count as the document's time.
      started = performance.now();
      timer = startTimer(timeoutMs + GRACE_MS, expire);
      return giveOrder(child, whole, { signal, onProgress: options.onProgress });
    });
    if (first.kind === "done") return first.report;
    if (first.kind !== "long") throw unexpected();
    strictTimer = startTimer(timeoutMs - (performance.now() - started), expire);
    const inputPath = task.source.kind === "file" ? task.source.path : stem;
    const slicePaths = await readSlices(first.pages, options.onProgress, async (pages, name, onProgress) => {
      const outputPath = `${stem}.${name}`;
      await give({ kind: "slice", task, inputPath, pages, outputPath }, onProgress);
      return outputPath;
    });
    const elapsedMs = performance.now() - started;
    const last = await give({ kind: "assembly", task, inputPath, slicePaths, elapsedMs }, () => undefined);
    await Promise.all([...slicePaths, stem].map((path) => rm(path, { force: true })));
    if (last.kind === "done") return last.report;
    throw unexpected();
  } catch (error) {
    over.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
    clearTimeout(strictTimer);
  }
}

function startTimer(ms: number, work: () => void): NodeJS.Timeout | undefined {
  return Number.isFinite(ms) ? setTimeout(work, Math.max(0, ms)) : undefined;
}

/** Reads all slices in parallel, as far as processes are free. */
function readSlices(
  pages: PageRun,
  onProgress: RunOptions["onProgress"],
  read: (pages: PageRun, name: string, onProgress: RunOptions["onProgress"]) => Promise<string>,
): Promise<string[]> {
  const runs = cutSlices(pages);
  const done = runs.map(() => 0);
  const total = pages.last - pages.first + 1;
  return Promise.all(
    runs.map((run, index) =>
      read(run, String(index), (pagesDone) => {
        done[index] = pagesDone;
        onProgress(
          done.reduce((sum, value) => sum + value),
          total,
        );
      }),
    ),
  );
}

function unexpected(): Error {
  return new DescribedError({ code: "internal_error", message: "A worker process answered to something else." });
}

/** Worker processes, each with one order at a time; requests are served in order. */
class Pool {
  readonly #idle: ChildProcess[] = [];
  readonly #all = new Set<ChildProcess>();
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(size: number) {
    this.#free = size;
  }

  async use<Result>(work: (child: ChildProcess) => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const child = this.#idle.pop() ?? this.#start();
    try {
      return await work(child);
    } finally {
      if (child.connected && !child.killed) this.#idle.push(child);
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  stop(): void {
    for (const child of this.#all) child.kill("SIGKILL");
  }

  #start(): ChildProcess {
    const execArgv = [...process.execArgv, ...HEAP_OPTIONS];
    const child = fork(ENTRY, { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv, env: workerEnvironment() });
    this.#all.add(child);
    child.once("exit", () => this.#all.delete(child));
    return child;
  }
}

/** Workers use the same compile cache as the command; Node separates its folder by V8's flags. */
function workerEnvironment(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) };
}
