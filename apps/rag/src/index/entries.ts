/**
 * The index on disk: one JSON file per document, named by the SHA-256 of the document's bytes. Unchanged and renamed
 * documents are found again, changed ones are not, and an interrupted run keeps what it had read.
 */
import { readdir, readFile, rm, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Passage } from "../read/passage.ts";
import { writeWhole } from "./write-whole.ts";

/** A document that was read, or that cannot be read; either way it is not read again. */
export type Entry = { readonly passages: readonly Passage[] } | { readonly error: string };

export async function readEntry(directory: string, digest: string): Promise<Entry | undefined> {
  try {
    const { format, ...entry } = JSON.parse(await readFile(pathOf(directory, digest), "utf8")) as Stored;
    return format === FORMAT ? entry : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

export async function writeEntry(directory: string, digest: string, entry: Entry): Promise<void> {
  await writeWhole(pathOf(directory, digest), JSON.stringify({ format: FORMAT, ...entry }));
}

/** Removes the entries of documents that are no longer in the folder. @returns the number of removed entries */
export async function dropEntries(directory: string, digests: ReadonlySet<string>): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  const stale = names.filter((name) => ENTRY_NAME.test(name) && !digests.has(name.slice(0, -".json".length)));
  for (const name of stale) await unlink(join(directory, name));
  return stale.length;
}

/** Removes the entry of one document, so that the document is read again. */
export async function forgetEntry(directory: string, digest: string): Promise<void> {
  await rm(pathOf(directory, digest), { force: true });
}

type Stored = Entry & { readonly format: number };

/** Increased when the format of entries or the read options change: then all documents are read again. */
const FORMAT = 5;

/** Nothing else is deleted, in case another folder was named as the index by mistake. */
const ENTRY_NAME = /^[0-9a-f]{64}\.json$/;

function pathOf(directory: string, digest: string): string {
  return join(directory, `${digest}.json`);
}
