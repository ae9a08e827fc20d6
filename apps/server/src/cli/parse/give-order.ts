import type { ChildProcess } from "node:child_process";
import { DescribedError } from "../describe-error.ts";
import type { RunOptions } from "./task.ts";
import type { Order, WorkerMessage } from "./worker-messages.ts";

/**
 * Sends a worker process an order and waits for its end. The process is killed when the signal fires.
 *
 * @throws {@link DescribedError} if the order fails or the process ends
 */
export async function giveOrder(
  child: ChildProcess,
  order: Order,
  { signal, onProgress }: RunOptions,
): Promise<WorkerMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerMessage>();
  const stop = (reason: unknown): void => {
    reject(reason);
    child.kill("SIGKILL");
  };
  const onAbort = (): void => stop(signal.reason);
  const onMessage = (message: WorkerMessage): void => {
    if (message.kind === "progress") onProgress(message.done, message.total);
    else if (message.kind === "failed") reject(new DescribedError(message.failure));
    else resolve(message);
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
  child.send(order);
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", onAbort);
    child.off("message", onMessage).off("exit", onExit).off("error", stop);
  }
}
