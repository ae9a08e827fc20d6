import { tmpdir } from "node:os";
import { becomeOwner } from "./become-owner.ts";
import type { Walls } from "./isolation.ts";
import { onPath } from "./on-path.ts";
import { mayChooseOwners } from "./owner.ts";
import { permissionFlags } from "./permissions.ts";
import { cannotExecuteFrom, isContained } from "./probe.ts";

export interface Place {
  /** The folders from which children are loaded. */
  readonly codeFolders: readonly string[];
  /** The module that children run. */
  readonly entry: string;
  /** The parent of the children's folders, if it is not readable by all users. */
  readonly folder: string;
}

export const isRoot = (): boolean => process.getuid?.() === 0;
export const NO_OWNERS = "the service is root, and has no other user ids to give to what reads documents";

/**
 * The folders that the child writes to are remounted, in a namespace that it cannot leave, so that nothing in them can be executed or loaded
 * as native code; then it gives up the privilege to mount.
 */
const WITHOUT_EXECUTION =
  'for folder in "$1" "$2"; do mount --bind "$folder" "$folder" && mount -o remount,bind,noexec,nosuid,nodev "$folder" || exit 126; done; shift 2; exec "$@"';

/** A separate network and mounts, for machines that allow namespaces but have no working bubblewrap. */
export async function buildNetworkWalls({ codeFolders, entry, folder }: Place): Promise<Walls | string> {
  const [unshare, setpriv] = [onPath("unshare"), onPath("setpriv")];
  if (unshare === undefined || setpriv === undefined) return "unshare or setpriv is not installed";
  if (isRoot() && !mayChooseOwners()) return NO_OWNERS;
  // A user namespace gives a process that is not root the privilege to mount.
  const namespaces = ["--net", "--mount", ...(isRoot() ? [] : ["--user", "--map-root-user"])];
  const walls: Walls = {
    hasOwners: isRoot(),
    needsOpenWay: isRoot(),
    wrap: (folders, owner) => ({
      launcher: [
        unshare,
        ...namespaces,
        "sh",
        "-c",
        WITHOUT_EXECUTION,
        "docsvc",
        folders.output,
        folders.temporary,
        ...becomeOwner(setpriv, owner),
      ],
      nodeFlags: permissionFlags(folders, codeFolders, { programs: false, addons: true }),
      filter: undefined,
    }),
  };
  return (await isContained(walls, isRoot() ? tmpdir() : folder, entry))
    ? walls
    : "this system forbids network namespaces";
}

/**
 * Only Node's permission model.
 *
 * @param mayLoad - whether native code is loaded even if a document that has taken over JavaScript could add its own
 */
export async function buildPermissions(
  { codeFolders, entry, folder }: Place,
  mayLoad: boolean,
): Promise<Walls | string> {
  const setpriv = onPath("setpriv");
  if (isRoot() && process.platform === "linux" && (!mayChooseOwners() || setpriv === undefined)) return NO_OWNERS;
  const hasOwners = isRoot() && setpriv !== undefined;
  const place = hasOwners ? tmpdir() : folder;
  const addons = mayLoad || (await cannotExecuteFrom(place));
  const walls: Walls = {
    hasOwners,
    needsOpenWay: hasOwners,
    wrap: (folders, owner) => ({
      launcher: owner === undefined || setpriv === undefined ? [] : becomeOwner(setpriv, owner),
      nodeFlags: permissionFlags(folders, codeFolders, { programs: false, addons }),
      filter: undefined,
    }),
  };
  if (await isContained(walls, place, entry)) return walls;
  return hasOwners
    ? "this Node.js has no permission model, or its code lies where only root can read it"
    : "this Node.js has no permission model";
}

export const NO_WALLS: Walls = {
  hasOwners: false,
  needsOpenWay: false,
  wrap: () => ({ launcher: [], nodeFlags: [], filter: undefined }),
};
