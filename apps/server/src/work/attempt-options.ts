import type { Inputs } from "./inputs.ts";
import type { Slot } from "./slot.ts";

export interface AttemptOptions {
  readonly slot: Pick<Slot, "run">;
  readonly inputs: Inputs;
  /** An empty directory of this attempt alone; removed afterwards. */
  readonly scratch: string;
  readonly signal: AbortSignal;
  /** Pages. */
  readonly onProgress: (done: number, total: number) => void;
}
