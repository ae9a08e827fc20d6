import { chmod, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { syncDirectory } from "../durable/durable.ts";
import { BUCKET_FILE } from "../files/open-files.ts";
import { copyDurably, copyFolder } from "./copy-folder.ts";
import { BackupError, DATABASE_FILE, SECRET_FILE, STORED_FOLDER, requireEmpty, writeManifest } from "./manifest.ts";
import type { BackupManifest } from "./manifest.ts";

/**
 * Copies a data directory, whether or not a service is running on it.
 *
 * The database is copied first, as a snapshot, then the files, so each file that its rows name existed before them. Files that retention
 * deletes in between are missing, and answer 410 after a restore. The copy contains the installation's secret, without which the sealed part
 * of the database cannot be read: keep the copy as safe as the data directory.
 *
 * @throws {@link BackupError}
 */
export async function backUp(dataDir: string, target: string): Promise<BackupManifest> {
  await requireEmpty(target, "Name a folder that does not exist yet.");
  await mkdir(target, { recursive: true, mode: 0o700 });
  await snapshotDatabase(join(dataDir, DATABASE_FILE), join(target, DATABASE_FILE));
  const secret = await copyDurably(join(dataDir, SECRET_FILE), join(target, SECRET_FILE));
  if (secret === undefined) throw new BackupError(`${dataDir} has no secret: it is no data directory of a service.`);
  const copied = await copyFolder(join(dataDir, STORED_FOLDER), join(target, STORED_FOLDER));
  await copyDurably(join(dataDir, BUCKET_FILE), join(target, BUCKET_FILE));
  const bucket = await readFile(join(target, BUCKET_FILE), "utf8").catch(() => undefined);
  const manifest: BackupManifest = {
    format: 1,
    created_at: new Date().toISOString(),
    ...copied,
    ...(bucket === undefined ? {} : { bucket }),
  };
  await writeManifest(target, manifest);
  await syncDirectory(target);
  return manifest;
}

/**
 * `vacuum into` reads in one transaction and does not block writers. SQLite's page-wise backup would restart at every write of another
 * process, and a busy service writes all the time.
 */
async function snapshotDatabase(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { timeout: 10_000 });
  try {
    database.prepare("vacuum into ?").run(target);
  } finally {
    database.close();
  }
  await chmod(target, 0o600);
}
