import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { onPath } from "../isolation/on-path.ts";

const run = promisify(execFile);

/**
 * Removes what a child process has created, even if it was made to harm the removal: folders so deep that their path is too long, folders
 * without access, and folders that are replaced by links during the removal. The system's own program uses open folders instead of paths,
 * which Node.js cannot.
 */
export async function removeTree(path: string): Promise<void> {
  if (onPath("rm") === undefined) return rm(path, { recursive: true, force: true });
  await run("rm", ["-rf", "--", path]).catch(async () => {
    await run("chmod", ["-R", "u+rwx", "--", path]).catch(() => undefined);
    await run("rm", ["-rf", "--", path]);
  });
}
