import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The file that a `hold` of `playing-child.ts` waits for, next to its result. */
export const LET_GO = "let-go";

/** Lets the children go that hold a job now: whoever waits for such a job asks for this again until it has ended. */
export async function letHeldGo(dataDir: string): Promise<void> {
  const scratch = join(dataDir, "scratch");
  // The folder goes with its service.
  for (const name of await readdir(scratch, { recursive: true }).catch(() => [])) {
    // A child that has ended took its folders with it.
    if (/(^|[\\/])child-[^\\/]+[\\/]out$/.test(name)) await writeFile(join(scratch, name, LET_GO), "").catch(() => {});
  }
}
