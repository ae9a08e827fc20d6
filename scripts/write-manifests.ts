/** Writes the origin into every public manifest (`docs/package-metadata.ts`). `npm run docs` runs it. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { KEYWORDS, packageMetadata } from "./docs/package-metadata.ts";

const root = join(import.meta.dirname, "..");
/** The order of npm's own documentation. */
const FIRST = [
  "name",
  "version",
  "private",
  "description",
  "keywords",
  "homepage",
  "bugs",
  "license",
  "author",
  "repository",
];

for (const path of globSync("{packages,apps}/*/package.json", { cwd: root })) {
  const manifest = JSON.parse(readFileSync(join(root, path), "utf8")) as Record<string, unknown>;
  if (manifest["private"] === true) continue;
  const { homepage: _, bugs: __, repository: ___, ...rest } = manifest;
  const known: Record<string, unknown> = {
    ...rest,
    ...packageMetadata(dirname(path)),
    keywords: KEYWORDS[manifest["name"] as string],
  };
  const exported = { "./package.json": "./package.json" };
  const published = manifest["publishConfig"] as { exports?: object };
  known["exports"] = { ...(manifest["exports"] as object), ...exported };
  if (published.exports !== undefined) {
    known["publishConfig"] = { ...published, exports: { ...published.exports, ...exported } };
  }
  const order = [...FIRST, ...Object.keys(known).filter((key) => !FIRST.includes(key))];
  const sorted = Object.fromEntries(order.filter((key) => known[key] !== undefined).map((key) => [key, known[key]]));
  writeFileSync(join(root, path), `${JSON.stringify(sorted, null, 2)}\n`);
}
