import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Written last, so that an incomplete backup is recognised. */
export interface BackupManifest {
  readonly format: 1;
  readonly created_at: string;
  /** Number of documents and results. */
  readonly files: number;
  readonly bytes: number;
  /** The bucket that contains the documents and results, if they are not part of the backup. */
  readonly bucket?: string;
}

/** Something that cannot be backed up or restored as requested. The message is for people. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

export const DATABASE_FILE = "docsvc.sqlite";
export const SECRET_FILE = "secret";
export const STORED_FOLDER: string = join("files", "stored");

export async function writeManifest(directory: string, manifest: BackupManifest): Promise<void> {
  await writeFile(join(directory, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
}

/** @throws {@link BackupError} if the folder does not contain a complete backup */
export async function readManifest(directory: string): Promise<BackupManifest> {
  const text = await readFile(join(directory, MANIFEST_FILE), "utf8").catch(() => undefined);
  const manifest = text === undefined ? undefined : (JSON.parse(text) as BackupManifest);
  if (manifest?.format === 1) return manifest;
  throw new BackupError(`${directory} holds no complete backup: it has no ${MANIFEST_FILE} that this version knows.`);
}

/** @throws {@link BackupError} if the folder is not empty */
export async function requireEmpty(directory: string, remedy: string): Promise<void> {
  const entries = await readdir(directory).catch(() => []);
  if (entries.length > 0) throw new BackupError(`${directory} is not empty. ${remedy}`);
}

const MANIFEST_FILE = "backup.json";
