import type { Inputs } from "./inputs.ts";
import type { Assignment, RunOutcome } from "./protocol.ts";
import type { RunOptions } from "./supervise-run.ts";

export interface AttemptOptions {
  /** Runs the assignment in a child process and returns its outcome. */
  readonly run: (assignment: Assignment, options: RunOptions) => Promise<RunOutcome>;
  readonly inputs: Inputs;
  /** An empty directory for this attempt only, removed afterwards. */
  readonly scratch: string;
  readonly signal: AbortSignal;
  /** Numbers of pages. */
  readonly onProgress: (done: number, total: number) => void;
}
