/**
 * Writes a software bill of materials for each published package, CycloneDX 1.6 as JSON: `node scripts/run.mjs scripts/write-sbom.ts FOLDER`. It
 * lists the packages that npm installs with it and those that its files were bundled from, with licences.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeMaterials } from "./docs/sbom.ts";
import { listShipped } from "./docs/shipped.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder: scripts/write-sbom.ts FOLDER");
await mkdir(folder, { recursive: true });
const shipped = listShipped(join(import.meta.dirname, ".."));
for (const name of new Set(shipped.flatMap((one) => one.with))) {
  const file = join(folder, `${name.replace("@", "").replace("/", "-")}.cdx.json`);
  const materials = describeMaterials(
    name,
    shipped.filter((one) => one.with.includes(name)),
  );
  await writeFile(file, `${JSON.stringify(materials, null, 2)}\n`);
  console.log(`${file}: ${materials.components.length} components`);
}
