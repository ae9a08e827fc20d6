/**
 * Runs the image's program where it can make a sandbox and where it cannot, as under a container engine's default profile. Without the sandbox it
 * reads documents under Landlock, and refuses to start if the settings require the sandbox.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Rehearsed {
  /** The program and the arguments that precede a command's name. */
  readonly program: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Writable by the user; contains `data`. */
  readonly scratch: string;
  readonly user: { readonly uid?: number; readonly gid?: number };
  readonly say: (text: string) => void;
}

const HOLDS = /isolation\s+a job's process sees only its own document and no network \(bubblewrap\)/;
const HOLDS_WITHOUT =
  /isolation\s+a job's process reads its own document alone, and has no network \(Landlock and seccomp\)/;
const REFUSED = /There is no sandbox for documents here: bubblewrap is installed/;

/** @throws if the sandbox fails to contain a child, or a start without it is not refused */
export async function rehearseWalls(rehearsed: Rehearsed): Promise<void> {
  await check("bubblewrap within itself", rehearsed, (command, isOff) => within(rehearsed, command, isOff));
  const hasRunc = await run("runc", ["--version"]).then(
    () => process.getuid?.() === 0,
    () => false,
  );
  if (!hasRunc) return rehearsed.say("no container was started: that takes runc, and root");
  return check("a container of runc", rehearsed, (command, isOff) => inContainer(rehearsed, command, isOff));
}

type Run = (command: readonly string[], isOff: boolean) => Promise<string>;

async function check(where: string, { say, program }: Rehearsed, start: Run): Promise<void> {
  const doctor = await start([...program, "doctor"], false);
  if (!HOLDS.test(doctor)) throw new Error(`In ${where} there is no sandbox:\n${doctor}`);
  const without = await start([...program, "doctor"], true);
  if (!HOLDS_WITHOUT.test(without)) throw new Error(`In ${where} nothing holds without namespaces:\n${without}`);
  const serve = await start(["sh", "-c", UNTIL_HEALTHY, "serve", ...program, "serve", "--json"], true);
  if (!serve.includes("\nhealthy\n")) {
    throw new Error(`In ${where} the service does not start without namespaces:\n${serve}`);
  }
  const strict = await start(["env", "DOCSVC_ISOLATION=sandbox", ...program, "serve", "--json"], true);
  if (!REFUSED.test(strict)) throw new Error(`In ${where} a start without namespaces was not refused:\n${strict}`);
  say(`${where}: a sandbox where namespaces are on; where they are off, Landlock, or no start where it is not wanted`);
}

/** Starts the service, waits until it is healthy, and stops it. */
const UNTIL_HEALTHY = `
"$@" & service=$!
until node -e 'fetch("http://127.0.0.1:" + process.env.DOCSVC_PORT + "/health").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))'; do
  kill -0 $service || exit 1
  sleep 0.2
done
kill $service; wait $service
printf '\nhealthy\n'
`;

/** Returns a program's output in a sandbox that shows the whole machine and can forbid namespaces within itself. */
async function within({ environment, user }: Rehearsed, command: readonly string[], isOff: boolean): Promise<string> {
  const off = isOff ? ["--unshare-user", "--disable-userns"] : [];
  const child = spawn("bwrap", ["--dev-bind", "/", "/", ...off, ...command], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  return output;
}

/** Does the same in a container as compose and Kubernetes make it: no capability, no new privileges, parts of /proc masked. */
async function inContainer(
  { environment, scratch, user }: Rehearsed,
  command: readonly string[],
  isOff: boolean,
): Promise<string> {
  const bundle = join(scratch, isOff ? "bundle-off" : "bundle-on");
  await mkdir(join(bundle, "rootfs"), { recursive: true });
  const none = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] };
  const config = {
    ociVersion: "1.0.2",
    process: {
      user,
      args: command,
      env: Object.entries({ ...environment, TMPDIR: join(scratch, "data") }).map((entry) => entry.join("=")),
      cwd: "/",
      capabilities: none,
      noNewPrivileges: true,
    },
    root: { path: "rootfs", readonly: true },
    mounts: [
      { destination: "/proc", type: "proc", source: "proc" },
      { destination: "/dev", type: "tmpfs", source: "tmpfs", options: ["nosuid", "mode=755"] },
      { destination: join(scratch, "data"), type: "bind", source: join(scratch, "data"), options: ["bind", "rw"] },
    ],
    linux: {
      namespaces: ["pid", "ipc", "uts", "mount", "network"].map((type) => ({ type })),
      maskedPaths: ["/proc/acpi", "/proc/kcore", "/proc/keys", "/proc/timer_list", "/sys/firmware"],
      readonlyPaths: ["/proc/bus", "/proc/irq", "/proc/sys", "/proc/sysrq-trigger"],
      seccomp: await profile(isOff),
    },
  };
  await writeFile(join(bundle, "config.json"), JSON.stringify(config));
  // The mount of the machine's own root disappears with the namespace that it is made in.
  const script = 'mount --rbind / "$1/rootfs" && exec runc --root "$1/state" run --bundle "$1" docsvc-rehearsal';
  return run("unshare", ["--mount", "--propagation", "private", "sh", "-c", script, "rehearsal", bundle]).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: { readonly stdout: string; readonly stderr: string }) => error.stdout + error.stderr,
  );
}

/** `seccomp.json`; with namespaces off, it matches a container engine's default. */
async function profile(isOff: boolean): Promise<object> {
  const own = JSON.parse(await readFile(join(import.meta.dirname, "seccomp.json"), "utf8")) as {
    readonly syscalls: readonly { readonly names: readonly string[]; readonly action: string }[];
  };
  if (!isOff) return own;
  const forbidden = new Set(["clone", "mount", "pivot_root", "umount2", "unshare"]);
  const syscalls = own.syscalls.map((rule) => ({ ...rule, names: rule.names.filter((name) => !forbidden.has(name)) }));
  const threads = {
    names: ["clone"],
    action: "SCMP_ACT_ALLOW",
    // No flag for a new namespace.
    args: [{ index: 0, value: 0x7e02_0000, valueTwo: 0, op: "SCMP_CMP_MASKED_EQ" }],
  };
  return { ...own, syscalls: [...syscalls, threads] };
}
