import { randomUUID } from "node:crypto";
import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EngineError } from "../document/errors.ts";
import type { Extent, Spill } from "./platform.ts";

/**
 * A file for what does not fit into the memory of this process: append to it, and read at any position.
 *
 * Its name is removed immediately, so that no one else can open it and the system frees it however the process ends.
 */
export class SpillFile implements Spill {
  readonly #descriptor: number;
  #size = 0;
  #isOpen = true;

  /** @throws {@link EngineError} `storage_failed` if no file can be created in the folder for temporary files */
  constructor() {
    this.#descriptor = orFailed(() => {
      const path = join(tmpdir(), `docsvc-${randomUUID()}`);
      const descriptor = openSync(path, "wx+", 0o600);
      rmSync(path, { force: true });
      return descriptor;
    });
  }

  /** @throws {@link EngineError} `storage_failed` if the disk is full or fails */
  append(bytes: Uint8Array): Extent {
    const offset = this.#size;
    orFailed(() => {
      for (let done = 0; done < bytes.length;) {
        done += writeSync(this.#descriptor, bytes, done, bytes.length - done, offset + done);
      }
    });
    this.#size += bytes.length;
    return { offset, length: bytes.length };
  }

  /** @throws {@link EngineError} `storage_failed` if the disk fails */
  read({ offset, length }: Extent): Uint8Array {
    const bytes = Buffer.allocUnsafeSlow(length);
    orFailed(() => {
      for (let done = 0; done < length;) {
        const count = readSync(this.#descriptor, bytes, done, length - done, offset + done);
        if (count === 0) throw new Error("The file is shorter than what was written to it.");
        done += count;
      }
    });
    return bytes;
  }

  [Symbol.dispose](): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#descriptor);
  }
}

function orFailed<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? "EIO";
    throw new EngineError(
      "storage_failed",
      `A temporary file in ${tmpdir()} failed (${code}). Free space there, or set TMPDIR to a folder with more.`,
      { cause },
    );
  }
}
