/** Counts the milliseconds of a {@link MachineClock} in its own thread, so that work of the product's thread counts as well. */
import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";

const ticked = workerData as Float64Array;
const TICK_MS = 10;
const REST_MS = 5;
/** 5 ms on the processor on which the promises were measured. */
const TURNS = 3_000_000;

let random = 1;
for (let before = performance.now(); ; before = performance.now()) {
  for (let turn = 0; turn < TURNS; turn++) {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
  }
  await sleep(REST_MS);
  // A late tick counts as one tick; on a faster machine it counts as less.
  ticked[0]! += Math.min(TICK_MS, performance.now() - before);
}
