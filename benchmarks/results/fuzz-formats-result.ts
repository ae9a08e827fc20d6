import type { Machine } from "../measure/machine.ts";

/** The content of `fuzz-formats.json`. */
export interface FuzzFormatsResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** By the name of the format; `hostile` has documents made to harm. */
  readonly kinds: Readonly<Record<string, FuzzedKind>>;
}

export interface FuzzedKind {
  /** Documents by outcome: `read`, or the code of the error. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** In CPU seconds. */
  readonly slowest: { readonly name: string; readonly seconds: number };
  /** Peak memory of the process that read all of them, one after another. */
  readonly peakMb: number;
}
