/**
 * Packs the packages as they are published, installs them in an empty folder, and parses a document with them: on the current Node, on any
 * system, wherever the clone is. After `npm run build`: `node scripts/try-packed.mjs`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startOf } from "./setup/shell-line.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const scratch = mkdtempSync(join(tmpdir(), "docsvc packed "));
const PACKAGES = ["packages/docsvc", "apps/server", "packages/engine", "packages/client"];

try {
  const packed = join(scratch, "packed");
  const project = join(scratch, "project");
  for (const folder of [packed, project]) mkdirSync(folder);
  // Uses the workspace's own Node and pnpm: those of the machine may be too old to pack.
  for (const name of PACKAGES) {
    node(root, ["scripts/run.mjs", "pnpm", "--dir", name, "pack", "--pack-destination", packed]);
  }
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "scratch", private: true }));
  const tarballs = readdirSync(packed).map((name) => join("..", "packed", name));
  npm(project, ["install", "--no-audit", "--no-fund", ...tarballs]);
  const program = join(project, "node_modules/docsvc/bin/docsvc.js");
  node(project, [program, "--version"]);
  node(project, [program, "parse", join(root, "fixtures/report/report.pdf"), "--out", "report.md"]);
  const text = readFileSync(join(project, "report.md"), "utf8");
  if (!text.startsWith("# Annual Report 2023\n")) throw new Error(`report.md begins with ${text.slice(0, 60)}`);
  console.log(`docsvc, as packed, read a report on Node ${process.versions.node}, ${process.platform}.`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function node(cwd, args) {
  run(cwd, process.execPath, args);
}

function npm(cwd, args) {
  const start = startOf("npm", args);
  run(cwd, start.file, start.args, { shell: start.shell });
}

function run(cwd, program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd, stdio: "inherit", ...options });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${status}.`);
}
