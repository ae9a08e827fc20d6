import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DiskFileStore } from "./disk/disk-file-store.ts";
import type { FileStore } from "../ports/file-store.ts";
import type { S3Options } from "./s3/s3-options.ts";

export interface OpenFilesOptions {
  /** The bucket for the files. */
  readonly s3?: S3Options | undefined;
  /** Set by the process that has the service lock. It may remove what a crash left, and checks that the files are where it expects them. */
  readonly sole: boolean;
}

/** The files of a data directory: in its folder `files`, or in a bucket. @throws {@link FilesElsewhereError} */
export async function openFiles(dataDir: string, { s3, sole }: OpenFilesOptions): Promise<FileStore> {
  if (sole) await requireSamePlace(dataDir, s3);
  if (s3 === undefined) return DiskFileStore.open(join(dataDir, "files"), { sole });
  const files = await openBucket(s3, { check: sole });
  // Written only now, so that a mistyped bucket is not recorded.
  if (sole) await writeFile(join(dataDir, BUCKET_FILE), placeOf(s3), { mode: 0o600 });
  return files;
}

/**
 * @param check whether to check that the bucket exists, as a service does when it starts
 * @throws {@link FileStoreUnavailableError}
 */
export async function openBucket(s3: S3Options, { check }: { readonly check: boolean }): Promise<FileStore> {
  // The SDK takes 50 ms to load.
  const { S3FileStore } = await import("./s3/s3-file-store.ts");
  const files = new S3FileStore(s3);
  if (check) await files.requireBucket();
  return files;
}

/** The database names files that are not in the configured place. */
export class FilesElsewhereError extends Error {
  override readonly name = "FilesElsewhereError";
}

/** In a data directory whose files are in a bucket, this file names the bucket. */
export const BUCKET_FILE = "files-in-s3";

function placeOf({ bucket, prefix }: S3Options): string {
  return `${bucket}/${prefix ?? ""}`;
}

/** Otherwise retention would delete rows whose files stay forever, and callers would learn that their documents are gone. */
async function requireSamePlace(dataDir: string, s3: S3Options | undefined): Promise<void> {
  const path = join(dataDir, BUCKET_FILE);
  const used = await readFile(path, "utf8").catch(() => undefined);
  const configured = s3 === undefined ? undefined : placeOf(s3);
  if (used === configured) return;
  if (used !== undefined) {
    throw new FilesElsewhereError(
      `The documents of ${dataDir} are in the bucket ${used}. Set DOCSVC_S3_BUCKET and DOCSVC_S3_PREFIX to it, or move them and remove ${path}.`,
    );
  }
  const stored = join(dataDir, "files", "stored");
  const kept = await readdir(stored).catch(() => []);
  if (kept.length === 0) return;
  throw new FilesElsewhereError(
    `${dataDir} has documents on this disk, which a service with a bucket would not find. Copy ${stored} into the bucket, then remove it.`,
  );
}
