import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onPath } from "../isolation/on-path.ts";

/** Names the file that passes on the environment. */
const HANDED_ON = "DOCSVC_ENVIRONMENT_FILE";
/** Commands that read other people's documents for their whole lifetime. */
const SERVICES: ReadonlySet<string | undefined> = new Set(["serve", "api", "worker"]);
/** Variables that a program needs before any of its code runs. All others may be secrets, and many are. */
const NEEDED =
  /^(PATH|HOME|USER|LANG|LC_\w+|TZ|TERM|TMPDIR|LD_LIBRARY_PATH|TESSDATA_PREFIX|OPENSSL_CONF|SSL_CERT_\w+|NODE_(OPTIONS|ENV|EXTRA_CA_CERTS|COMPILE_CACHE)|UV_THREADPOOL_SIZE)$/;

/**
 * Linux shows the environment that a program was started with to every process of the same user (`/proc/PID/environ`), whatever the program
 * does with it later. So a service executes itself again, in the same process, with an environment that contains no secrets, and reads the
 * original one from a file that it removes at once. As the first process of a container it does so through `tini`, which reaps the processes
 * that read documents, and which would show the same environment if it were started first.
 */
export function clearEnvironment(command: string | undefined): void {
  const path = process.env[HANDED_ON];
  if (path !== undefined) return takeOver(path);
  const configured = Object.entries(process.env).filter(([name]) => !NEEDED.test(name));
  // A parent that communicates with this process would lose its channel.
  const isAlone = process.platform === "linux" && process.env["NODE_CHANNEL_FD"] === undefined;
  if (!SERVICES.has(command) || !isAlone || process.execve === undefined || configured.length === 0) return;
  const needed = Object.entries(process.env).filter(([name]) => NEEDED.test(name));
  const tini = process.pid === 1 ? onPath("tini") : undefined;
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const [file = "", ...args] = tini === undefined ? program : [tini, "--", ...program];
  process.execve(file, [file, ...args], {
    ...Object.fromEntries(needed),
    [HANDED_ON]: handOn(Object.fromEntries(configured)),
  });
}

/** Variables that the program sets itself are only in its memory. */
function takeOver(path: string): void {
  const configured = JSON.parse(readFileSync(path, "utf8")) as NodeJS.ProcessEnv;
  rmSync(dirname(path), { recursive: true });
  delete process.env[HANDED_ON];
  Object.assign(process.env, configured);
}

function handOn(configured: NodeJS.ProcessEnv): string {
  const folder = mkdtempSync(join(isWritable("/dev/shm") ? "/dev/shm" : tmpdir(), "docsvc-"));
  chmodSync(folder, 0o700);
  const path = join(folder, "environment");
  writeFileSync(path, JSON.stringify(configured), { mode: 0o600 });
  return path;
}

/** A folder in memory is preferred, if there is one, so that nothing is written to disk. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
