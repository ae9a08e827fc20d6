import { realpath, stat } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { StartRefusedError } from "../errors/start-refused.ts";
import type { Isolation } from "../isolation/isolation.ts";
import { DEFAULT_LIMITS } from "../settings/options.ts";
import { ONE_PAGE } from "../work/one-page.ts";
import { parseInside } from "../work/parse-inside.ts";

/**
 * The modules of plugins, as paths without links.
 *
 * @throws {@link StartRefusedError} if one is not a file, or is in a folder through which child processes could read the service's own files
 */
export async function findPlugins(paths: readonly string[], dataDir: string): Promise<readonly string[]> {
  const data = await realpath(dataDir);
  return Promise.all(paths.map((path) => findPlugin(path, data)));
}

async function findPlugin(path: string, dataDir: string): Promise<string> {
  const found = await realpath(resolve(path)).catch(() => undefined);
  if (found === undefined || !(await stat(found)).isFile()) throw refuse(path, "is no file");
  const folder = dirname(found);
  // Child processes can read the folder of a plugin.
  if (`${dataDir}${sep}`.startsWith(folder === sep ? sep : `${folder}${sep}`)) {
    throw refuse(path, "lies in a folder that holds the data directory. Move it to a folder of its own");
  }
  return found;
}

/**
 * Loads the plugins in a child process with its isolation, so that a plugin that cannot be loaded fails the start, not each document.
 *
 * @throws {@link StartRefusedError} with the child's message about the plugin
 */
export async function tryPlugins(isolation: Isolation, entry: URL): Promise<void> {
  const { memoryBytes } = DEFAULT_LIMITS;
  const { outcome } = await parseInside(isolation, ONE_PAGE, { memoryBytes, entry });
  if (outcome.kind === "done") return;
  throw new StartRefusedError(
    outcome.kind === "refused"
      ? outcome.message
      : "A process that loads the plugins of DOCSVC_PLUGINS does not work. Start without them to see whether it is them.",
  );
}

function refuse(path: string, why: string): StartRefusedError {
  return new StartRefusedError(`DOCSVC_PLUGINS names "${path}", which ${why}.`);
}
