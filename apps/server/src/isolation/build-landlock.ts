import { tmpdir } from "node:os";
import { becomeOwner } from "./become-owner.ts";
import { NO_OWNERS, type Place, isRoot } from "./build-lower-levels.ts";
import type { Walls } from "./isolation.ts";
import { onPath } from "./on-path.ts";
import { mayChooseOwners } from "./owner.ts";
import { permissionFlags } from "./permissions.ts";
import { isContained } from "./probe.ts";
import { RESTRICT_PROGRAM } from "./restrict-program.ts";
import { systemPaths } from "./sandbox.ts";
import { seccompFilter } from "./seccomp/filter.ts";

const PRCTL: Readonly<Partial<Record<string, string>>> = { x64: "157", arm64: "167" };
/** Node.js reads random numbers and information about itself. */
const DEVICES = ["/dev/urandom", "/dev/random", "/dev/zero", "/proc/self"] as const;

/** Landlock for files and seccomp for everything else: they need no privilege that a container or a user may lack. */
export async function buildLandlock({ codeFolders, entry, folder }: Place): Promise<Walls | string> {
  const [perl, setpriv, prctl] = [onPath("perl"), onPath("setpriv"), PRCTL[process.arch]];
  const filter = seccompFilter(process.arch, "landlock");
  if (perl === undefined || setpriv === undefined) return "perl or setpriv is not installed, to set Landlock up with";
  if (filter === undefined || prctl === undefined) return `no filter of system calls is known for ${process.arch}`;
  if (isRoot() && !mayChooseOwners()) return NO_OWNERS;
  const read = [...codeFolders, ...(await systemPaths()), ...DEVICES].map((path) => `read:${path}`);
  const walls: Walls = {
    hasOwners: isRoot(),
    needsOpenWay: isRoot(),
    wrap: ({ input, output, temporary }, owner) => ({
      launcher: [
        ...becomeOwner(setpriv, owner),
        perl,
        "-e",
        RESTRICT_PROGRAM,
        prctl,
        ...read,
        `read:${input}`,
        ...[output, temporary, "/dev/null"].map((path) => `write:${path}`),
        "--",
      ],
      nodeFlags: [
        ...permissionFlags({ input, output, temporary }, codeFolders, { programs: false, addons: true }),
        // The machine's own configuration is in /etc; if it exists and cannot be read, Node.js does not start.
        "--openssl-config=/dev/null",
      ],
      filter,
    }),
  };
  return (await isContained(walls, isRoot() ? tmpdir() : folder, entry)) ? walls : "this kernel has no Landlock";
}
