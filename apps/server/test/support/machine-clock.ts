import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/**
 * A clock that runs as fast as this machine works, for time limits that the product promises, such as two seconds until a cancelled child is gone.
 * On a slow or busy machine the clock is slow as well, and it is never faster than real time, so it measures the product's own time, waits as well
 * as work.
 */
export interface MachineClock extends AsyncDisposable {
  /** Milliseconds since the clock was created. */
  readonly ms: () => number;
  /** Polls until a condition is true. @throws Error if that takes more than a number of milliseconds */
  readonly within: (most: number, contains: () => Promise<boolean>) => Promise<void>;
}

const ASK_EVERY_MS = 10;

export async function machineClock(): Promise<MachineClock> {
  const ticked = new Float64Array(new SharedArrayBuffer(8));
  const worker = new Worker(new URL("./machine-clock-worker.ts", import.meta.url), {
    workerData: ticked,
    execArgv: [],
  });
  // Its start is not part of the measurement.
  while (ticked[0] === 0) await sleep(1);
  const from = ticked[0]!;
  const ms = (): number => ticked[0]! - from;
  return {
    ms,
    within: async (most, condition) => {
      while (!(await condition())) {
        if (ms() > most) throw new Error(`It is not so after ${most} ms of this machine's own time.`);
        await sleep(ASK_EVERY_MS);
      }
    },
    [Symbol.asyncDispose]: async () => {
      await worker.terminate();
    },
  };
}
