import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Key of generated pages: every source that draws them, and the arguments. Pages with the same key are not made again. */
export async function pagesKey(options: readonly string[]): Promise<string> {
  const folder = join(import.meta.dirname, "pages");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"));
  const hash = createHash("sha256").update(JSON.stringify(options));
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(path.slice(folder.length)).update(await readFile(path));
  }
  return hash.digest("hex");
}
