/**
 * Sets the repository up on a machine that has only Node ≥ 20 and npm: installs the workspace with pnpm from the npm registry.
 * Plain JavaScript without dependencies, because it runs on the machine's own Node before anything is installed; everything after
 * it runs on the Node 24 that is part of the installation.
 */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPrograms } from "./setup/programs.mjs";
import { startOf } from "./setup/shell-line.mjs";
import { installWorkspace } from "./setup/workspace.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");

const OLDEST_NODE = 20;

/**
 * Installs the packages of the lock file, unless that version of the lock file is installed already.
 *
 * @param {"start" | "all"} scope `start` for what `npm start` needs, `all` for everything that tests and builds need
 */
export async function setup(scope = "all") {
  checkNode();
  if (await installWorkspace(root, scope)) await installPrograms("start");
}

/** Installs what tests need in addition to {@link setup}. */
export async function setupTests() {
  checkNode();
  await installWorkspace(root, "all");
  await installPrograms("all");
}

function checkNode() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    console.error(
      `The set-up needs Node ${OLDEST_NODE} or later; this is ${process.versions.node}. See https://nodejs.org.`,
    );
    process.exit(1);
  }
}

/**
 * Runs a program of the workspace, or a `.ts` file, on the workspace's Node.
 *
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, options = {}) {
  const isScript = /\.m?[tj]s$/.test(command);
  const start = startOf(
    isScript ? join(bin, "node") : command,
    // On Node 24, `node:sqlite` still prints a warning that it is experimental.
    isScript ? ["--disable-warning=ExperimentalWarning", join(root, command), ...args] : args,
  );
  const child = spawn(start.file, start.args, {
    cwd: root,
    stdio: "inherit",
    shell: start.shell,
    ...options,
    env: workspaceEnv(options.env),
  });
  // The child controls the terminal and decides how to end; this process waits for it.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
  });
}

function workspaceEnv(env = process.env) {
  return { ...env, PATH: `${bin}${delimiter}${env.PATH}` };
}
