/** The entry of a worker process of `docsvc parse --jobs N`: does one task at a time, as the command itself would. */
import { describeError } from "../describe-error.ts";
import { inProcessRunner } from "./in-process.ts";
import type { Task } from "./task.ts";
import type { WorkerMessage } from "./worker-messages.ts";

const runner = inProcessRunner();
// Ctrl-C reaches the whole process group; the command decides what becomes of its workers.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit(0));
process.on("message", (task: Task) => void run(task).then(send));

async function run(task: Task): Promise<WorkerMessage> {
  try {
    const options = {
      signal: new AbortController().signal,
      onProgress: (done: number, total: number) => send({ kind: "progress", done, total }),
    };
    return { kind: "done", report: await runner.run(task, options) };
  } catch (error) {
    return { kind: "failed", failure: describeError(error) };
  }
}

function send(message: WorkerMessage): void {
  process.send?.(message);
}
