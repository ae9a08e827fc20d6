import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DiskFileStore } from "./disk/disk-file-store.ts";
import type { FileStore } from "./ports/file-store.ts";
import type { S3Options } from "./s3/s3-options.ts";

export interface OpenFilesOptions {
  /** Keeps the files where it is given. */
  readonly s3?: S3Options | undefined;
  /** Set by the process that holds the service lock: it may tidy up what a crash left, and makes sure that the files are where it looks. */
  readonly sole: boolean;
}

/** The files of a data directory: in its folder `files`, or in a bucket. @throws {@link FilesElsewhereError} */
export async function openFiles(dataDir: string, { s3, sole }: OpenFilesOptions): Promise<FileStore> {
  if (sole) await requireSamePlace(dataDir, s3);
  if (s3 !== undefined) return openBucket(s3, { check: sole });
  return DiskFileStore.open(join(dataDir, "files"), { sole });
}

/**
 * @param check looks whether the bucket is there, which a service wants to know at its start
 * @throws {@link FileStoreUnavailableError}
 */
export async function openBucket(s3: S3Options, { check }: { readonly check: boolean }): Promise<FileStore> {
  // The SDK takes 50 ms to load.
  const { S3FileStore } = await import("./s3/s3-file-store.ts");
  const files = new S3FileStore(s3);
  if (check) await files.requireBucket();
  return files;
}

/** The database speaks of files that are not where this service was told to look. */
export class FilesElsewhereError extends Error {
  override readonly name = "FilesElsewhereError";
}

/** In a data directory whose files lie in a bucket, this file names it. */
const MARKER = "files-in-s3";

/** Retention would otherwise bury rows whose files stay for ever, and callers would be told that their documents are gone. */
async function requireSamePlace(dataDir: string, s3: S3Options | undefined): Promise<void> {
  const path = join(dataDir, MARKER);
  const used = await readFile(path, "utf8").catch(() => undefined);
  const wanted = s3 === undefined ? undefined : `${s3.bucket}/${s3.prefix ?? ""}`;
  if (used === undefined && wanted !== undefined) {
    const kept = await readdir(join(dataDir, "files", "stored")).catch(() => []);
    if (kept.length > 0) {
      throw new FilesElsewhereError(
        `${dataDir} has documents on this disk, which a service with a bucket would not find. Copy ${join(dataDir, "files", "stored")} into the bucket, then remove it.`,
      );
    }
    await writeFile(path, wanted, { mode: 0o600 });
  } else if (used !== wanted) {
    throw new FilesElsewhereError(
      `The documents of ${dataDir} are in the bucket ${used}. Set DOCSVC_S3_BUCKET and DOCSVC_S3_PREFIX to it, or move them and remove ${path}.`,
    );
  }
}
