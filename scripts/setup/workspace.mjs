/**
 * Installs the workspace with pnpm from the npm registry, showing only a progress line, or the
 * cause of a failure. In CI the full output is shown.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tellFailure } from "./failure.mjs";
import { insist } from "./patience.mjs";
import { startOf } from "./shell-line.mjs";

/** The packages that `npm start` needs: a third of all packages; the others are for tests, benchmarks and builds. */
const START = ["--prod", ...["workspace", "rag", "studio"].flatMap((name) => ["--filter", `@docsvc/${name}...`])];

/**
 * @param {string} root
 * @param {"start" | "all"} scope
 * @returns whether there was anything to install
 */
export async function installWorkspace(root, scope) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "pnpm-lock.yaml")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".docsvc-setup");
  const [installedLock, installedScope = "all"] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  if (installedLock === lock && (installedScope === "all" || scope === "start")) return false;
  // A full installation is not reduced.
  const wanted = installedLock !== undefined && installedScope === "all" ? "all" : scope;

  const { pnpm } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies;
  const size = wanted === "start" ? "about 180 MB" : "about 400 MB";
  console.error(`Setting up, once: ${size} from the npm registry …`);
  const args = ["-y", `pnpm@${pnpm}`, "install", "--frozen-lockfile", "--reporter=append-only"];
  if (wanted === "start") args.push(...START);
  // The lock file was checked when it was made, and CI checks it again: querying the age of each package is half of all downloaded bytes.
  if (!process.env.CI) args.push("--config.minimumReleaseAge=0");
  const started = performance.now();
  let failure;
  const install = async () => {
    const { status, output } = await runQuietly("npx", args, root);
    if (status === 0) return true;
    failure = tellFailure(output, process.env);
    const last = output.trimEnd().split("\n").slice(-8);
    console.error(`\n${last.map((line) => `  ${line}`).join("\n")}\n\nThe set-up failed. ${failure.says}`);
    return false;
  };
  if (!(await insist(install, () => failure.mayPass))) {
    console.error("Then run the same command again: it continues where it stopped.");
    process.exit(1);
  }
  writeFileSync(stamp, `${lock} ${wanted}`);
  console.error(`Set up in ${Math.round((performance.now() - started) / 1000)} s.`);
  return true;
}

/** By default npm waits over a minute before it reports that there is no network; temporary failures are retried by the set-up itself. */
const BRIEFLY = { npm_config_fetch_retry_mintimeout: "1000", npm_config_fetch_retry_maxtimeout: "3000" };

/** @returns {Promise<{ status: number, output: string }>} */
function runQuietly(command, args, cwd) {
  const shows = Boolean(process.env.CI);
  const start = startOf(command, args);
  const child = spawn(start.file, start.args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    shell: start.shell,
    env: { ...process.env, ...BRIEFLY, CI: "true" },
  });
  let output = "";
  const note = (chunk) => {
    output = (output + chunk).slice(-100_000);
    if (shows) process.stderr.write(chunk);
    else drawProgress(String(chunk));
  };
  child.stdout.on("data", note);
  child.stderr.on("data", note);
  return new Promise((resolve) => {
    const end = (status, more = "") => {
      if (!shows && process.stderr.isTTY) process.stderr.write("\r\x1b[K");
      resolve({ status, output: output + more });
    };
    child.on("error", (error) => end(1, `npx cannot be started: ${error.message}`));
    child.on("close", (code) => end(code ?? 1));
  });
}

/** Draws a progress line, only on a terminal. */
function drawProgress(text) {
  const counts = [...text.matchAll(/resolved (\d+), reused (\d+), downloaded (\d+), added (\d+)/g)].at(-1);
  if (counts === undefined || !process.stderr.isTTY) return;
  process.stderr.write(`\r\x1b[K${counts[4]} of ${counts[1]} packages`);
}
