/**
 * Makes `seccomp.json` from a container engine's default profile: the system calls that its containers may make without any capability, plus the
 * namespaces and mounts that the sandbox needs, minus everything else that the sandbox denies to documents.
 *
 * `node scripts/run.mjs deploy/make-seccomp-profile.ts /usr/share/containers/seccomp.json > deploy/seccomp.json`
 * (Debian: golang-github-containers-common; Apache-2.0)
 */
import { readFile } from "node:fs/promises";
import { DENIED } from "@docsvc/server/src/isolation/seccomp/syscalls.ts";

interface Rule {
  readonly names: readonly string[];
  readonly action: string;
  readonly errnoRet?: number;
  readonly args?: readonly object[] | null;
  readonly includes?: { readonly caps?: readonly string[]; readonly arches?: readonly string[] };
}

/** System calls that bubblewrap makes to set up a sandbox. */
const NEEDED = ["clone", "mount", "pivot_root", "umount2", "unshare"];
/** System calls of kernels newer than the engine's profile. Each does what an older one does. */
const LATER = [
  "cachestat",
  "fchmodat2",
  "futex_requeue",
  "futex_wait",
  "futex_waitv",
  "futex_wake",
  "map_shadow_stack",
  "mseal",
];
const ARCHES = new Set(["amd64", "arm64"]);

const { syscalls } = JSON.parse(await readFile(process.argv[2]!, "utf8")) as { readonly syscalls: readonly Rule[] };
const denied = new Set(Object.keys(DENIED).filter((name) => !NEEDED.includes(name)));
const allowed = syscalls.filter(
  ({ action, includes }) =>
    action === "SCMP_ACT_ALLOW" &&
    includes?.caps === undefined &&
    (includes?.arches === undefined || includes.arches.some((arch) => ARCHES.has(arch))),
);
const plain = allowed.filter(({ args }) => (args ?? []).length === 0).flatMap(({ names }) => names);
const names = [...new Set([...plain, ...LATER, ...NEEDED])].filter((name) => !denied.has(name) && name !== "clone3");
const profile = {
  defaultAction: "SCMP_ACT_ERRNO",
  // The answer of a kernel that does not know the call: libraries then use an older one.
  defaultErrnoRet: 38,
  architectures: ["SCMP_ARCH_X86_64", "SCMP_ARCH_AARCH64"],
  syscalls: [
    { names: names.toSorted(), action: "SCMP_ACT_ALLOW" },
    // The filter cannot inspect its arguments; the C library then uses `clone`.
    { names: ["clone3"], action: "SCMP_ACT_ERRNO", errnoRet: 38 },
    ...allowed
      .filter(({ args }) => (args ?? []).length > 0)
      .map(({ names: looked, action, args }) => ({ names: looked, action, args })),
  ],
};
process.stdout.write(`${JSON.stringify(profile, undefined, 2)}\n`);
