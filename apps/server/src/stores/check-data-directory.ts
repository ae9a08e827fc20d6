import { chmod, open, stat } from "node:fs/promises";
import { join } from "node:path";
import { StartRefusedError } from "../errors/start-refused.ts";

export const DATABASE_FILE = "docsvc.sqlite";

/**
 * Only the owner may read a data directory: the folder and the files with secrets are closed to other users, including those that an earlier
 * version left open.
 *
 * @throws {@link StartRefusedError} if they cannot be closed, or if the secret that the database needs is missing
 */
export async function checkDataDirectory(dataDir: string): Promise<void> {
  await closeToOthers(dataDir, 0o700);
  const database = join(dataDir, DATABASE_FILE);
  const secret = join(dataDir, "secret");
  const [hasDatabase, hasSecret] = [await exists(database), await exists(secret)];
  if (hasDatabase && !hasSecret) {
    throw new StartRefusedError(
      `${dataDir} has a database and no secret: what is sealed with it (webhook secrets, addresses of webhooks, passwords) could never be read again. Restore ${secret} from a backup, or start with another data directory.`,
    );
  }
  // SQLite gives its other files the database's mode.
  if (!hasDatabase) await (await open(database, "a", 0o600)).close();
  for (const file of [database, `${database}-wal`, `${database}-shm`, secret]) {
    if (await exists(file)) await closeToOthers(file, 0o600);
  }
}

async function closeToOthers(path: string, mode: number): Promise<void> {
  // Windows has a different permission model.
  if (process.platform === "win32" || ((await stat(path)).mode & 0o077) === 0) return;
  await chmod(path, mode).catch((cause: unknown) => {
    throw new StartRefusedError(
      `${path} can be read by other users, and belongs to one that is not this service's. Run chmod ${mode.toString(8)} ${path} as its owner.`,
      { cause },
    );
  });
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
