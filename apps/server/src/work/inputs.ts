import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { join, sep } from "node:path";
import type { FileStore } from "../ports/file-store.ts";

/** A document as a local file while it is borrowed. */
export interface BorrowedInput {
  readonly path: string;
  giveBack(): void;
}

interface Entry {
  /** The folder of a copy. */
  readonly folder: string;
  readonly path: Promise<string | undefined>;
  users: number;
  timer: NodeJS.Timeout | undefined;
}

/** The next slice of a document follows at once, or is read by another process. */
const KEEP_MS = 5000;

/** Stored long documents, copied to this machine if needed, once for all slots that read one. */
export class Inputs {
  readonly #files: FileStore;
  readonly #scratch: string;
  readonly #entries = new Map<string, Entry>();

  constructor(files: FileStore, scratch: string) {
    this.#files = files;
    this.#scratch = scratch;
  }

  /** Undefined if there is no such file. */
  async borrow(key: string): Promise<BorrowedInput | undefined> {
    const entry = this.#entries.get(key) ?? this.#add(key, (folder) => this.#files.localPath(key, folder));
    clearTimeout(entry.timer);
    entry.users += 1;
    const giveBack = (): void => {
      entry.users -= 1;
      if (entry.users === 0) this.#keep(key, entry);
    };
    try {
      const path = await entry.path;
      if (path !== undefined) return { path, giveBack };
    } catch (error) {
      await this.#remove(key, entry);
      throw error;
    }
    await this.#remove(key, entry);
    return undefined;
  }

  /** Takes over a copy that an attempt has made, so that the next ones need none. */
  async adopt(key: string, path: string): Promise<void> {
    if (this.#entries.has(key) || !path.startsWith(this.#scratch + sep)) return;
    const entry = this.#add(key, async (folder) => {
      const kept = join(folder, "input");
      await rename(path, kept);
      return kept;
    });
    this.#keep(key, entry);
    await entry.path;
  }

  /** Removes all copies; all work must have ended. */
  async close(): Promise<void> {
    for (const [key, entry] of this.#entries) await this.#remove(key, entry);
  }

  #add(key: string, bring: (folder: string) => Promise<string | undefined>): Entry {
    const folder = join(this.#scratch, `input-${randomUUID()}`);
    const path = mkdir(folder, { recursive: true, mode: 0o700 }).then(() => bring(folder));
    const entry: Entry = { folder, path, users: 0, timer: undefined };
    this.#entries.set(key, entry);
    return entry;
  }

  #keep(key: string, entry: Entry): void {
    entry.timer = setTimeout(() => void this.#remove(key, entry).catch(() => {}), KEEP_MS).unref();
  }

  async #remove(key: string, entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    await rm(entry.folder, { recursive: true, force: true });
  }
}
