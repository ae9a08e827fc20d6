import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * The folders with the code of a module and of all its dependencies: its package, every `node_modules` that Node searches, and packages that
 * are linked from elsewhere, as in a workspace. Never a folder above them: a project's own folder contains settings, and often the data
 * directory.
 */
export async function findCodeFolders(entry: URL): Promise<readonly string[]> {
  const folders = new Set<string>();
  const waiting = [await packageOf(await realpath(fileURLToPath(entry)))];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (isWithin(folder, folders)) continue;
    folders.add(folder);
    const modules = await moduleFolders(folder);
    for (const path of modules) folders.add(path);
    for (const name of await dependenciesOf(folder)) {
      const dependency = await resolveLink(modules, name);
      if (dependency !== undefined && !isWithin(dependency, folders)) waiting.push(dependency);
    }
  }
  return [...folders].filter((folder) => !isWithin(dirname(folder), folders));
}

/**
 * The same, with the folders of plugins: the folder of the module, and its dependencies if that folder is a package. A plugin is no reason
 * to let children read the folders above it.
 */
export async function withPluginFolders(
  folders: readonly string[],
  plugins: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all(
    plugins.map(async (path) =>
      (await exists(join(dirname(path), "package.json"))) ? findCodeFolders(pathToFileURL(path)) : [dirname(path)],
    ),
  );
  const all = new Set([...folders, ...found.flat()]);
  return [...all].filter((folder) => !isWithin(dirname(folder), all));
}

/** The nearest folder with a package.json. */
async function packageOf(file: string): Promise<string> {
  const folder = dirname(file);
  if (folder === file || (await exists(join(folder, "package.json")))) return folder;
  return packageOf(folder);
}

async function moduleFolders(folder: string): Promise<string[]> {
  const ancestors = [folder];
  while (dirname(ancestors.at(-1)!) !== ancestors.at(-1)) ancestors.push(dirname(ancestors.at(-1)!));
  const candidates = ancestors.map((path) => (path.endsWith(`${sep}node_modules`) ? path : join(path, "node_modules")));
  const found = await Promise.all(candidates.map(async (path) => ((await exists(path)) ? path : undefined)));
  return found.filter((path) => path !== undefined);
}

async function dependenciesOf(folder: string): Promise<readonly string[]> {
  const { dependencies, optionalDependencies } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8").catch(() => "{}"),
  ) as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  return Object.keys({ ...dependencies, ...optionalDependencies });
}

async function resolveLink(modules: readonly string[], name: string): Promise<string | undefined> {
  for (const folder of modules) {
    const path = await realpath(join(folder, name)).catch(() => undefined);
    if (path !== undefined) return path;
  }
  return undefined;
}

function isWithin(path: string, folders: ReadonlySet<string>): boolean {
  return folders.has(path) || (dirname(path) !== path && isWithin(dirname(path), folders));
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
