import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { residentMemoryMb } from "./peak-memory.ts";
import type { Ready, RunCost, RunOrder, Unavailable } from "./run.ts";

/** An engine that hangs on a file must not hang the comparison. */
const DEADLINE_MS = 15 * 60_000;
const SAMPLE_EVERY_MS = 50;

/** Runs one order in a separate process. */
export async function runFresh(order: RunOrder): Promise<RunCost> {
  return (await runTogether([order]))[0]!;
}

/**
 * Runs orders in parallel, one process each; they begin reading at the same moment, after all engines are loaded.
 *
 * @returns the costs, in the order of the orders
 */
export async function runTogether(orders: readonly RunOrder[]): Promise<RunCost[]> {
  const readers = orders.map(startReader);
  try {
    await Promise.all(readers.map((reader) => reader.ready));
    for (const reader of readers) reader.process.send("go");
    return await Promise.all(readers.map((reader) => reader.cost));
  } finally {
    for (const reader of readers) reader.process.kill("SIGKILL");
  }
}

/** Runs one order and samples the resident memory of its process and all descendants every 50 ms. */
export async function runWatched(order: RunOrder): Promise<{ readonly cost: RunCost; readonly treeMemoryMb: number }> {
  const reader = startReader(order);
  let treeMemoryMb = 0;
  const look = (): void => {
    treeMemoryMb = Math.max(treeMemoryMb, residentMemoryMb(reader.process.pid!));
  };
  const sampling = setInterval(look, SAMPLE_EVERY_MS);
  try {
    await reader.ready;
    reader.process.send("go");
    return { cost: await reader.cost, treeMemoryMb };
  } finally {
    clearInterval(sampling);
    reader.process.kill("SIGKILL");
  }
}

interface ReadingProcess {
  readonly process: ChildProcess;
  readonly ready: Promise<void>;
  readonly cost: Promise<RunCost>;
}

function startReader(order: RunOrder): ReadingProcess {
  const child = fork(fileURLToPath(new URL("./reading-process.ts", import.meta.url)), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ready = Promise.withResolvers<void>();
  const cost = Promise.withResolvers<RunCost>();
  // A caller that awaits one of the two sees the failure; the other must not count as unhandled.
  ready.promise.catch(() => {});
  cost.promise.catch(() => {});
  const fail = (reason: string): void => {
    const error = new Error(`${order.engine} ${reason}`);
    ready.reject(error);
    cost.reject(error);
  };
  const deadline = setTimeout(() => {
    fail(`did not finish within ${DEADLINE_MS / 60_000} minutes.`);
    child.kill("SIGKILL");
  }, DEADLINE_MS);
  child.on("message", (message: Ready | RunCost | Unavailable) => {
    if (message.kind === "ready") ready.resolve();
    else if (message.kind === "cost") cost.resolve(message);
    else fail(`does not load here: ${message.reason}`);
  });
  child.on("error", (error) => fail(`could not be started: ${error.message}`));
  child.on("exit", (code, signal) => {
    clearTimeout(deadline);
    fail(`ended early (${signal ?? `code ${code}`}).`);
  });
  child.send(order);
  return { process: child, ready: ready.promise, cost: cost.promise };
}
