import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findCodeFolders } from "./code-folders.ts";
import type { ChildFolders, Isolation, IsolationLevel, WrappedNode } from "./isolation.ts";
import { ISOLATION_LEVELS } from "./isolation.ts";
import { onPath } from "./on-path.ts";
import { permissionFlags } from "./permissions.ts";
import { SANDBOX_VARIANTS, sandboxArguments, systemBindings } from "./sandbox.ts";

const run = promisify(execFile);
/** Ends what would never end: a machine that is short of breath when the service starts must not give it a lower level for that. */
const PROBE_MS = 60_000;

/** The level that was asked for cannot be had on this machine; the message says why and what to do. */
export class IsolationUnavailableError extends Error {
  override readonly name = "IsolationUnavailableError";
}

/**
 * Finds the best isolation that works here, by trying it: what is installed may still be forbidden, as in most containers.
 *
 * @param wanted - exactly this level
 * @throws {@link IsolationUnavailableError} when the wanted level does not work
 */
export async function chooseIsolation(entry: URL, wanted?: IsolationLevel): Promise<Isolation> {
  const code = await findCodeFolders(entry);
  const reasons: string[] = [];
  for (const level of wanted === undefined ? ISOLATION_LEVELS : [wanted]) {
    const found = await BUILDERS[level](code);
    if (typeof found !== "string") {
      return { level, shortfall: reasons.length === 0 ? null : reasons.join("; "), wrap: found };
    }
    reasons.push(found);
  }
  throw new IsolationUnavailableError(`Isolation "${wanted}" does not work here: ${reasons.join("; ")}.`);
}

type Wrap = (folders: ChildFolders) => WrappedNode;

/** Each gives a way to start children, or why there is none. */
const BUILDERS: Readonly<Record<IsolationLevel, (codeFolders: readonly string[]) => Promise<Wrap | string>>> = {
  sandbox: async (codeFolders) => {
    const bwrap = onPath("bwrap");
    if (bwrap === undefined) return "bubblewrap is not installed";
    const system = await systemBindings();
    const programs = onPath("tesseract") !== undefined;
    for (const variant of SANDBOX_VARIANTS) {
      const wrap: Wrap = (folders) => ({
        launcher: [bwrap, ...sandboxArguments(folders, { system, codeFolders }, variant)],
        nodeFlags: permissionFlags(folders, codeFolders, { programs }),
      });
      if (await works(wrap)) return wrap;
    }
    return "bubblewrap is installed, and this system forbids the user namespaces that it needs";
  },
  network: async (codeFolders) => {
    const unshare = onPath("unshare");
    if (unshare === undefined) return "unshare is not installed";
    for (const user of [[], ["--user", "--map-current-user"]]) {
      const wrap: Wrap = (folders) => ({
        launcher: [unshare, "--net", ...user],
        nodeFlags: permissionFlags(folders, codeFolders, { programs: false }),
      });
      if (await works(wrap)) return wrap;
    }
    return "this system forbids network namespaces";
  },
  permissions: async (codeFolders) => {
    const wrap: Wrap = (folders) => ({
      launcher: [],
      nodeFlags: permissionFlags(folders, codeFolders, { programs: false }),
    });
    return (await works(wrap)) ? wrap : "this Node.js has no permission model";
  },
  none: () => Promise.resolve(() => ({ launcher: [], nodeFlags: [] })),
};

/** Whether Node starts this way. */
async function works(wrap: Wrap): Promise<boolean> {
  const room = await mkdtemp(join(tmpdir(), "docsvc-probe-"));
  try {
    const folders = { input: join(room, "in"), output: join(room, "out"), temporary: join(room, "tmp") };
    for (const folder of Object.values(folders)) await mkdir(folder);
    const { launcher, nodeFlags } = wrap(folders);
    const command: readonly string[] = [...launcher, process.execPath, ...nodeFlags, "--version"];
    await run(command[0]!, command.slice(1), { timeout: PROBE_MS, env: {} });
    return true;
  } catch {
    return false;
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}
