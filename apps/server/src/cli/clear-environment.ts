import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onPath } from "../isolation/on-path.ts";

/** Names the file in which the environment is handed on. */
const HANDED_ON = "DOCSVC_ENVIRONMENT_FILE";
/** Commands that read other people's documents for as long as they run. */
const SERVICES: ReadonlySet<string | undefined> = new Set(["serve", "api", "worker"]);
/** What a program needs before any of its code runs. Everything else may be a secret, and many are. */
const NEEDED =
  /^(PATH|HOME|USER|LANG|LC_\w+|TZ|TERM|TMPDIR|LD_LIBRARY_PATH|TESSDATA_PREFIX|OPENSSL_CONF|SSL_CERT_\w+|NODE_(OPTIONS|ENV|EXTRA_CA_CERTS|COMPILE_CACHE)|UV_THREADPOOL_SIZE)$/;

/**
 * Linux shows the environment that a program was started with to every process of the same user (`/proc/PID/environ`), whatever the program
 * does with it later. So a service starts itself once more, in its own place, with an environment that shows nothing, and takes what it was
 * given out of a file that it removes at once. As the first process of a container it does so through `tini`, which buries the
 * processes that documents were read in, and which would show the same environment if it came first.
 */
export function clearEnvironment(command: string | undefined): void {
  const path = process.env[HANDED_ON];
  if (path !== undefined) return takeOver(path);
  const told = Object.entries(process.env).filter(([name]) => !NEEDED.test(name));
  // A parent that talks to this process would lose its channel.
  const isAlone = process.platform === "linux" && process.env["NODE_CHANNEL_FD"] === undefined;
  if (!SERVICES.has(command) || !isAlone || process.execve === undefined || told.length === 0) return;
  const needed = Object.entries(process.env).filter(([name]) => NEEDED.test(name));
  const tini = process.pid === 1 ? onPath("tini") : undefined;
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const [file = "", ...args] = tini === undefined ? program : [tini, "--", ...program];
  process.execve(file, [file, ...args], {
    ...Object.fromEntries(needed),
    [HANDED_ON]: handOn(Object.fromEntries(told)),
  });
}

/** Variables that are set by the program itself are in its memory alone. */
function takeOver(path: string): void {
  const told = JSON.parse(readFileSync(path, "utf8")) as NodeJS.ProcessEnv;
  rmSync(dirname(path), { recursive: true });
  delete process.env[HANDED_ON];
  Object.assign(process.env, told);
}

function handOn(told: NodeJS.ProcessEnv): string {
  const folder = mkdtempSync(join(isWritable("/dev/shm") ? "/dev/shm" : tmpdir(), "docsvc-"));
  chmodSync(folder, 0o700);
  const path = join(folder, "environment");
  writeFileSync(path, JSON.stringify(told), { mode: 0o600 });
  return path;
}

/** In memory, where there is such a folder: nothing comes to a disk. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
