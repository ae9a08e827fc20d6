/**
 * `node scripts/boundaries/check-boundaries.ts`, a part of `npm run lint`: checks that every package with a `boundaries.json` keeps to it, and that
 * no package has import cycles between files.
 */
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { importCircles } from "./import-circles.ts";
import { importsIn, namedImports, boundaryFaults } from "./boundary-faults.ts";
import { boundaryTables } from "./boundary-tables.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
for (const { folder, table } of await boundaryTables(root)) {
  for (const fault of await boundaryFaults(join(root, folder), table)) {
    console.error(`${folder}: ${fault}`);
    process.exitCode = 1;
  }
}
for (const manifest of globSync("{openapi,fixtures,benchmarks,deploy,packages/*,apps/*}/package.json", { cwd: root })) {
  const folder = join(root, dirname(manifest));
  for (const circle of importCircles(await importsIn(folder, await namedImports(folder)))) {
    console.error(`${dirname(manifest)}: these files import one another in a circle: ${circle.join(", ")}`);
    process.exitCode = 1;
  }
}
