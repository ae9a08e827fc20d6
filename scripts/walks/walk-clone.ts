/**
 * The second walk: a clone and `npm start`, from scratch. First as the current user, without git, in a path with spaces and non-ASCII
 * letters, with `engine-strict`; then as an unprivileged user with empty caches, counting the downloaded bytes.
 * `node scripts/run.mjs scripts/walks/walk-clone.ts`
 */
import { execFile } from "node:child_process";
import { chmod, chown, lchown, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { startCountingProxy } from "./counting-proxy.ts";
import { AFTER_CTRL_C, bare, type } from "./stranger.ts";
import type { Stranger } from "./stranger.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
/** Maximum download from the first command to the first parsed document. */
const MAX_BYTES = 200_000_000;
const MAX_LINES = 100;
/** Id of the user without rights on Debian, Alpine and others. */
const UNPRIVILEGED = 65_534;

const scratch = await mkdtemp(join(tmpdir(), "docsvc-clone-"));
await chmod(scratch, 0o755);
try {
  await walkWithoutGit();
  await walkWithoutRights();
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Uses this machine's caches, because this part does not test the download. */
async function walkWithoutGit(): Promise<void> {
  const folder = await clone("Straße 7, Größe ≥ ж");
  const PATH = await pathWithoutGit();
  const env = await bare(homedir(), { PATH, npm_config_engine_strict: "true", DOCSVC_SETUP_APT: "0" });
  await start("no git, blanks and letters in the path, engine-strict", { folder, env });
}

async function walkWithoutRights(): Promise<void> {
  if (process.getuid?.() !== 0) return console.log("SKIPPED: only root can become another user");
  const folder = await clone("no-one");
  await using proxy = await startCountingProxy();
  const home = join(scratch, "home");
  const env = await bare(home, { HTTPS_PROXY: proxy.url, https_proxy: proxy.url, PATH: systemPath() });
  for (const path of [home, folder]) await give(path, UNPRIVILEGED);
  await start("a user without rights, nothing in the caches", { folder, env, uid: UNPRIVILEGED });
  console.log(`  ${(proxy.bytes() / 1e6).toFixed(0)} MB fetched`);
  if (proxy.bytes() < 1e6) throw new Error("Nothing came through the proxy that counts.");
  if (proxy.bytes() > MAX_BYTES) throw new Error(`More than ${MAX_BYTES / 1e6} MB were fetched.`);
}

async function start(name: string, stranger: Stranger): Promise<void> {
  const started = performance.now();
  const typed = type(stranger, "npm start -- --port 0");
  const screen = await typed.saw("Try it");
  const seconds = Math.round((performance.now() - started) / 1000);
  const curl = /Try it\s+(curl .+)/.exec(screen)![1]!;
  const { stdout } = await run("sh", ["-c", curl], { cwd: stranger.folder });
  const { code, lines } = await typed.stop();
  if (!stdout.includes('"file_id":"docsvc://') || !AFTER_CTRL_C.includes(code)) {
    throw new Error(`${curl} gave ${stdout}; ended with ${code}:\n${screen}`);
  }
  if (!/^Parsed ruled-tables\.pdf: 5 pages/m.test(screen) || !/What does a burst cost/.test(screen)) {
    throw new Error(`No document was parsed:\n${screen}`);
  }
  console.log(`${name}: ${seconds} s to the first document, ${lines} lines`);
  if (lines > MAX_LINES) throw new Error(`More than ${MAX_LINES} lines:\n${screen}`);
}

async function clone(name: string): Promise<string> {
  const folder = join(scratch, name, "docsvc");
  await run("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, folder]);
  return folder;
}

/** The folder of this machine's own Node, without the workspace's Node. */
function systemPath(): string {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .join(delimiter);
}

/** A PATH whose `git` fails as if it were not installed. */
async function pathWithoutGit(): Promise<string> {
  const bin = join(scratch, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "git"), "#!/bin/sh\necho git: not found >&2\nexit 127\n", { mode: 0o755 });
  return `${bin}${delimiter}${systemPath()}`;
}

async function give(path: string, uid: number): Promise<void> {
  await chown(path, uid, uid);
  for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), uid, uid);
}
