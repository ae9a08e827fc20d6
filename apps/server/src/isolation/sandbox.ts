import { lstat, readlink, realpath } from "node:fs/promises";
import { dirname, sep } from "node:path";
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

/**
 * What not every bubblewrap and not every container allows, best first: 0.8 forbids further user namespaces; where parts of
 * /proc are masked, as in Docker, no new one can be mounted.
 */
export const SANDBOX_VARIANTS: readonly (readonly string[])[] = [
  ["--disable-userns", "--proc", "/proc"],
  ["--proc", "/proc"],
  [],
];

export interface SandboxBindings {
  readonly system: readonly string[];
  readonly codeFolders: readonly string[];
}

/** Arguments that show the machine's programs and libraries, the same for every child. */
export async function systemBindings(): Promise<readonly string[]> {
  const bindings = SYSTEM.flatMap((path) => ["--ro-bind-try", path, path]);
  for (const path of MERGED) {
    const entry = await lstat(path).catch(() => undefined);
    if (entry?.isSymbolicLink() === true) bindings.push("--symlink", await readlink(path), path);
    else if (entry !== undefined) bindings.push("--ro-bind", path, path);
  }
  const languageData = process.env["TESSDATA_PREFIX"];
  const others = [
    await realpath(process.execPath),
    process.execPath,
    ...(languageData === undefined ? [] : [languageData]),
  ];
  return [...bindings, ...others.flatMap((path) => ["--ro-bind-try", path, path])];
}

/** Arguments for `bwrap`, up to the command. Paths are as outside, less what is not named. */
export function sandboxArguments(
  { input, output, temporary }: ChildFolders,
  { system, codeFolders }: SandboxBindings,
  variant: readonly string[],
): readonly string[] {
  const dataDir = dirname(dirname(dirname(input)));
  // A data directory amid the code, as in a checkout, is covered; of it the child sees its own folders.
  const covered = codeFolders.some((folder) => dataDir.startsWith(folder + sep)) ? [dataDir] : [];
  return [
    "--unshare-user",
    "--unshare-ipc",
    "--unshare-pid",
    "--unshare-net",
    "--unshare-uts",
    "--unshare-cgroup-try",
    "--cap-drop",
    "ALL",
    "--die-with-parent",
    ...variant,
    "--dev",
    "/dev",
    ...system,
    ...codeFolders.flatMap((path) => ["--ro-bind", path, path]),
    ...covered.flatMap((path) => ["--tmpfs", path]),
    "--ro-bind",
    input,
    input,
    "--bind",
    output,
    output,
    "--bind",
    temporary,
    temporary,
    // What lies in memory counts against nobody: only folders on disk can be written.
    ...[...covered, "/dev", "/"].flatMap((path) => ["--remount-ro", path]),
    "--chdir",
    temporary,
  ];
}
