/**
 * Programs beside Node that docsvc uses where they are. As root on Debian or Ubuntu they are installed with apt-get, unless
 * `DOCSVC_SETUP_APT=0`; otherwise it is said once what is missing and what goes on without it.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { PAUSE_SECONDS, insist, pause } from "./patience.mjs";

/** What the service uses. */
const OF_THE_SERVICE = [
  {
    names: ["tesseract-ocr"],
    isThere: () => installed("tesseract"),
    without: "scans are recognised by the slower WebAssembly build that docsvc brings along",
  },
  {
    names: ["bubblewrap"],
    isThere: () => installed("bwrap"),
    without: "documents are read in processes without the sandbox (docsvc doctor tells what keeps them instead)",
    platform: "linux",
  },
];

/** What the service uses and nobody must have: 110 MB to download, 420 MB installed. */
const LIBREOFFICE = {
  names: ["libreoffice-writer-nogui", "libreoffice-impress-nogui"],
  isThere: () => installed("soffice"),
  without: "Office documents get estimated boxes, and DOC, PPT and ODP are refused (their tests are skipped)",
};

/** What tests start beyond that: a database server, an S3 server (70 MB to download, 270 MB installed) and a browser. */
const OF_THE_TESTS = [
  {
    names: ["postgresql"],
    isThere: () => installed("initdb") || hasDebianPostgres(),
    without: "the tests of a fleet over PostgreSQL are skipped",
  },
  {
    names: ["ceph-mon", "ceph-osd", "radosgw", "ceph-common"],
    isThere: () => installed("radosgw"),
    without: "the tests of files in a bucket are skipped",
  },
  LIBREOFFICE,
  { names: ["chromium"], isThere: () => installed("chromium"), without: "the tests in a browser are skipped" },
  {
    names: ["busybox"],
    isThere: () => installed("busybox"),
    without: "whether the program starts where env is BusyBox's, as on Alpine, is not tried",
    platform: "linux",
  },
];

/** @param {"start" | "all"} scope */
export async function installPrograms(scope) {
  const wanted = scope === "all" ? [...OF_THE_SERVICE, ...OF_THE_TESTS] : OF_THE_SERVICE;
  const missing = () =>
    wanted.filter(({ isThere, platform }) => !isThere() && (platform ?? process.platform) === process.platform);
  if (missing().length === 0) return;
  if (mayInstall()) await installDebianPackages(missing());
  for (const line of tellMissing(missing())) console.error(line);
}

function mayInstall() {
  return process.env.DOCSVC_SETUP_APT !== "0" && installed("apt-get") && process.getuid?.() === 0;
}

const DEBIAN_INSTALL = "To install on Debian or Ubuntu: sudo apt-get install --no-install-recommends";

/**
 * @param {readonly { readonly names: readonly string[], readonly without: string }[]} missing
 * @returns {readonly string[]}
 */
export function tellMissing(missing, platform = process.platform) {
  if (missing.length === 0) return [];
  const names = missing.flatMap((one) => one.names).join(" ");
  const lines = missing.map(({ names: [name], without }) => `Not installed: ${name}; ${without}.`);
  if (platform === "linux") lines.push(`${DEBIAN_INSTALL} ${names}`);
  if (platform === "darwin") lines.push("To install it with Homebrew: brew install tesseract");
  return lines;
}

async function installDebianPackages(missing) {
  const names = missing.flatMap((one) => one.names);
  console.error(`Setting up, once: apt-get install ${names.join(" ")} (DOCSVC_SETUP_APT=0 leaves it) …`);
  await insist(() => apt("update"));
  const install = (wanted) => apt("install", "--yes", "--no-install-recommends", ...wanted);
  // One that is not to be had must not keep the others away.
  if (!(await insist(() => install(names)))) for (const one of missing) install(one.names);
}

/** Other programs that install something hold the lock of the lists for seconds, and that of the packages for minutes. */
const LOCK_SECONDS = 600;

function apt(...args) {
  const patience = ["-o", `DPkg::Lock::Timeout=${LOCK_SECONDS}`, "-o", "Acquire::Retries=3"];
  for (let waited = 0; ; waited += PAUSE_SECONDS) {
    const { status, stdout, stderr } = spawnSync("apt-get", ["-qq", ...patience, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      maxBuffer: Infinity,
      // At run level 1 no server is started: the tests start their own.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1", LC_ALL: "C" },
    });
    if (status === 0) return true;
    if (waited >= LOCK_SECONDS || !/Could not get lock/.test(stderr ?? "")) {
      process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`);
      return false;
    }
    pause();
  }
}

/** Debian keeps the programs of a server out of the PATH, one folder a version; those of a client alone lie there, too. */
function hasDebianPostgres() {
  const versions = "/usr/lib/postgresql";
  return (
    existsSync(versions) && readdirSync(versions).some((name) => existsSync(join(versions, name, "bin", "initdb")))
  );
}

function installed(program) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
}
