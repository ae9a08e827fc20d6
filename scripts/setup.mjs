/**
 * Sets the repository up on a machine that has only Node ≥ 20, npm and git: installs the workspace with pnpm from the
 * npm registry. Plain JavaScript without dependencies, because it runs on the machine's own Node before anything is
 * installed; everything after it runs on the Node 24 that the install brings along.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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
  const install = spawnSync("npx", ["-y", `pnpm@${pnpm}`, "install", "--frozen-lockfile", "--reporter=append-only"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: windows,
    env: { ...process.env, CI: "true" },
  });
  if (install.status !== 0) {
    console.error("The installation failed. Check that the npm registry is reachable, then run the command again.");
    process.exit(install.status ?? 1);
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
  { names: ["postgresql"], isThere: () => installed("initdb") || existsSync("/usr/lib/postgresql") },
  { names: ["ceph-mon", "ceph-osd", "radosgw", "ceph-common"], isThere: () => installed("radosgw") },
  { names: ["chromium"], isThere: () => installed("chromium") },
];

/** What tests need beyond what {@link setup} installs. */
export function setupTests() {
  setup();
  installDebianPackages(DEBIAN_PACKAGES_OF_TESTS);
}

function installDebianPackages(packages) {
  const missing = packages.filter(({ isThere }) => !isThere()).flatMap(({ names }) => names);
  if (missing.length === 0 || !installed("apt-get") || process.getuid?.() !== 0) return;
  console.error(`Setting up: installing ${missing.join(", ")} (once) …`);
  const apt = (...args) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", 2, 2],
      // At run level 1 no server is started: the tests start their own.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
  apt("update");
  apt("install", "--yes", "--no-install-recommends", ...missing);
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
