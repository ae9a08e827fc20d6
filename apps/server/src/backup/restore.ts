import { randomUUID } from "node:crypto";
import { access, mkdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { syncDirectory } from "../durable/durable.ts";
import { BUCKET_FILE } from "../files/open-files.ts";
import { copyDurably, copyFolder } from "./copy-folder.ts";
import { BackupError, DATABASE_FILE, SECRET_FILE, STORED_FOLDER, readManifest, requireEmpty } from "./manifest.ts";
import type { BackupManifest } from "./manifest.ts";

export interface Restored extends BackupManifest {
  /** Files that the database names and the backup lacks, because retention deleted them while the backup was made. */
  readonly missing: number;
}

/**
 * Creates a data directory from a backup, in one step at the end. Jobs that were running then run again, and webhooks that were not yet
 * delivered are sent.
 *
 * @throws {@link BackupError} if the backup is incomplete or damaged, or the target exists
 */
export async function restore(backup: string, dataDir: string): Promise<Restored> {
  const manifest = await readManifest(backup);
  await requireEmpty(dataDir, "Restore into a folder that does not exist yet, and start the service on that.");
  const target = resolve(dataDir);
  const parent = dirname(target);
  await mkdir(parent, { recursive: true });
  const building = join(parent, `.restoring-${randomUUID()}`);
  try {
    await mkdir(building, { mode: 0o700 });
    for (const file of [DATABASE_FILE, SECRET_FILE]) {
      const copied = await copyDurably(join(backup, file), join(building, file));
      if (copied === undefined) throw new BackupError(`The backup ${backup} has no ${file}.`);
    }
    const { files } = await copyFolder(join(backup, STORED_FOLDER), join(building, STORED_FOLDER));
    if (files < manifest.files) {
      throw new BackupError(`The backup ${backup} has ${files} files of the ${manifest.files} that were written.`);
    }
    await copyDurably(join(backup, BUCKET_FILE), join(building, BUCKET_FILE));
    const missing = await checkDatabase(building, manifest);
    await rmdir(target).catch(() => {});
    await rename(building, target);
    await syncDirectory(parent);
    return { ...manifest, missing };
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** Returns the number of missing files; files in a bucket are not checked. @throws {@link BackupError} if the database is damaged */
async function checkDatabase(directory: string, { bucket }: BackupManifest): Promise<number> {
  const database = new DatabaseSync(join(directory, DATABASE_FILE));
  try {
    const faults = database.prepare("pragma integrity_check").all();
    if (faults[0]?.["integrity_check"] !== "ok") throw new BackupError("The database of the backup is damaged.");
    const named = database
      .prepare(
        `select key from uploads where gone_at is null
         union all select result_key from jobs where gone_at is null and result_key is not null`,
      )
      .all();
    if (bucket !== undefined) return 0;
    let missing = 0;
    for (const { key } of named) {
      await access(join(directory, STORED_FOLDER, String(key))).catch(() => missing++);
    }
    return missing;
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError("The database of the backup is damaged.", { cause });
  } finally {
    database.close();
  }
}
