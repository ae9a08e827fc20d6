import type { Readable } from "node:stream";

/** What V8 says before it gives up fits in here many times. */
const KEPT_CHARS = 4096;
/** Taken at 12 MB/s at most: who writes faster waits, and the service does not work for it. */
const PAUSE_MS = 5;

/** The end of what a child process writes to standard error. */
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

  /** Since the last run began. */
  get text(): string {
    return this.#text;
  }

  clear(): void {
    this.#text = "";
  }
}
