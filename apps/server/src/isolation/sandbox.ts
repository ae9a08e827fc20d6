import { lstat, readlink, realpath } from "node:fs/promises";
import { dirname, sep } from "node:path";
import { FILTER_DESCRIPTOR } from "./isolation.ts";
import type { ChildFolders } from "./isolation.ts";

/** What of the machine programs and libraries need. No more of /etc: it names users, hosts and often secrets. */
const SYSTEM = [
  "/usr",
  "/nix/store",
  "/etc/ld.so.cache",
  "/etc/alternatives",
  "/etc/fonts",
  "/etc/libreoffice",
  "/etc/localtime",
  "/var/cache/fontconfig",
] as const;

/** Folders of their own, or links into /usr, by distribution. */
const MERGED = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] as const;

export interface SandboxVariant {
  /** Whether root sets the walls up and the child becomes another user, without a namespace for users. */
  readonly ownUser: boolean;
  readonly options: readonly string[];
}

/**
 * What not every bubblewrap, not every container and not every user may have, best first: only root gives a child another user's id;
 * 0.8 forbids further user namespaces; where parts of /proc are masked, as in Docker, no new one can be mounted.
 */
export const SANDBOX_VARIANTS: readonly SandboxVariant[] = [
  { ownUser: true, options: ["--proc", "/proc"] },
  { ownUser: true, options: [] },
  { ownUser: false, options: ["--disable-userns", "--proc", "/proc"] },
  { ownUser: false, options: ["--proc", "/proc"] },
  { ownUser: false, options: [] },
];

export interface SandboxBindings {
  readonly system: readonly string[];
  readonly codeFolders: readonly string[];
  /** Whether a seccomp filter comes by its descriptor. */
  readonly isFiltered: boolean;
}

/** Arguments that show the machine's programs and libraries, the same for every child. */
export async function systemBindings(): Promise<readonly string[]> {
  const bindings = SYSTEM.flatMap((path) => ["--ro-bind-try", path, path]);
  for (const path of MERGED) {
    const entry = await lstat(path).catch(() => undefined);
    if (entry?.isSymbolicLink() === true) bindings.push("--symlink", await readlink(path), path);
    else if (entry !== undefined) bindings.push("--ro-bind", path, path);
  }
  return [...bindings, ...(await otherPaths()).flatMap((path) => ["--ro-bind-try", path, path])];
}

/** The machine's programs and libraries, for walls that leave each path where it is. */
export async function systemPaths(): Promise<readonly string[]> {
  return [...SYSTEM, ...MERGED, ...(await otherPaths())];
}

async function otherPaths(): Promise<readonly string[]> {
  const languageData = process.env["TESSDATA_PREFIX"];
  return [await realpath(process.execPath), process.execPath, ...(languageData === undefined ? [] : [languageData])];
}

/** Arguments for `bwrap`, up to the command. Paths are as outside, less what is not named. */
export function sandboxArguments(
  { input, output, temporary }: ChildFolders,
  { system, codeFolders, isFiltered }: SandboxBindings,
  { ownUser, options }: SandboxVariant,
): readonly string[] {
  const dataDir = dirname(dirname(dirname(input)));
  // A data directory amid the code, as in a checkout, is covered; of it the child sees its own folders.
  const covered = codeFolders.some((folder) => dataDir.startsWith(folder + sep)) ? [dataDir] : [];
  return [
    ...(ownUser ? [] : ["--unshare-user"]),
    "--unshare-ipc",
    "--unshare-pid",
    "--unshare-net",
    "--unshare-uts",
    "--unshare-cgroup-try",
    "--cap-drop",
    "ALL",
    // Given up again by who becomes another user.
    ...(ownUser ? ["SETUID", "SETGID", "SETPCAP"].flatMap((name) => ["--cap-add", `CAP_${name}`]) : []),
    "--die-with-parent",
    ...options,
    ...(isFiltered ? ["--seccomp", String(FILTER_DESCRIPTOR)] : []),
    "--dev",
    "/dev",
    ...wayTo([...codeFolders, ...system.filter((argument) => argument.startsWith("/"))]),
    ...system,
    ...codeFolders.flatMap((path) => ["--ro-bind", path, path]),
    ...covered.flatMap((path) => ["--tmpfs", path]),
    ...wayTo([input]),
    "--ro-bind",
    input,
    input,
    "--bind",
    output,
    output,
    "--bind",
    temporary,
    temporary,
    // LibreOffice makes its socket there, wherever it is configured to keep its temporary files.
    ...(input.startsWith("/var/tmp/") ? [] : ["--perms", "0755", "--dir", "/var", "--bind", temporary, "/var/tmp"]),
    // What lies in memory counts against no one: only folders on disk can be written.
    ...[...covered, "/dev", "/"].flatMap((path) => ["--remount-ro", path]),
    "--chdir",
    temporary,
  ];
}

/** The folders above, as empty ones that anybody may go through: bubblewrap would make them for root alone. */
function wayTo(paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].toSorted().flatMap((folder) => ["--perms", "0755", "--dir", folder]);
}
