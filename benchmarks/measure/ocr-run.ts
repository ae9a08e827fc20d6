import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OcrRound } from "../results/ocr-result.ts";
import type { OcrOrder, OcrAnswer } from "./ocr-order.ts";

/** A recogniser that hangs must not hang the comparison. */
const DEADLINE_MS = 10 * 60_000;
/** From util-linux, which every Linux has; the engine asks the system how many cores its process may use. */
const TASKSET = "/usr/bin/taskset";

/**
 * Recognises a document in a separate process.
 *
 * @param cores - one, or all cores of this machine
 * @throws if the machine does not have this recogniser
 */
export async function runOcr(order: OcrOrder, cores: "one" | "all"): Promise<OcrRound> {
  const child = start(cores);
  const deadline = setTimeout(() => child.kill("SIGKILL"), DEADLINE_MS);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<OcrAnswer>();
    child.once("message", (message) => resolve(message as OcrAnswer));
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`ended early (${signal ?? `code ${code}`}).`)));
    child.send(order);
    const answer = await promise;
    if ("unavailable" in answer) throw new Error(answer.unavailable);
    return answer.round;
  } finally {
    clearTimeout(deadline);
    child.kill("SIGKILL");
  }
}

function start(cores: "one" | "all"): ChildProcess {
  const script = fileURLToPath(new URL("./ocr-process.ts", import.meta.url));
  if (cores === "all") return fork(script);
  if (!existsSync(TASKSET)) throw new Error(`${TASKSET} is needed to keep a process on one core; install util-linux.`);
  return fork(script, { execPath: TASKSET, execArgv: ["--cpu-list", "0", process.execPath] });
}
