import type { Readable } from "node:stream";

/** Many times the length of V8's message before it aborts. */
const KEPT_CHARS = 4096;
/** Reads at most 12 MB/s: a process that writes faster waits, and does not occupy the service. */
const PAUSE_MS = 5;

/** The end of a child process's standard error. */
export class LastWords {
  #text = "";

  constructor(stream: Readable) {
    stream.on("data", (chunk: Buffer) => {
      this.#text = (this.#text + chunk.subarray(-KEPT_CHARS).toString("latin1")).slice(-KEPT_CHARS);
      stream.pause();
      setTimeout(() => stream.resume(), PAUSE_MS);
    });
    stream.on("error", () => {});
  }

  /** The text since the last run began. */
  get text(): string {
    return this.#text;
  }

  clear(): void {
    this.#text = "";
  }
}
