import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The file that a `hold` of `playing-child.ts` waits for, next to its result. */
export const LET_GO = "let-go";

/** Releases the children that hold a job at this moment. To wait for such a job, call it repeatedly until the job has ended. */
export async function letHeldGo(dataDir: string): Promise<void> {
  const scratch = join(dataDir, "scratch");
  // The folder is deleted with its service.
  for (const name of await readdir(scratch, { recursive: true }).catch(() => [])) {
    // A child that has ended has deleted its folders.
    if (/(^|[\\/])child-[^\\/]+[\\/]out$/.test(name)) await writeFile(join(scratch, name, LET_GO), "").catch(() => {});
  }
}
