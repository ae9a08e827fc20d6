import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fixture } from "@docsvc/fixtures";

/**
 * A digest of the engine's output: over the golden Markdown of the fixtures, which tests of the engine keep equal to its output. Text, order,
 * headings, lists and tables change it; ids and times, which no golden file contains, do not.
 */
export async function behaviourOf(): Promise<string> {
  const golden = goldenAmong(
    (await readdir(fixture(""), { recursive: true })).map((name) => name.replaceAll("\\", "/")),
  );
  return digest(await Promise.all(golden.map(async (name) => [name, await readFile(fixture(name), "utf8")] as const)));
}

/** Golden files are next to their documents: `report.md` of `report.pdf`, `minutes.odt.md` of `minutes.odt`. */
export function goldenAmong(names: readonly string[]): readonly string[] {
  const all = new Set(names);
  return names
    .filter((name) => name.endsWith(".md") && !name.includes("node_modules/"))
    .filter((name) => all.has(name.replace(/\.md$/, ".pdf")) || all.has(name.replace(/\.md$/, "")))
    .toSorted();
}

/** Over names and texts, in the order of the names. */
export function digest(files: readonly (readonly [name: string, text: string])[]): string {
  const hash = createHash("sha256");
  for (const [name, text] of files) hash.update(JSON.stringify([name, text.replaceAll("\r\n", "\n")]));
  return hash.digest("hex").slice(0, 12);
}
