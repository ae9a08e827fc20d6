import { readFile, rm, statfs, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefusedError } from "../errors/start-refused.ts";
import { makeDataDirectory } from "../stores/make-data-directory.ts";

export class DataDirectoryInUseError extends Error {
  override readonly name = "DataDirectoryInUseError";
}

/**
 * Allows only one service at a time on a data directory.
 *
 * The lock is a write transaction on an empty SQLite file that is never ended: the operating system releases it when the process ends, even
 * after kill -9, so a lock file is never stale. The text file next to it only names the holder.
 *
 * @throws {@link DataDirectoryInUseError}
 * @throws {@link StartRefusedError} on a file system that other hosts may share, where locks are not reliable
 */
export async function lockDataDirectory(dataDir: string): Promise<AsyncDisposable> {
  await makeDataDirectory(dataDir);
  await refuseNetworkFolder(dataDir);
  const holderPath = join(dataDir, "service.pid");
  const lock = new DatabaseSync(join(dataDir, "service.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    const holder = await readFile(holderPath, "utf8").catch(() => "");
    throw new DataDirectoryInUseError(
      `Another service${holder === "" ? "" : ` (process ${describeHolder(holder)})`} is running on the data directory ${dataDir}. Stop it, or give this one a directory of its own.`,
      { cause },
    );
  }
  await writeFile(holderPath, `${process.pid} ${hostname()}\n`);
  return {
    async [Symbol.asyncDispose]() {
      await rm(holderPath, { force: true });
      lock.close();
    },
  };
}

function describeHolder(holder: string): string {
  const [pid, host] = holder.trim().split(" ");
  return host === undefined || host === hostname() ? String(pid) : `${pid} on ${host}`;
}

/**
 * Two hosts that write to one SQLite file over a network destroy it (sqlite.org/howtocorrupt.html, 2.1) without noticing.
 *
 * @param typeOf for a test: what `statfs` returns for a folder
 */
export async function refuseNetworkFolder(
  dataDir: string,
  typeOf: (path: string) => Promise<number> = async (path) => (await statfs(path)).type,
): Promise<void> {
  const system = NETWORK_FILE_SYSTEMS[await typeOf(dataDir)];
  if (process.platform !== "linux" || system === undefined) return;
  throw new StartRefusedError(
    `${dataDir} is on a network file system (${system}), where two hosts could run on one database and destroy it. Put it on a local disk, or run a fleet on PostgreSQL (--database).`,
  );
}

/** By their magic numbers in statfs(2). */
const NETWORK_FILE_SYSTEMS: Readonly<Record<number, string>> = {
  0x6969: "NFS",
  0x517b: "SMB",
  0xff534d42: "CIFS",
  0xfe534d42: "SMB2",
  0x00c36400: "Ceph",
  0x5346414f: "AFS",
  0x0bd00bd0: "Lustre",
  0x47504653: "GPFS",
};
