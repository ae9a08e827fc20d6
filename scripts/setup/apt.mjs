/** Installs Debian packages on a machine where other programs install too, and where a previous run may have been interrupted. */
import { spawnSync } from "node:child_process";
import { PAUSE_SECONDS, insist, pause } from "./patience.mjs";

/** Other installers hold the lock of the package lists for seconds, and that of the packages for minutes. */
const MAX_LOCK_SECONDS = 600;

/** @param {readonly (readonly string[])[]} groups packages that belong together */
export async function installPackages(groups) {
  const names = groups.flat();
  console.error(`Setting up, once: apt-get install ${names.join(" ")} (DOCSVC_SETUP_APT=0 skips it) …`);
  await insist(() => apt("update"));
  const install = (wanted) => apt("install", "--yes", "--no-install-recommends", ...wanted);
  // One unavailable package must not prevent the installation of the others.
  if (!(await insist(() => install(names)))) for (const group of groups) install(group);
}

function apt(...args) {
  const patience = ["-o", `DPkg::Lock::Timeout=${MAX_LOCK_SECONDS}`, "-o", "Acquire::Retries=3"];
  for (let waited = 0; ; waited += PAUSE_SECONDS) {
    const { status, signal, stdout, stderr, error } = program("apt-get", "-qq", ...patience, ...args);
    if (status === 0) return true;
    if (waited < MAX_LOCK_SECONDS && /Could not get lock/.test(stderr ?? "")) {
      pause();
      continue;
    }
    process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`);
    if (error !== undefined) console.error(`apt-get cannot be started: ${error.message}`);
    const wasInterrupted = signal !== null || /dpkg was interrupted/.test(stderr ?? "");
    if (signal !== null) console.error(`apt-get ${args[0]} was interrupted by ${signal}.`);
    if (wasInterrupted) repair();
    return false;
  }
}

/** dpkg requires this after an interruption before it installs anything else. */
function repair() {
  console.error("Finishing what the interrupted installation had begun: dpkg --configure -a");
  const { stderr, status } = program("dpkg", "--configure", "-a");
  if (status !== 0) process.stderr.write(stderr ?? "");
}

function program(name, ...args) {
  return spawnSync(name, args, {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: Infinity,
    // At run level 1 no server is started: the tests start their own.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1", LC_ALL: "C" },
  });
}
