import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class DataDirectoryInUseError extends Error {
  override readonly name = "DataDirectoryInUseError";
}

/**
 * Lets one service at a time run on a data directory.
 *
 * The lock is a write transaction on an empty SQLite file that is never ended: the operating system releases it with the process,
 * also at kill -9, so that no stale lock file is ever in the way. The text file beside it only names the holder.
 *
 * @throws {@link DataDirectoryInUseError}
 */
export async function lockDataDirectory(dataDir: string): Promise<AsyncDisposable> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const holderPath = join(dataDir, "service.pid");
  const lock = new DatabaseSync(join(dataDir, "service.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    const holder = await readFile(holderPath, "utf8").catch(() => "");
    throw new DataDirectoryInUseError(
      `Another service${holder === "" ? "" : ` (process ${holder.trim()})`} is running on the data directory ${dataDir}. Stop it, or give this one a directory of its own.`,
      { cause },
    );
  }
  await writeFile(holderPath, `${process.pid}\n`);
  return {
    async [Symbol.asyncDispose]() {
      await rm(holderPath, { force: true });
      lock.close();
    },
  };
}
