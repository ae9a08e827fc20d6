import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export interface ChildLimits {
  readonly memoryBytes: number;
}

/**
 * Starts a child process that talks over IPC, with no secret of the service in its environment and bounded by the kernel
 * where the machine has `prlimit` (and `setpriv`, so that it dies with its parent also amid a computation).
 */
export function startChild(entry: URL, scratch: string, limits: ChildLimits): ChildProcess {
  const node = [
    process.execPath,
    "--disable-warning=ExperimentalWarning",
    // V8's own heap; wasm memory and buffers lie outside it and are bounded by the watchdog and by RLIMIT_DATA
    `--max-old-space-size=${Math.ceil((limits.memoryBytes / 1024 / 1024) * 0.75)}`,
    YOUNG_GENERATION,
    fileURLToPath(entry),
  ];
  const [command, ...args] = [...kernelLimits(limits), ...node] as [string, ...string[]];
  return spawn(command, args, {
    cwd: scratch,
    env: childEnvironment(scratch),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "json",
  });
}

function childEnvironment(scratch: string): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(
    ENVIRONMENT.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined),
  );
  // One thread an OCR process: the slots are the parallelism.
  return { ...kept, HOME: scratch, TMPDIR: scratch, OMP_THREAD_LIMIT: "1" };
}

/**
 * MB of each half of V8's young generation, 16 by default: a page's words die before the next page, in a small half as
 * well as in a large one. A parse of 12 manuals takes 210 MB instead of 320, in the same CPU time (±2 %).
 */
const YOUNG_GENERATION = "--max-semi-space-size=4";

/** What programs need to run at all; anything else may hold a secret. */
const ENVIRONMENT = ["PATH", "LANG", "LC_ALL", "TZ", "TESSDATA_PREFIX", "SystemRoot"] as const;

function kernelLimits(limits: ChildLimits): readonly string[] {
  const setpriv = onPath("setpriv");
  const prlimit = onPath("prlimit");
  return [
    ...(setpriv === undefined ? [] : [setpriv, "--pdeathsig", "KILL"]),
    // Well above the watchdog's limit: reserved memory counts here, resident memory there, and an idle Node has reserved
    // 560 MiB with 42 MiB resident. RLIMIT_AS is of no use, V8 reserves address space by the terabyte.
    ...(prlimit === undefined
      ? []
      : [
          prlimit,
          `--data=${limits.memoryBytes * 2 + RESERVED_BYTES}`,
          `--fsize=${MAX_FILE_BYTES}`,
          "--nofile=512",
          "--core=0",
        ]),
  ];
}

const RESERVED_BYTES = 1024 ** 3;
const MAX_FILE_BYTES = 4 * 1024 ** 3;

function onPath(program: string): string | undefined {
  if (process.platform !== "linux") return undefined;
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
