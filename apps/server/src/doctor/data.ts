import { access, constants, readFile, stat, statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MIGRATIONS } from "../stores/sqlite/schema.ts";
import type { Check } from "./check.ts";
import { checkFleetDatabase } from "./fleet-database.ts";

/** Ten documents of the maximum size. */
const MIN_FREE_BYTES = 1e9;

export const checkDataDirectory: Check = async ({ dataDir }) => {
  const name = "data directory";
  const path = resolve(dataDir);
  const exists = await stat(path).catch(() => undefined);
  if (exists === undefined) {
    const parent = dirname(path);
    const writable = await isWritable(parent);
    if (writable) return { name, state: "ok", detail: `${dataDir} is created at the first start` };
    return {
      name,
      state: "failed",
      detail: `${dataDir} cannot be made`,
      remedy: `make ${parent} writable, or give --data`,
    };
  }
  if (!exists.isDirectory()) {
    return { name, state: "failed", detail: `${dataDir} is a file`, remedy: "name a folder with --data" };
  }
  if (!(await isWritable(path))) {
    return { name, state: "failed", detail: `${dataDir} is not writable`, remedy: "chown it to the service's user" };
  }
  if ((exists.mode & 0o077) !== 0) {
    return { name, state: "missing", detail: `${dataDir} is open to other users`, remedy: `chmod 700 ${dataDir}` };
  }
  return { name, state: "ok", detail: dataDir };
};

export const checkFreeSpace: Check = async ({ dataDir }) => {
  const name = "disk";
  const path = await nearestFolder(resolve(dataDir));
  const { bavail, bsize } = await statfs(path);
  const free = bavail * bsize;
  const detail = `${(free / 1e9).toFixed(1)} GB free`;
  if (free >= MIN_FREE_BYTES) return { name, state: "ok", detail };
  const remedy = "free some space, or keep results for less long (retentionMs)";
  return { name, state: "missing", detail, remedy };
};

export const checkDatabase: Check = async ({ dataDir, database: url }) => {
  if (url !== undefined) return checkFleetDatabase(url);
  const name = "database";
  const path = join(dataDir, "docsvc.sqlite");
  if ((await stat(path).catch(() => undefined)) === undefined) {
    return { name, state: "ok", detail: "is created at the first start" };
  }
  const damaged = { name, state: "failed", remedy: "stop the service, and docsvc restore a backup" } as const;
  try {
    const database = new DatabaseSync(path, { timeout: 5000 });
    try {
      const fault = database.prepare("pragma quick_check(1)").get()?.["quick_check"];
      if (fault !== "ok") return { ...damaged, detail: String(fault) };
      const version = Number(database.prepare("pragma user_version").get()?.["user_version"]);
      const detail = `whole, version ${version}`;
      if (version <= MIGRATIONS.length) return { name, state: "ok", detail };
      return { name, state: "failed", detail: `${detail}, of a later docsvc`, remedy: "install that version again" };
    } finally {
      database.close();
    }
  } catch (error) {
    return { ...damaged, detail: error instanceof Error ? error.message : String(error) };
  }
};

export const checkService: Check = async ({ dataDir }) => {
  const name = "service";
  const holder = await readFile(join(dataDir, "service.pid"), "utf8").catch(() => undefined);
  if (holder === undefined) return { name, state: "ok", detail: "not running; docsvc serve starts it" };
  const [pid, host = hostname()] = holder.trim().split(" ");
  if (host !== hostname()) return { name, state: "ok", detail: `process ${pid} on ${host}` };
  return { name, state: "ok", detail: `process ${pid}${isAlive(Number(pid)) ? "" : " was killed"}` };
};

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isWritable(path: string): Promise<boolean> {
  return access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function nearestFolder(path: string): Promise<string> {
  const exists = await stat(path).catch(() => undefined);
  return exists === undefined && dirname(path) !== path ? nearestFolder(dirname(path)) : path;
}
