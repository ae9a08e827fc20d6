import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Only used by the examples. */
const TOOLS = new Set(["typescript", "@types/node", "undici-types"]);
/** The current number plus ten per cent; a new package has to be worth its size. */
const MAX_PACKAGES = 80;
const MAX_MEGABYTES = 100;

/** Checks what `npm install docsvc` installs. */
export async function expectSmall(project: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(project, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, unknown>>;
  };
  const folders = Object.keys(lock.packages).filter(
    (path) => path !== "" && !TOOLS.has(path.replace("node_modules/", "")),
  );
  const there = new Map<string, number>();
  for (const folder of folders) {
    const own = await sizeOf(join(project, folder));
    // For other systems: listed in the lock file but not installed.
    if (own === 0) continue;
    there.set(folder.replace(/^node_modules\//, ""), own);
  }
  const megabytes = Math.round([...there.values()].reduce((sum, bytes) => sum + bytes, 0) / 1e6);
  const largest = [...there].toSorted(([, a], [, b]) => b - a).slice(0, 12);
  const sizes = largest.map(([name, bytes]) => `${name} ${(bytes / 1e6).toFixed(1)}`).join(", ");
  console.log(`installed: ${there.size} packages, ${megabytes} MB (${sizes})`);
  if (there.size > MAX_PACKAGES || megabytes > MAX_MEGABYTES) {
    throw new Error(`The service brings more than ${MAX_PACKAGES} packages and ${MAX_MEGABYTES} MB.`);
  }
}

/** Excludes the packages in its own `node_modules`, which are counted separately. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const inner = join(folder, "node_modules");
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.startsWith(inner));
  const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
