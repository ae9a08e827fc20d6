import { writeSync } from "node:fs";

/** A message from a process of a crash run, one per line. */
export type ProcessMessage =
  | { readonly started: true }
  | { readonly ack: string; readonly index: number }
  | { readonly cancelled: string }
  | { readonly done: true };

/** In one write, which a kill does not cut in two. */
export function send(message: ProcessMessage): void {
  writeSync(1, `${JSON.stringify(message)}\n`);
}
