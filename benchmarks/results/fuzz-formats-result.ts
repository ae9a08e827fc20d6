import type { Machine } from "../measure/machine.ts";

/** What `fuzz-formats.json` holds. */
export interface FuzzFormatsResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** By the name of the format; `hostile` are documents made to harm. */
  readonly kinds: Readonly<Record<string, FuzzedKind>>;
}

export interface FuzzedKind {
  /** Documents by what became of them: `read`, or the code of the error. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** In CPU seconds. */
  readonly slowest: { readonly name: string; readonly seconds: number };
  /** Of the process that read all of them, one after another. */
  readonly peakMb: number;
}
