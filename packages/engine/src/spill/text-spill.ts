import { platform } from "#platform";
import type { Extent, Spill } from "../platform/platform.ts";

/** Characters kept in memory before they are written to the file; also the number read from it at a time. */
const MAX_IN_MEMORY = 1 << 16;
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * A text that is written in pieces and read when it is complete; a long one is in a file, if there is a disk. Dispose of it: the file is open until
 * then.
 */
export class TextSpill implements Disposable {
  #held = "";
  #extents: Extent[] = [];
  #file: Spill | undefined;

  /**
   * @param text - without lone surrogates, which a file cannot store
   * @throws EngineError `storage_failed` if there is no space for temporary files
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

  /** Returns the text, and starts a new one. */
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
