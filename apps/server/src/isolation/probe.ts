import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { promisify } from "node:util";
import { FILTER_DESCRIPTOR } from "./isolation.ts";
import type { Walls } from "./isolation.ts";
import { nextOwner } from "./owner.ts";

/** Milliseconds until a hanging probe is killed. It is long, so that a busy machine does not get a lower level. */
const PROBE_MS = 60_000;

/** Whether a Node.js child starts with this isolation, reads its code, and writes into its folder. */
export async function isContained(walls: Walls, folder: string, entry: string): Promise<boolean> {
  const scratch = await mkdtemp(join(folder, "docsvc-probe-"));
  try {
    const folders = { input: join(scratch, "in"), output: join(scratch, "out"), temporary: join(scratch, "tmp") };
    const owner = walls.hasOwners ? nextOwner() : undefined;
    if (walls.needsOpenWay) await chmod(scratch, 0o711);
    for (const path of Object.values(folders)) {
      await mkdir(path, { mode: 0o711 });
      if (owner !== undefined) await chown(path, owner.uid, owner.gid);
    }
    const { launcher, nodeFlags, filter } = walls.wrap(folders, owner);
    const script = `const fs = require("node:fs"); fs.readFileSync(${JSON.stringify(entry)}); fs.writeFileSync(${JSON.stringify(join(folders.output, "probe"))}, "")`;
    const command: readonly string[] = [...launcher, process.execPath, ...nodeFlags, "--eval", script];
    const child = spawn(command[0]!, command.slice(1), {
      timeout: PROBE_MS,
      env: {},
      cwd: "/",
      stdio: ["ignore", "ignore", "ignore", "ignore", ...(filter === undefined ? [] : ["pipe" as const])],
    });
    const pipe = child.stdio[FILTER_DESCRIPTOR] as Writable | undefined;
    pipe?.on("error", () => {}).end(filter);
    const [code] = (await once(child, "exit")) as [number | null];
    return code === 0;
  } catch {
    return false;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Whether files in a folder cannot be executed, and so cannot be loaded as native code: its file system is mounted `noexec`. */
export async function cannotExecuteFrom(folder: string): Promise<boolean> {
  const scratch = await mkdtemp(join(folder, "docsvc-probe-"));
  try {
    const path = join(scratch, "program");
    await writeFile(path, "#!/bin/sh\nexit 0\n", { mode: 0o700 });
    return await promisify(execFile)(path).then(
      () => false,
      (error: NodeJS.ErrnoException) => error.code === "EACCES",
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
