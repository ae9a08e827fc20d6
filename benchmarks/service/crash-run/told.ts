import { writeSync } from "node:fs";

/** What a process of a crash run says, a line each. */
export type Told =
  | { readonly started: true }
  | { readonly ack: string; readonly index: number }
  | { readonly cancelled: string }
  | { readonly done: true };

/** In one write, which a kill does not cut in two. */
export function tell(told: Told): void {
  writeSync(1, `${JSON.stringify(told)}\n`);
}
