import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { onPath } from "../isolation/on-path.ts";

const run = promisify(execFile);

/**
 * Removes what a child process has made, also where it has made it to harm whoever removes it: folders so deep that their path is too
 * long, closed ones, and folders that become links to elsewhere while one looks into them. The system's own program goes by open
 * folders and not by paths, as Node cannot.
 */
export async function removeTree(path: string): Promise<void> {
  if (onPath("rm") === undefined) return rm(path, { recursive: true, force: true });
  await run("rm", ["-rf", "--", path]).catch(async () => {
    await run("chmod", ["-R", "u+rwx", "--", path]).catch(() => undefined);
    await run("rm", ["-rf", "--", path]);
  });
}
