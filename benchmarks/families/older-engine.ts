import { execFileSync } from "node:child_process";
import { mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";

/** Checks out the engine's sources of a commit into a separate folder, using the clone's installed packages. */
export async function olderEngine(root: string, folder: string, commit: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", commit, "packages/engine"], { cwd: root, maxBuffer: 1 << 28 });
  execFileSync("tar", ["-x", "-f", "-", "-C", folder], { input: archive });
  const engine = join(folder, "packages/engine");
  await symlink(join(root, "packages/engine/node_modules"), join(engine, "node_modules"), "junction");
  return join(engine, "src/index.ts");
}
