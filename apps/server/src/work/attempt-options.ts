import type { Inputs } from "./inputs.ts";
import type { Assignment, RunOutcome } from "./protocol.ts";
import type { RunOptions } from "./supervise-run.ts";

export interface AttemptOptions {
  /** Gives the assignment to a child process, and waits for the end of the run. */
  readonly run: (assignment: Assignment, options: RunOptions) => Promise<RunOutcome>;
  readonly inputs: Inputs;
  /** An empty directory of this attempt alone; removed afterwards. */
  readonly scratch: string;
  readonly signal: AbortSignal;
  /** Pages. */
  readonly onProgress: (done: number, total: number) => void;
}
