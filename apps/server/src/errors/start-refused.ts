/** A start that would be unsafe or cannot work. The message says why, and what to do. */
export class StartRefusedError extends Error {
  override readonly name: string = "StartRefusedError";
}
