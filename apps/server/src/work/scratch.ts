import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/**
 * The folder for temporary files of this process's jobs, empty. One that has the data directory to itself takes all of `scratch`; one that
 * shares it takes a folder of its own, and removes those of killed processes of this host.
 */
export async function makeScratch(dataDir: string, shared: boolean): Promise<string> {
  const all = join(dataDir, "scratch");
  if (!shared) {
    await rm(all, { recursive: true, force: true });
    return all;
  }
  await mkdir(all, { recursive: true, mode: 0o700 });
  for (const name of await readdir(all)) {
    const [, host, pid] = /^(.*)-(\d+)-\w+$/.exec(name) ?? [];
    if (host === hostname() && !isAlive(Number(pid))) await rm(join(all, name), { recursive: true, force: true });
  }
  return mkdtemp(join(all, `${hostname()}-${process.pid}-`));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
