/**
 * The fourth walk: common problems of a new machine. Without network, permissions or disk space, or if a port is taken, each command must exit with
 * an error code and a message that names the cause, without a stack trace. The set-up of a clone, which downloads for minutes, is only tested with
 * `DOCSVC_TESTS=long`. `node scripts/run.mjs scripts/walks/walk-failures.ts`
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { effort } from "../../fixtures/effort.ts";
import { bare, expectScreen } from "./stranger.ts";
import type { Stranger } from "./stranger.ts";

const root = join(import.meta.dirname, "../..");
const UNPRIVILEGED = 65_534;
const NEWCOMER = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));

const scratch = await mkdtemp(join(tmpdir(), "docsvc-failures-"));
await chmod(scratch, 0o755);
const report = join(scratch, "report.pdf");
/** Bubblewrap runs a command with the same files, except for one restriction. */
const SAME = `bwrap --dev-bind / / --die-with-parent`;
const docsvc = join(root, "docsvc");
try {
  await copyFile(join(root, "fixtures/report/report.pdf"), report);
  if (await hasWalls()) {
    if (effort(false, true)) await setUpFails();
    await commandFails();
  } else console.log("SKIPPED: bubblewrap, which takes the network and the disk away, is not there or may do nothing");
  await portIsTaken();
} finally {
  await rm(scratch, { recursive: true });
}

/** Nothing of ours is installed, and the caches are empty. */
async function setUpFails(): Promise<void> {
  const folder = join(scratch, "clone");
  await promisify(execFile)("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, folder]);
  const home = join(scratch, "home");
  const env = await bare(home, { PATH: NEWCOMER.join(delimiter) });
  const newcomer: Stranger = { folder, env };
  const start = "npm start -- --port 0";
  await fails(newcomer, `${SAME} --unshare-net ${start}`, 1, /The npm registry cannot be reached\. Check the network/);
  await fails(newcomer, `${SAME} --size 20000000 --tmpfs ${home} ${start}`, 1, /The disk is full\. The set-up needs/);
  if (process.getuid?.() !== 0) return console.log("SKIPPED: only root can become a user without rights");
  // The clone belongs to root too; npm accesses the home first.
  await fails({ ...newcomer, uid: UNPRIVILEGED }, start, 1, /This user may not write to \S+/);
}

async function commandFails(): Promise<void> {
  const full = join(scratch, "full");
  await mkdir(full);
  const user: Stranger = { folder: scratch, env: await bare(join(scratch, "other-home")) };
  const onFullDisk = `${SAME} --size 4096 --tmpfs ${full}`;
  await fails(user, `${onFullDisk} ${docsvc} parse ${report} --out ${full}/a.md`, 1, /disk is full|no space/i);
  await fails(user, `${onFullDisk} ${docsvc} serve --port 0 --data ${full}/data`, 1, /disk is full|no space/i);
  await fails(user, `${SAME} --unshare-net ${docsvc} parse https://document.test/a.pdf`, 1, /document\.test/);
  await fails(user, `${docsvc} serve --port 0 --data /proc/docsvc`, 1, /\/proc\/docsvc/);
  const noHome = { ...user, env: { ...user.env, HOME: "/proc/none" } };
  await expectScreen(noHome, `${docsvc} parse ${report}`, { code: 0, says: /^# Annual Report 2023$/m });
  console.log("docsvc parse, a home that is not there: continues without");
}

async function portIsTaken(): Promise<void> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const user: Stranger = { folder: root, env: await bare(join(scratch, "third-home"), { DOCSVC_SETUP_APT: "0" }) };
  const says = new RegExp(`Port ${port} is in use by another program`);
  await fails(user, `npm start -- --port ${port}`, 1, says);
  await fails({ ...user, folder: scratch }, `${docsvc} serve --port ${port}`, 1, says);
  other.close();
}

async function fails(stranger: Stranger, line: string, code: number, says: RegExp): Promise<void> {
  const started = performance.now();
  const { screen } = await expectScreen(stranger, line, { code, says });
  if (/^\s+at .+:\d+:\d+\)?$/m.test(screen)) throw new Error(`${line} shows a stack:\n${screen}`);
  const sentence = screen
    .split("\n")
    .find((each) => says.test(each))!
    .trim();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${line.replaceAll(scratch, "~").replaceAll(root, ".")}\n  ${code}, ${seconds} s: ${sentence.replaceAll(scratch, "~")}`,
  );
}

async function hasWalls(): Promise<boolean> {
  const tried = promisify(execFile)("bwrap", ["--dev-bind", "/", "/", "--unshare-net", "true"]);
  return await tried.then(
    () => true,
    () => false,
  );
}
