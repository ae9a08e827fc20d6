/**
 * The first walk: an empty folder, `npx`, and the first commands of the README, on this Node; with `DOCSVC_TESTS=long`, on each supported version of
 * Node, and on one that is too old. The packages come from a registry of this run. `node scripts/run.mjs scripts/walks/walk-npx.ts`
 */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { effort } from "../../fixtures/effort.ts";
import { fencedBlocks } from "../docs/blocks.ts";
import { startRegistry } from "./registry.ts";
import { AFTER_CTRL_C, bare, expectScreen, type } from "./stranger.ts";
import type { Stranger } from "./stranger.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
/** The workspace's own Node, which is not installed again. */
const THIS = "this";
const PROMISED = effort([THIS], ["22.19", "24", "26"]);
const TOO_OLD = effort([], ["20"]);

const scratch = await mkdtemp(join(tmpdir(), "docsvc-npx-"));
const readme = fencedBlocks(await readFile(join(root, "README.md"), "utf8"));
const parse = readme.find(({ text }) => text.startsWith("npx docsvc parse"))!.text;
const serve = "npx docsvc serve";

try {
  await using registry = await startRegistry(["packages/docsvc", "apps/server", "packages/engine", "packages/client"]);
  await installNodes();
  const env = await bare(join(scratch, "home"), { npm_config_registry: registry.url, npm_config_yes: "true" });
  for (const version of PROMISED) await walk(version, env);
  for (const version of TOO_OLD) await refused(version, env);
} finally {
  await rm(scratch, { recursive: true });
}

async function installNodes(): Promise<void> {
  if (PROMISED.includes(THIS)) return;
  const specs = [...PROMISED, ...TOO_OLD].map((version) => `node-${version}@npm:node@${version}`);
  // Outside the empty folders' parents, because npx looks for programs in every parent folder.
  const flags = ["--no-audit", "--no-fund", "--prefer-offline", "--prefix", join(scratch, "nodes")];
  await run("npm", ["install", ...flags, ...specs], { cwd: scratch });
}

async function stranger(version: string, env: NodeJS.ProcessEnv): Promise<Stranger> {
  const folder = join(scratch, `empty-${version}`);
  const bin = join(scratch, `bin-${version}`);
  await mkdir(folder);
  await mkdir(bin);
  const node = version === THIS ? process.execPath : join(scratch, `nodes/node_modules/node-${version}/bin/node`);
  await symlink(node, join(bin, "node"));
  await copyFile(join(root, "fixtures/report/report.pdf"), join(folder, "report.pdf"));
  return { folder, env: { ...env, PATH: `${bin}${delimiter}${env["PATH"]}` } };
}

async function refused(version: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { screen } = await expectScreen(await stranger(version, env), parse, {
    code: 1,
    says: new RegExp(`docsvc needs Node 22\\.19 or later; this is ${version}\\.`),
  });
  if (/^\s+at /m.test(screen)) throw new Error(`A stack on the screen:\n${screen}`);
  console.log(`Node ${version}: ${screen.trimEnd().split("\n").at(-1)}`);
}

async function walk(version: string, env: NodeJS.ProcessEnv): Promise<void> {
  const started = performance.now();
  const who = await stranger(version, env);
  const parsed = await expectScreen(who, parse, { code: 0, says: /^# Annual Report 2023$/m });
  const warned = parsed.screen.split("\n").filter((line) => /warn|deprecat|ExperimentalWarning/i.test(line));
  const typed = type({ ...who, env: { ...who.env, DOCSVC_PORT: "0" } }, serve);
  const screen = await typed.saw("Try it");
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(screen)![0];
  const { status } = await fetch(`${address}/health`);
  const { code, lines } = await typed.stop();
  if (status !== 200 || !AFTER_CTRL_C.includes(code)) {
    throw new Error(`serve answered ${status} and ended with ${code}:\n${screen}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Node ${version}: parsed, served and stopped in ${seconds} s; ${lines} lines by serve; ${warned.length} warnings`,
  );
  for (const line of warned) console.log(`  ${line}`);
}
