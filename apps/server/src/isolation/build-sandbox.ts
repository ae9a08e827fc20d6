import { becomeOwner } from "./become-owner.ts";
import type { Place } from "./build-lower-levels.ts";
import type { Walls } from "./isolation.ts";
import { onPath } from "./on-path.ts";
import { mayChooseOwners } from "./owner.ts";
import { permissionFlags } from "./permissions.ts";
import { isContained } from "./probe.ts";
import { SANDBOX_VARIANTS, sandboxArguments, systemBindings } from "./sandbox.ts";
import { seccompFilter } from "./seccomp/filter.ts";

/** Programs that recognise scans and print documents. */
const PROGRAMS = [
  "tesseract",
  "soffice",
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
] as const;

/** bubblewrap, or the reason why it does not work. */
export async function buildSandbox({ codeFolders, entry, folder }: Place): Promise<Walls | string> {
  if (process.platform !== "linux") return `there is none for ${process.platform}`;
  const [bwrap, setpriv] = [onPath("bwrap"), onPath("setpriv")];
  if (bwrap === undefined) return "bubblewrap is not installed";
  const filter = seccompFilter(process.arch);
  const bindings = { system: await systemBindings(), codeFolders, isFiltered: filter !== undefined };
  const programs = PROGRAMS.some((program) => onPath(program) !== undefined);
  for (const variant of SANDBOX_VARIANTS) {
    if (variant.ownUser && (setpriv === undefined || !mayChooseOwners())) continue;
    const walls: Walls = {
      hasOwners: variant.ownUser,
      needsOpenWay: false,
      wrap: (folders, owner) => ({
        launcher: [
          bwrap,
          ...sandboxArguments(folders, bindings, variant),
          ...(setpriv === undefined || owner === undefined ? [] : becomeOwner(setpriv, owner)),
        ],
        nodeFlags: permissionFlags(folders, codeFolders, { programs, addons: true }),
        filter,
      }),
    };
    if (await isContained(walls, folder, entry)) return walls;
  }
  return "bubblewrap is installed, and this system forbids the user namespaces that it needs";
}
