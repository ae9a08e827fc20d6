/**
 * Sets the repository up on a machine that has only Node ≥ 20, npm and git: installs the workspace with pnpm from the
 * npm registry. Plain JavaScript without dependencies, because it runs on the machine's own Node before anything is
 * installed; everything after it runs on the Node 24 that the install brings along.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".docsvc-setup");

const windows = process.platform === "win32";

/** Installs what the lock file names, unless that very lock file is installed already. */
export function setup() {
  const lock = join(root, "pnpm-lock.yaml");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(lock)) return;
  const { pnpm } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies;
  console.error("Setting up: installing dependencies (once) …");
  const install = () =>
    spawnSync("npx", ["-y", `pnpm@${pnpm}`, "install", "--frozen-lockfile", "--reporter=append-only"], {
      cwd: root,
      stdio: ["ignore", 2, 2],
      shell: windows,
      env: { ...process.env, CI: "true" },
    }).status === 0;
  if (!insist(install)) {
    console.error("The installation failed. Check that the npm registry is reachable, then run the command again.");
    process.exit(1);
  }
  installDebianPackages(DEBIAN_PACKAGES);
  writeFileSync(stamp, fingerprint(lock));
}

/**
 * The recogniser's own program, faster than its WebAssembly build that the engine brings along, and the sandbox of child processes.
 * Where they cannot be installed, everything else works, and their suites say that they are skipped.
 */
const DEBIAN_PACKAGES = [
  { names: ["tesseract-ocr"], isThere: () => installed("tesseract") },
  { names: ["bubblewrap"], isThere: () => installed("bwrap") },
];

/**
 * A database server for a fleet, an S3 server (70 MB to download and 270 MB installed, in 10 seconds), and a browser that runs the
 * client as a page does. Where they cannot be installed, their suites say that they are skipped.
 */
const DEBIAN_PACKAGES_OF_TESTS = [
  { names: ["postgresql"], isThere: () => installed("initdb") || hasDebianPostgres() },
  { names: ["ceph-mon", "ceph-osd", "radosgw", "ceph-common"], isThere: () => installed("radosgw") },
  { names: ["chromium"], isThere: () => installed("chromium") },
];

/** What tests need beyond what {@link setup} installs. */
export function setupTests() {
  setup();
  installDebianPackages(DEBIAN_PACKAGES_OF_TESTS);
}

function installDebianPackages(packages) {
  const missing = packages.filter(({ isThere }) => !isThere());
  if (missing.length === 0 || !installed("apt-get") || process.getuid?.() !== 0) return;
  const names = missing.flatMap((one) => one.names);
  console.error(`Setting up: installing ${names.join(", ")} (once) …`);
  insist(() => apt("update"));
  const install = (wanted) => apt("install", "--yes", "--no-install-recommends", ...wanted);
  // One that is not to be had must not keep the others away.
  if (!insist(() => install(names))) for (const one of missing) install(one.names);
  const absent = missing.filter(({ isThere }) => !isThere()).flatMap((one) => one.names);
  if (absent.length === 0) return;
  console.error(`Not installed: ${absent.join(", ")}. What needs them is left out, and says so.`);
}

/** Other programs that install something hold the lock of the lists for seconds, and that of the packages for minutes. */
const LOCK_SECONDS = 600;

function apt(...args) {
  const patience = ["-o", `DPkg::Lock::Timeout=${LOCK_SECONDS}`, "-o", "Acquire::Retries=3"];
  for (let waited = 0; ; waited += PAUSE_SECONDS) {
    const { status, stderr } = spawnSync("apt-get", ["-qq", ...patience, ...args], {
      stdio: ["ignore", 2, "pipe"],
      encoding: "utf8",
      maxBuffer: Infinity,
      // At run level 1 no server is started: the tests start their own.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1", LC_ALL: "C" },
    });
    process.stderr.write(stderr ?? "");
    if (status === 0) return true;
    if (waited >= LOCK_SECONDS || !/Could not get lock/.test(stderr ?? "")) return false;
    pause();
  }
}

/** How often a network is asked that may fail now and then, and how long it is given between. */
const TRIES = 3;
const PAUSE_SECONDS = 5;

/** Whether it worked, at once or when tried again. */
function insist(work) {
  for (let tries = 1; ; tries++) {
    if (work()) return true;
    if (tries === TRIES) return false;
    console.error(`That did not work; once more in ${PAUSE_SECONDS} seconds.`);
    pause();
  }
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_SECONDS * 1000);
}

/** Debian keeps the programs of a server out of the PATH, one folder a version; those of a client alone lie there, too. */
function hasDebianPostgres() {
  const versions = "/usr/lib/postgresql";
  return (
    existsSync(versions) && readdirSync(versions).some((name) => existsSync(join(versions, name, "bin", "initdb")))
  );
}

function installed(program) {
  return process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/**
 * Runs a program of the workspace, or a `.ts` file, on the workspace's Node.
 *
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, options = {}) {
  const isScript = /\.m?[tj]s$/.test(command);
  const child = spawn(
    isScript ? join(bin, "node") : command,
    // `node:sqlite` still announces itself as experimental on Node 24.
    isScript ? ["--disable-warning=ExperimentalWarning", join(root, command), ...args] : args,
    { cwd: root, stdio: "inherit", shell: windows, ...options, env: workspaceEnv(options.env) },
  );
  // The child owns the terminal: it decides how to end, and this process waits for it.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
  });
}

function workspaceEnv(env = process.env) {
  return { ...env, PATH: `${bin}${delimiter}${env.PATH}` };
}

function fingerprint(lock) {
  return createHash("sha256").update(readFileSync(lock)).digest("hex");
}
