import { spawn } from "node:child_process";

/** How a program of the machine ended. */
export type ProgramEnd =
  | { readonly kind: "ended"; readonly code: number | null; readonly output: string }
  /** It is not installed, or this process may not start programs. */
  | { readonly kind: "absent" }
  | { readonly kind: "late" };

export interface ProgramOptions {
  readonly timeoutMs: number;
  /** Home, temporary folder and working directory of the program. */
  readonly folder: string;
  /** Its temporary folder, relative to `folder`. @defaultValue the absolute path of `folder` */
  readonly temporary?: string;
  readonly signal?: AbortSignal | undefined;
}

/** More than a program prints when asked for a path. */
const MAX_OUTPUT = 100_000;

/**
 * Runs a program until it ends or reaches its deadline. It gets no environment variable of this process except the path, and no proxy access.
 *
 * @throws the signal's reason when it aborts
 */
export function runProgram(
  [command, ...args]: readonly string[],
  { timeoutMs, folder, temporary = folder, signal }: ProgramOptions,
): Promise<ProgramEnd> {
  if (signal?.aborted === true) return Promise.reject(signal.reason);
  const { promise, resolve, reject } = Promise.withResolvers<ProgramEnd>();
  let child: ReturnType<typeof spawn>;
  try {
    child = spawn(command!, args, {
      cwd: folder,
      env: { ...environment(folder), TMPDIR: temporary },
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    // Node's permission model forbids starting programs.
    return Promise.resolve({ kind: "absent" });
  }
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (piece: string) => {
    if (output.length < MAX_OUTPUT) output += piece;
  });
  const timer = setTimeout(() => {
    resolve({ kind: "late" });
    child.kill("SIGKILL");
  }, timeoutMs);
  const onAbort = (): void => {
    reject(signal?.reason as Error);
    child.kill("SIGKILL");
  };
  signal?.addEventListener("abort", onAbort, { once: true });
  const end = (result: ProgramEnd): void => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    resolve(result);
  };
  child.on("error", () => end({ kind: "absent" }));
  child.on("close", (code) => end({ kind: "ended", code, output }));
  return promise;
}

/** Nothing listens on the discard port: fetches through a proxy fail. */
const NOWHERE = "http://127.0.0.1:9";

function environment(folder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    LANG: "C.UTF-8",
    HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_CONFIG_HOME: folder,
    http_proxy: NOWHERE,
    https_proxy: NOWHERE,
    ftp_proxy: NOWHERE,
  };
}
