import { chmod, lstat, mkdir, mkdtemp, readdir, stat, utimes } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { removeTree } from "./remove-tree.ts";

/**
 * Creates an empty folder for temporary files of this process's jobs. A process that has the data directory to itself takes all of
 * `scratch`; one that shares it takes its own folder, and removes those of killed processes on this host. Those of other hosts are left to
 * {@link removeAbandonedScratch}.
 */
export async function makeScratch(dataDir: string, shared: boolean): Promise<string> {
  const all = join(dataDir, "scratch");
  if (!shared) {
    await removeTree(all);
    return all;
  }
  await mkdir(all, { recursive: true, mode: 0o700 });
  return makeOwn(all);
}

/**
 * Creates a folder for temporary files of jobs whose children are other users of the system, without a mount namespace: they could not pass
 * through a data directory, which only its owner may enter. Other users may pass through this folder but not list it.
 */
export async function makeOpenScratch(): Promise<string> {
  const all = join(tmpdir(), "docsvc-children");
  await mkdir(all, { recursive: true, mode: 0o711 });
  const found = await lstat(all);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`${all} belongs to somebody else. Remove it, or set TMPDIR to a folder of the service's own.`);
  }
  const own = await makeOwn(all);
  await chmod(all, 0o711);
  await chmod(own, 0o711);
  return own;
}

/** Creates a new folder for this process, and removes those of killed processes on this host. */
async function makeOwn(all: string): Promise<string> {
  for (const name of await readdir(all)) {
    const [, host, pid] = NAME.exec(name) ?? [];
    if (host === hostname() && !isAlive(Number(pid))) await removeTree(join(all, name));
  }
  return mkdtemp(join(all, `${hostname()}-${process.pid}-`));
}

/** Shows the other hosts that this folder's process is alive. If it was suspended for so long that they removed the folder, it is created again. */
export async function keepScratch(scratch: string): Promise<void> {
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const now = new Date();
  await utimes(scratch, now, now);
}

/**
 * Removes folders that no process has updated since a time, and returns their number: their host is gone, like a container that never comes
 * back under its name.
 */
export async function removeAbandonedScratch(dataDir: string, before: number): Promise<number> {
  const all = join(dataDir, "scratch");
  let removed = 0;
  // A process whose scratch folder is elsewhere creates no such folder.
  for (const name of await readdir(all).catch(() => [])) {
    if (!NAME.test(name)) continue;
    const path = join(all, name);
    // Another process may have removed it in the meantime.
    const kept = await stat(path).catch(() => undefined);
    if (kept === undefined || kept.mtimeMs >= before) continue;
    await removeTree(path);
    removed += 1;
  }
  return removed;
}

/** Host, process id, and the suffix from `mkdtemp`. */
const NAME = /^(.*)-(\d+)-\w+$/;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
