import { createHash, randomUUID } from "node:crypto";
import { createReadStream, renameSync, statSync } from "node:fs";
import { mkdir, open, readFile, readdir, rm, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { FileTooLargeError, assertKey } from "../../ports/file-store.ts";
import type { ByteRange, FileStore, StoredFile } from "../../ports/file-store.ts";
import { syncDirectory } from "../../durable/durable.ts";
import { SMALL_BYTES, readSmall, writeSmall } from "./small-file.ts";

/** Files in one directory. Incomplete ones are in `incoming/`. */
export class DiskFileStore implements FileStore {
  readonly direct: undefined = undefined;
  readonly #root: string;
  readonly #incoming: string;

  private constructor(root: string) {
    this.#root = join(root, "stored");
    this.#incoming = join(root, "incoming");
  }

  /** `sole`: no other process writes here, so the content of `incoming/` is left from a crash and is removed. */
  static async open(root: string, options: { readonly sole: boolean }): Promise<DiskFileStore> {
    const store = new DiskFileStore(root);
    if (options.sole) await rm(store.#incoming, { recursive: true, force: true });
    await mkdir(store.#incoming, { recursive: true, mode: 0o700 });
    await mkdir(store.#root, { recursive: true, mode: 0o700 });
    return store;
  }

  async put(
    key: string,
    source: AsyncIterable<Uint8Array>,
    maxBytes: number = Number.POSITIVE_INFINITY,
  ): Promise<StoredFile> {
    const target = this.#path(key);
    const temporary = join(this.#incoming, randomUUID());
    let stored: StoredFile;
    try {
      stored = await write(temporary, source, maxBytes);
      await this.#makeDirectory(dirname(target));
      renameSync(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncDirectory(dirname(target));
    return stored;
  }

  async size(key: string): Promise<number | undefined> {
    return statSync(this.#path(key), { throwIfNoEntry: false })?.size;
  }

  async open(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | undefined> {
    const handle = await absentAsUndefined(open(this.#path(key), "r"));
    if (handle === undefined) return undefined;
    if (range !== undefined) return { stream: handle.createReadStream(range), bytes: range.end - range.start + 1 };
    const { size } = await handle.stat();
    return { stream: handle.createReadStream(), bytes: size };
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    const path = this.#path(key);
    return readSmall(path) ?? absentAsUndefined(readFile(path));
  }

  async localPath(key: string): Promise<string | undefined> {
    const path = this.#path(key);
    return isThere(path) ? path : undefined;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<string> {
    const folder = prefix.replace(/\/$/, "");
    const entries = await absentAsUndefined(readdir(this.#path(folder), { withFileTypes: true }));
    for (const entry of entries ?? []) {
      const key = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.list(`${key}/`);
      else yield key;
    }
  }

  async removeUnfinished(before: number): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.#incoming)) {
      const path = join(this.#incoming, name);
      const found = await absentAsUndefined(stat(path));
      // Uses the modification time, because not every network file system records when a file was created.
      if (found === undefined || found.mtimeMs >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  #path(key: string): string {
    assertKey(key);
    return join(this.#root, key);
  }

  /** A new folder is an entry in its parent, which must be durable too. */
  async #makeDirectory(path: string): Promise<void> {
    if (isThere(path)) return;
    const first = await mkdir(path, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    for (let folder = path; folder.length >= first.length; folder = dirname(folder)) {
      await syncDirectory(dirname(folder));
    }
  }
}

/** A small file is written at once when it is complete, a larger one as it arrives. */
async function write(path: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile> {
  const hash = createHash("sha256");
  const held: Uint8Array[] = [];
  let bytes = 0;
  let handle: FileHandle | undefined;
  try {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new FileTooLargeError(maxBytes);
      hash.update(chunk);
      held.push(chunk);
      if (handle === undefined && bytes <= SMALL_BYTES) continue;
      handle ??= await open(path, "wx", 0o600);
      for (const one of held.splice(0)) await writeAll(handle, one);
    }
    await (handle === undefined ? writeSmall(path, held) : handle.sync());
  } finally {
    await handle?.close();
  }
  return { bytes, sha256: hash.digest("hex") };
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let offset = 0; offset < chunk.byteLength;) {
    const { bytesWritten } = await handle.write(chunk, offset);
    offset += bytesWritten;
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

async function absentAsUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * The bytes of a file on disk, for {@link FileStore.put}, up to the size that it has when the reading begins. A process that still has it
 * open, such as the one that wrote it, could append as fast as it is read.
 */
export async function* fileBytes(path: string): AsyncGenerator<Uint8Array> {
  const small = readSmall(path);
  if (small !== undefined) {
    if (small.length > 0) yield small;
    return;
  }
  const { size } = await stat(path);
  if (size > 0) yield* bytesBetween(path, 0, size - 1);
}

/** `start` and `end` are inclusive. */
export function bytesBetween(path: string, start: number, end: number): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: 1 << 20, start, end }) as AsyncIterable<Uint8Array>;
}
