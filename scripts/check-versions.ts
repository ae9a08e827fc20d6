/**
 * Computes the versions and changelogs of the next release in a copy of the repository, and prints the versions: `node scripts/run.mjs
 * scripts/check-versions.ts`.
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "docsvc-versions-"));
try {
  execFileSync("git", ["clone", "--quiet", "--shared", root, copy]);
  const changesets = join(root, "node_modules", "@changesets", "cli", "bin.js");
  // Its warnings are about links in the root, not about versions.
  execFileSync(process.execPath, [changesets, "version"], { cwd: copy, stdio: ["ignore", "ignore", "pipe"] });
  const changelogs = globSync("{packages,apps}/*/CHANGELOG.md", { cwd: copy }).toSorted();
  for (const path of changelogs) {
    const { name, version } = JSON.parse(readFileSync(join(copy, dirname(path), "package.json"), "utf8"));
    const [, entry] = readFileSync(join(copy, path), "utf8").split(/^## /m);
    if (!entry?.startsWith(version)) throw new Error(`${path} does not tell of ${version}.`);
    console.log(`${name} ${version}: ${entry.length} characters of changes`);
  }
  const pending = globSync(".changeset/*.md", { cwd: root }).filter((path) => !path.endsWith("README.md"));
  if (pending.length > 0 && changelogs.length === 0) throw new Error("The changesets made no changelog.");
} finally {
  rmSync(copy, { recursive: true });
}
