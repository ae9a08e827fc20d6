import { join } from "node:path";
import { DocsvcError, JobFailedError } from "@docsvc/client";
import type { FailedFile, IndexState } from "../answer/answer.ts";
import type { Passage, PassageReader } from "../read/passage.ts";
import { dropEntries, readEntry, writeEntry, type Entry } from "./entries.ts";
import { documentsOf, type FolderFile } from "./folder.ts";

/** A passage with its file. */
export interface IndexedPassage extends Passage {
  readonly file: string;
}

export interface Refreshed extends IndexState {
  readonly passages: readonly IndexedPassage[];
  /** Identifies the names and contents of the documents: equal as long as neither changes. */
  readonly contents: string;
}

export interface RefreshOptions {
  readonly indexDirectory: string;
  /** Called at most once, and only if there is something to read. */
  readonly openReader: () => Promise<PassageReader>;
  readonly onParse?: ((file: string) => void) | undefined;
  /** Called with each document as soon as its entry is known, whether it was read now or before. */
  readonly onEntry?: ((file: FolderFile, entry: Entry) => void) | undefined;
}

/** Updates the index to match the folder: reads new and changed documents and drops deleted ones. */
export async function refresh(directory: string, options: RefreshOptions): Promise<Refreshed> {
  const { indexDirectory } = options;
  const files = await documentsOf(directory, join(indexDirectory, "folder.json"));
  const entries = new Map<string, Entry>();
  for (const file of files) {
    const entry = await readEntry(indexDirectory, file.digest);
    if (entry) entries.set(file.digest, entry);
    if (entry) options.onEntry?.(file, entry);
  }
  const fresh = files.filter(({ digest }) => !entries.has(digest));
  await readAll(fresh, entries, options);
  const dropped = await dropEntries(indexDirectory, new Set(entries.keys()));

  const isFresh = new Set(fresh);
  const readable = files.filter(({ digest }) => "passages" in entries.get(digest)!);
  return {
    passages: readable.flatMap(({ name, digest }) => passagesOf(entries.get(digest)!, name)),
    contents: readable.map(({ name, digest }) => `${digest} ${name}`).join("\n"),
    parsed: readable.filter((file) => isFresh.has(file)).map(({ name }) => name),
    kept: readable.filter((file) => !isFresh.has(file)).map(({ name }) => name),
    dropped,
    failed: files.flatMap((file) => failureOf(entries.get(file.digest)!, file.name, isFresh.has(file))),
  };
}

/** Documents read at the same time: enough that one uploads while another is parsed. */
const LANES = 4;

async function readAll(
  files: readonly FolderFile[],
  entries: Map<string, Entry>,
  options: RefreshOptions,
): Promise<void> {
  if (files.length === 0) return;
  const read = await options.openReader();
  // Two files with the same bytes are one document.
  const queue = [...new Map(files.map((file) => [file.digest, file])).values()];
  const lane = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      options.onParse?.(file.name);
      const entry = await readDocument(read, file.path);
      await writeEntry(options.indexDirectory, file.digest, entry);
      entries.set(file.digest, entry);
      for (const same of files) if (same.digest === file.digest) options.onEntry?.(same, entry);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    // After a failure the other lanes finish their current document and take no more.
    queue.length = 0;
  }
}

/** A document that cannot be read gets an entry too; a service that cannot be reached ends the run. */
async function readDocument(read: PassageReader, path: string): Promise<Entry> {
  try {
    return { passages: await read(path) };
  } catch (error) {
    if (!isOfDocument(error)) throw error;
    return { error: JobFailedError.isInstance(error) ? wordsOf(error) : error.message };
  }
}

/** Uses the service's message without the job number, which means nothing to the person who added the file. */
function wordsOf({ job, message }: JobFailedError): string {
  if (job.status !== "FAILED") return message;
  // The app has no way to enter a password.
  if (job.error_code === "password_required") {
    return "This document is locked with a password. Put a copy without it into the folder.";
  }
  return job.error;
}

function isOfDocument(error: unknown): error is DocsvcError {
  return DocsvcError.isInstance(error) && (error.code === "job_failed" || [400, 413, 415].includes(error.status ?? 0));
}

function passagesOf(entry: Entry, file: string): readonly IndexedPassage[] {
  return "passages" in entry ? entry.passages.map((passage) => ({ ...passage, file })) : [];
}

function failureOf(entry: Entry, file: string, isNew: boolean): readonly FailedFile[] {
  return "error" in entry ? [{ file, error: entry.error, isNew }] : [];
}
