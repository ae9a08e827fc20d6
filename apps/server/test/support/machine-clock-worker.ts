/** Counts the milliseconds of a {@link MachineClock}, in a thread of its own: what the product does in the other one is not left out. */
import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";

const ticked = workerData as Float64Array;
const TICK_MS = 10;
const REST_MS = 5;
/** 5 ms of the processor that the promises were measured on. */
const TURNS = 3_000_000;

let random = 1;
for (let before = performance.now(); ; before = performance.now()) {
  for (let turn = 0; turn < TURNS; turn++) {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
  }
  await sleep(REST_MS);
  // A tick that came late is one tick; on a faster machine it is less than one.
  ticked[0]! += Math.min(TICK_MS, performance.now() - before);
}
