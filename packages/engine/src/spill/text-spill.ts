import { platform } from "#platform";
import type { Extent, Spill } from "../platform/platform.ts";

/** Characters that are kept in memory before they go to the file, and read from it at a time. */
const MAX_IN_MEMORY = 1 << 16;
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });

/** A text that is written piece by piece and read once it is whole; a long one lies in a file, where there is a disk. Dispose of it: the file is open until then. */
export class TextSpill implements Disposable {
  #held = "";
  #extents: Extent[] = [];
  #file: Spill | undefined;

  /**
   * @param text - without lone surrogates, which no file can hold
   * @throws EngineError `storage_failed` when there is no room for temporary files
   */
  append(text: string): void {
    this.#held += text;
    if (this.#held.length < MAX_IN_MEMORY || platform.spills === null) return;
    this.#file ??= platform.spills.open();
    this.#extents.push(this.#file.append(ENCODER.encode(this.#held)));
    this.#held = "";
  }

  get isEmpty(): boolean {
    return this.#held === "" && this.#extents.length === 0;
  }

  /** The text; the next one begins after it. */
  *take(): Generator<string> {
    const extents = this.#extents;
    const held = this.#held;
    this.#extents = [];
    this.#held = "";
    for (const extent of extents) yield DECODER.decode(this.#file!.read(extent));
    yield held;
  }

  [Symbol.dispose](): void {
    this.#file?.[Symbol.dispose]();
  }
}
