import { execFile } from "node:child_process";
import { copyFile, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DocsvcLoader } from "../src/index.ts";

const run = promisify(execFile);

type Loaded = Awaited<ReturnType<DocsvcLoader["load"]>>;

/** An installation of packages outside the workspace, with a script next to them. */
export interface Outside extends AsyncDisposable {
  readonly path: string;
  /** Runs the script with a name, the file of documents and more arguments. Returns the JSON that it printed last. */
  readonly run: (name: string, ...args: readonly string[]) => Promise<unknown>;
}

/**
 * Installing takes a minute on a quiet machine and up to ten on a busy one, most of it the network's; the script itself takes seconds. Each has a limit of its own.
 */
const MAX_INSTALL_MS = 1_200_000;
const MAX_RUN_MS = 300_000;

/** @param script - next to this file; its own imports are those of the installation */
export async function installOutside(packages: readonly string[], script: string, documents: Loaded): Promise<Outside> {
  const scratch = await mkdtempDisposable(join(tmpdir(), "docsvc-outside-"));
  const told = documents.map(({ id, pageContent, metadata }) => ({ id, pageContent, metadata }));
  await writeFile(join(scratch.path, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await writeFile(join(scratch.path, "documents.json"), JSON.stringify(told));
  await copyFile(new URL(script, import.meta.url), join(scratch.path, script));
  // The peer dependencies of LangChain's community package contradict each other.
  const flags = ["--legacy-peer-deps", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=5"];
  await run("npm", ["install", ...flags, ...packages], {
    cwd: scratch.path,
    maxBuffer: 2 ** 28,
    timeout: MAX_INSTALL_MS,
  });
  return {
    path: scratch.path,
    run: async (name, ...args) => {
      const options = { cwd: scratch.path, maxBuffer: 2 ** 28, timeout: MAX_RUN_MS };
      const { stdout } = await run(process.execPath, [script, name, "documents.json", ...args], options);
      return JSON.parse(stdout.slice(stdout.search(/^[[{]/mu))) as unknown;
    },
    [Symbol.asyncDispose]: () => scratch.remove(),
  };
}
