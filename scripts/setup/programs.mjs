/**
 * Programs that docsvc and its tests use if they are installed. As root on Debian or Ubuntu the set-up installs them with apt-get, unless
 * `DOCSVC_SETUP_APT=0`; otherwise it reports once what is missing and what works without it.
 */
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages } from "./apt.mjs";

/**
 * @typedef {object} Wanted
 * @property {readonly string[]} names names of the Debian packages
 * @property {readonly string[]} programs every program that the service or the tests start; if one is missing, the entry is missing
 * @property {string} without the effect of its absence
 * @property {string} [platform]
 */

/** Used by the service. */
const OF_THE_SERVICE = [
  {
    names: ["tesseract-ocr"],
    programs: ["tesseract"],
    without: "scans are recognised by the slower WebAssembly build that docsvc brings along",
  },
  {
    names: ["bubblewrap"],
    programs: ["bwrap"],
    without: "documents are read in processes without the sandbox (docsvc doctor says what holds them instead)",
    platform: "linux",
  },
  {
    names: ["fonts-wqy-microhei"],
    programs: ["/usr/share/fonts/truetype/wqy/wqy-microhei.ttc"],
    without: "forms and stamps in Chinese, Japanese and Korean are refused unless another font for them is installed",
    platform: "linux",
  },
];

/** Used only by the tests: a database server, an S3 server (70 MB to download, 270 MB installed), an office suite, a browser. */
export const OF_THE_TESTS = [
  {
    names: ["postgresql"],
    programs: ["initdb", "pg_ctl", "postgres"],
    without: "the tests of a fleet over PostgreSQL are skipped",
  },
  {
    names: ["ceph-mon", "ceph-osd", "radosgw", "ceph-common"],
    programs: ["ceph", "ceph-authtool", "ceph-mon", "ceph-osd", "monmaptool", "radosgw", "radosgw-admin"],
    without: "the tests of files in a bucket are skipped",
  },
  // 110 MB to download, 420 MB installed.
  {
    names: ["libreoffice-writer-nogui", "libreoffice-impress-nogui"],
    programs: ["soffice", ...officeParts()],
    without: "Office documents get estimated boxes, and DOC, PPT and ODP are refused (their tests are skipped)",
  },
  { names: ["chromium"], programs: ["chromium"], without: "the tests in a browser are skipped" },
  {
    names: ["chromium-headless-shell"],
    programs: ["chromium-headless-shell"],
    without: "web pages and texts are printed by the whole of Chromium, which takes three times as long",
  },
  // 25 MB to download, 170 MB installed.
  {
    names: ["pandoc"],
    programs: ["pandoc"],
    without: "one text in each format that pandoc writes is not compared (its tests are skipped)",
  },
  { names: ["python3"], programs: ["python3"], without: "the examples in Python are not tried" },
  {
    names: ["busybox"],
    programs: ["busybox"],
    without: "whether the program starts where env is BusyBox's, as on Alpine, is not tried",
    platform: "linux",
  },
];

/** @param {"start" | "all"} scope */
export async function installPrograms(scope) {
  const wanted = scope === "all" ? [...OF_THE_SERVICE, ...OF_THE_TESTS] : OF_THE_SERVICE;
  const missing = () => missingOf(wanted);
  if (missing().length === 0) return;
  if (mayInstall()) await installPackages(missing().map(({ names }) => names));
  for (const line of tellMissing(missing())) console.error(line);
}

/**
 * @param {readonly Wanted[]} wanted
 * @returns {readonly Wanted[]}
 */
export function missingOf(wanted, platform = process.platform) {
  const here = wanted.filter((one) => (one.platform ?? platform) === platform);
  return here.filter(({ programs }) => !programs.every(isInstalled));
}

function mayInstall() {
  return process.env.DOCSVC_SETUP_APT !== "0" && isInstalled("apt-get") && process.getuid?.() === 0;
}

const DEBIAN_INSTALL = "To install on Debian or Ubuntu: sudo apt-get install --no-install-recommends";

/**
 * @param {readonly Pick<Wanted, "names" | "without">[]} missing
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

/** Debian has `soffice` even if the office suite's components for texts and presentations are missing, so this checks their libraries. */
function officeParts() {
  const folder = "/usr/lib/libreoffice/program";
  return existsSync(folder) ? ["libmswordlo.so", "libslideshowlo.so"].map((name) => join(folder, name)) : [];
}

/** @param {string} program its name, or a path */
function isInstalled(program) {
  if (program.startsWith("/")) return existsSync(program);
  return [...(process.env.PATH ?? "").split(delimiter), ...debianPostgres()].some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Debian keeps server programs outside the PATH, one folder per version; a client alone has such a folder too. */
function debianPostgres() {
  const versions = "/usr/lib/postgresql";
  return existsSync(versions) ? readdirSync(versions).map((name) => join(versions, name, "bin")) : [];
}
