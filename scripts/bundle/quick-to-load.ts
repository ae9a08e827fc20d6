/**
 * Last step of a package's build: makes the files that a page loads quick to load. The functions that the page calls are compiled with them, and
 * they have no comments. `node scripts/bundle/quick-to-load.ts DIST PROGRAM ARG…` runs the program with its arguments to find both.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { asciiOnly } from "./ascii-only.ts";
import { compileEarly } from "./compile-early.ts";
import { functionsCalled } from "./functions-called.ts";

const [dist = "", ...program] = process.argv.slice(2);
const folder = resolve(dist) + sep;
for (const [path, called] of await functionsCalled(...program)) {
  if (!path.startsWith(folder)) continue;
  const code = await readFile(path, "utf8");
  await writeFile(path, asciiOnly(path, compileEarly(path, code, called)));
  console.log(`${path.slice(folder.length)}: ${called.size} functions are compiled when it is loaded`);
}
