import { type ChildProcess, fork } from "node:child_process";
import { DescribedError } from "../describe-error.ts";
import type { Report, RunOptions, Task, TaskRunner } from "./task.ts";
import { timeoutError } from "./timeout-error.ts";
import type { WorkerMessage } from "./worker-messages.ts";

const ENTRY = new URL(import.meta.url.endsWith(".ts") ? "./worker.ts" : "./parse-worker.js", import.meta.url);
/** Beyond `settings.timeout`, for a page that does not come back to see that its time is over. */
const GRACE_MS = 2000;

/** Runs tasks in worker processes: as many as there are tasks at the same time. One that a document kills is replaced. */
export function workerPool(): TaskRunner {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const start = (): ChildProcess => {
    // A young generation a quarter of the default saves some 100 MB a worker and costs no time.
    const execArgv = [...process.execArgv, "--max-semi-space-size=4"];
    const child = fork(ENTRY, { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv });
    all.add(child);
    child.once("exit", () => all.delete(child));
    return child;
  };
  return {
    run: async (task, options) => {
      const child = idle.pop() ?? start();
      try {
        return await runIn(child, task, options);
      } finally {
        if (child.connected && !child.killed) idle.push(child);
      }
    },
    [Symbol.asyncDispose]: async () => {
      for (const child of all) child.kill("SIGKILL");
    },
  };
}

async function runIn(child: ChildProcess, task: Task, { signal, onProgress }: RunOptions): Promise<Report> {
  const { promise, resolve, reject } = Promise.withResolvers<Report>();
  const timeout = task.config.settings?.timeout;
  const timer = timeout ? setTimeout(() => stop(timeoutError()), timeout * 1000 + GRACE_MS) : undefined;
  const stop = (reason: unknown): void => {
    reject(reason);
    child.kill("SIGKILL");
  };
  const onAbort = (): void => stop(signal.reason);
  const onMessage = (message: WorkerMessage): void => {
    if (message.kind === "progress") onProgress(message.done, message.total);
    if (message.kind === "done") resolve(message.report);
    if (message.kind === "failed") reject(new DescribedError(message.failure));
  };
  const onExit = (code: number | null, killedBy: string | null): void =>
    reject(
      new DescribedError({
        code: "worker_lost",
        message: `The document ended its process (${killedBy ?? `exit code ${code}`}).`,
      }),
    );
  signal.throwIfAborted();
  signal.addEventListener("abort", onAbort, { once: true });
  child.on("message", onMessage).once("exit", onExit).once("error", stop);
  child.send(task);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    child.off("message", onMessage).off("exit", onExit).off("error", stop);
  }
}
