import { lstat, readlink, realpath } from "node:fs/promises";
import { dirname, sep } from "node:path";
import { FILTER_DESCRIPTOR } from "./isolation.ts";
import type { ChildFolders } from "./isolation.ts";

/** The system files that programs and libraries need. Nothing else of /etc, which names users and hosts and often contains secrets. */
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

/** Separate folders or links into /usr, depending on the distribution. */
const MERGED = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] as const;

export interface SandboxVariant {
  /** Whether root sets up the sandbox and the child becomes another user, without a user namespace. */
  readonly ownUser: boolean;
  readonly options: readonly string[];
}

/**
 * Features that not every bubblewrap, container or user may use, best first: only root can give a child another user id; bubblewrap
 * can forbid nested user namespaces only from 0.8 on; if parts of /proc are masked, as in Docker, no new one can be mounted.
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
  /** Whether a seccomp filter is passed by its descriptor. */
  readonly isFiltered: boolean;
}

/** Arguments that mount the machine's programs and libraries, the same for every child. */
export async function systemBindings(): Promise<readonly string[]> {
  const bindings = SYSTEM.flatMap((path) => ["--ro-bind-try", path, path]);
  for (const path of MERGED) {
    const entry = await lstat(path).catch(() => undefined);
    if (entry?.isSymbolicLink() === true) bindings.push("--symlink", await readlink(path), path);
    else if (entry !== undefined) bindings.push("--ro-bind", path, path);
  }
  return [...bindings, ...(await otherPaths()).flatMap((path) => ["--ro-bind-try", path, path])];
}

/** The machine's programs and libraries, for isolation that keeps all paths. */
export async function systemPaths(): Promise<readonly string[]> {
  return [...SYSTEM, ...MERGED, ...(await otherPaths())];
}

async function otherPaths(): Promise<readonly string[]> {
  const languageData = process.env["TESSDATA_PREFIX"];
  return [await realpath(process.execPath), process.execPath, ...(languageData === undefined ? [] : [languageData])];
}

/** Arguments for `bwrap`, up to the command. Paths are the same as outside; paths that are not listed do not exist. */
export function sandboxArguments(
  { input, output, temporary }: ChildFolders,
  { system, codeFolders, isFiltered }: SandboxBindings,
  { ownUser, options }: SandboxVariant,
): readonly string[] {
  const dataDir = dirname(dirname(dirname(input)));
  // A data directory inside the code, as in a checkout, is hidden; the child sees only its own folders in it.
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
    // Dropped again when the child becomes another user.
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
    // LibreOffice creates its socket there, wherever its temporary files are configured.
    ...(input.startsWith("/var/tmp/") ? [] : ["--perms", "0755", "--dir", "/var", "--bind", temporary, "/var/tmp"]),
    // Data in memory counts against no limit, so only folders on disk are writable.
    ...[...covered, "/dev", "/"].flatMap((path) => ["--remount-ro", path]),
    "--chdir",
    temporary,
  ];
}

/** Parent folders, as empty folders that anyone may pass through: bubblewrap would create them for root only. */
function wayTo(paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].toSorted().flatMap((folder) => ["--perms", "0755", "--dir", folder]);
}
