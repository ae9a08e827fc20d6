import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/**
 * A clock that goes as fast as this machine works, for bounds that the product promises: two seconds until a cancelled child is gone. Where
 * the machine is slow, or busy with something else, the clock is slow alike, and it is never faster than time; so that what it measures
 * is what the product takes its time for, a wait as well as work.
 */
export interface MachineClock extends AsyncDisposable {
  /** Milliseconds since it was made. */
  readonly ms: () => number;
  /** Asks until it holds. @throws Error when that takes more than a number of milliseconds */
  readonly within: (most: number, isSo: () => Promise<boolean>) => Promise<void>;
}

const ASK_EVERY_MS = 10;

export async function machineClock(): Promise<MachineClock> {
  const ticked = new Float64Array(new SharedArrayBuffer(8));
  const worker = new Worker(new URL("./machine-clock-worker.ts", import.meta.url), {
    workerData: ticked,
    execArgv: [],
  });
  // Its start is not part of what is measured.
  while (ticked[0] === 0) await sleep(1);
  const from = ticked[0]!;
  const ms = (): number => ticked[0]! - from;
  return {
    ms,
    within: async (most, isSo) => {
      while (!(await isSo())) {
        if (ms() > most) throw new Error(`It is not so after ${most} ms of this machine's own time.`);
        await sleep(ASK_EVERY_MS);
      }
    },
    [Symbol.asyncDispose]: async () => {
      await worker.terminate();
    },
  };
}
