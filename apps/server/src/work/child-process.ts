import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Writable } from "node:stream";
import { FILTER_DESCRIPTOR } from "../isolation/isolation.ts";
import type { Isolation } from "../isolation/isolation.ts";
import { onPath } from "../isolation/on-path.ts";
import { HEAP_OPTIONS } from "./heap-options.ts";
import { MAX_OUTPUT_BYTES } from "./child-workspace.ts";
import type { ChildWorkspace } from "./child-workspace.ts";

export interface ChildOptions {
  readonly memoryBytes: number;
  readonly isolation: Isolation;
}

/**
 * Starts a child process with a channel to it and its level of isolation. Its environment contains no secret of the service, and the kernel
 * limits it if the machine has `prlimit` (and `setpriv`, so that it dies with its parent even during a computation). It leads a process
 * group, so that {@link killTree} reaches the programs that it started.
 */
export function startChild(
  entry: URL,
  { folders, owner }: Pick<ChildWorkspace, "folders" | "owner">,
  { memoryBytes, isolation }: ChildOptions,
): ChildProcess {
  const { launcher, nodeFlags, filter } = isolation.wrap(folders, owner);
  const command: readonly string[] = [
    ...launcher,
    ...kernelLimits(memoryBytes, owner !== undefined),
    process.execPath,
    ...nodeFlags,
    "--disable-warning=ExperimentalWarning",
    // Only V8's own heap; WebAssembly memory and buffers are outside it, limited by the watchdog and RLIMIT_DATA
    `--max-old-space-size=${Math.ceil((memoryBytes / 1024 / 1024) * 0.75)}`,
    ...HEAP_OPTIONS,
    fileURLToPath(entry),
    ...isolation.plugins,
  ];
  const child = spawn(command[0]!, command.slice(1), {
    cwd: owner === undefined ? folders.temporary : "/",
    env: childEnvironment(folders.temporary),
    // The fourth is the channel, at `CHANNEL_DESCRIPTOR`.
    stdio: ["ignore", "ignore", "pipe", "pipe", ...(filter === undefined ? [] : ["pipe" as const])],
    // On Windows that would open a window.
    detached: process.platform !== "win32",
  });
  const pipe = child.stdio[FILTER_DESCRIPTOR] as Writable | undefined;
  // If a launcher ends before it has read the filter, its exit reports it.
  pipe?.on("error", () => {}).end(filter);
  return child;
}

/** Ends a child and everything that it started. */
export function killTree(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (process.platform === "win32") {
    child.kill("SIGKILL");
    return;
  }
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // No process of it is left.
  }
}

function childEnvironment(home: string): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(
    ENVIRONMENT.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined),
  );
  // One thread for each OCR process, because the slots already run in parallel.
  return { ...kept, ...namesOf(home), OMP_THREAD_LIMIT: "1" };
}

/** The folder for temporary files under the names that the system's programs know. */
function namesOf(home: string): NodeJS.ProcessEnv {
  return process.platform === "win32" ? { USERPROFILE: home, TEMP: home, TMP: home } : { HOME: home, TMPDIR: home };
}

/** Variables that programs need to run at all; all others may contain secrets. */
const ENVIRONMENT = ["PATH", "LANG", "LC_ALL", "TZ", "TESSDATA_PREFIX", "SystemRoot"] as const;

function kernelLimits(memoryBytes: number, hasOwner: boolean): readonly string[] {
  const setpriv = onPath("setpriv");
  const prlimit = onPath("prlimit");
  return [
    ...(setpriv === undefined ? [] : [setpriv, "--pdeathsig", "KILL", "--no-new-privs"]),
    // Well above the watchdog's limit: this limits reserved memory, the watchdog resident memory, and an idle Node.js has 560 MiB reserved
    // and 42 MiB resident. RLIMIT_AS is useless, because V8 reserves terabytes of address space.
    ...(prlimit === undefined
      ? []
      : [
          prlimit,
          `--data=${memoryBytes * 2 + RESERVED_BYTES}`,
          `--fsize=${MAX_FILE_BYTES}`,
          "--nofile=512",
          // Threads count. If the child has its own user, the kernel counts only that child's.
          ...(hasOwner ? [`--nproc=${MAX_THREADS}`] : []),
          "--core=0",
        ]),
  ];
}

const RESERVED_BYTES = 1024 ** 3;
const MAX_FILE_BYTES: number = MAX_OUTPUT_BYTES;
/** An idle child has about twelve. */
const MAX_THREADS = 512;
