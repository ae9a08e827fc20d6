import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "../ports/file-store.ts";

/** A document as a file of this machine, for as long as it is borrowed. */
export interface BorrowedInput {
  readonly path: string;
  /** @param awaited - more attempts at the same document are likely to follow */
  giveBack(awaited: boolean): Promise<void>;
}

interface Entry {
  readonly folder: string;
  readonly path: Promise<string | undefined>;
  users: number;
  timer: NodeJS.Timeout | undefined;
}

/** The next slice of a document follows at once, or is read elsewhere. */
const AWAIT_MS = 5000;

/** Documents of the store, copied to this machine where that is needed, once for all slots that work on one. */
export class Inputs {
  readonly #files: FileStore;
  readonly #scratch: string;
  readonly #entries = new Map<string, Entry>();

  constructor(files: FileStore, scratch: string) {
    this.#files = files;
    this.#scratch = scratch;
  }

  /** Undefined when there is no such file. */
  async borrow(key: string): Promise<BorrowedInput | undefined> {
    const entry = this.#entries.get(key) ?? (await this.#open(key));
    clearTimeout(entry.timer);
    entry.users += 1;
    try {
      const path = await entry.path;
      if (path !== undefined) return { path, giveBack: (awaited) => this.#giveBack(key, entry, awaited) };
    } catch (error) {
      await this.#giveBack(key, entry, false);
      throw error;
    }
    await this.#giveBack(key, entry, false);
    return undefined;
  }

  /** Removes all copies; nobody may be working any more. */
  async close(): Promise<void> {
    for (const [key, entry] of this.#entries) await this.#remove(key, entry);
  }

  async #open(key: string): Promise<Entry> {
    await mkdir(this.#scratch, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(this.#scratch, "input-"));
    const known = this.#entries.get(key);
    if (known !== undefined) {
      await rm(folder, { recursive: true, force: true });
      return known;
    }
    const entry: Entry = { folder, path: this.#files.localPath(key, folder), users: 0, timer: undefined };
    this.#entries.set(key, entry);
    return entry;
  }

  async #giveBack(key: string, entry: Entry, awaited: boolean): Promise<void> {
    entry.users -= 1;
    if (entry.users > 0) return;
    if (!awaited) return this.#remove(key, entry);
    entry.timer = setTimeout(() => void this.#remove(key, entry).catch(() => {}), AWAIT_MS).unref();
  }

  async #remove(key: string, entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    await rm(entry.folder, { recursive: true, force: true });
  }
}
