/**
 * Rewrites the manifests of the image's packages as `pnpm pack` would publish them: `publishConfig` names the built files, the manifest itself the
 * sources. Run it on the image's own copy of the repository, never on a working tree.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
/** The repository's own implementation, which `pnpm pack` also calls. */
const { hooks } = await import(new URL(".pnpmfile.mjs", root).href);
const PACKAGES = ["apps/server", "packages/client", "packages/engine"];
const FIELDS = ["bin", "exports", "imports"];

if (existsSync(new URL(".git", root))) {
  throw new Error(`${fileURLToPath(root)} is a working tree: this would change its manifests.`);
}
for (const folder of PACKAGES) {
  const path = new URL(`${folder}/package.json`, root);
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  for (const field of FIELDS) {
    if (manifest.publishConfig?.[field] !== undefined) manifest[field] = manifest.publishConfig[field];
  }
  writeFileSync(path, `${JSON.stringify(hooks.beforePacking(manifest), null, 2)}\n`);
}
