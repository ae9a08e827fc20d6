import { join } from "node:path";
import { isAmong, modulesLoaded } from "@docsvc/bundle/modules-loaded";
import license from "rollup-plugin-license";
import manifest from "./package.json" with { type: "json" };

const inPackage = (path: string): string => join(import.meta.dirname, path);
/** What `docsvc parse` loads for a page of text: one file takes less than 40 of the same length. */
const isForPage = isAmong(
  await modulesLoaded(inPackage("bin/docsvc.js"), "parse", inPackage("../../fixtures/letter/letter.pdf"), "--quiet"),
);

/** The program, the library, and the two child programs, under the names that they are started by. */
const entry = {
  main: "src/main.ts",
  index: "src/index.ts",
  child: "src/work/child.ts",
  "parse-worker": "src/cli/parse/worker.ts",
};
const isEntry = isAmong(new Set(Object.values(entry).map(inPackage)));

export default {
  entry,
  platform: "node",
  fixedExtension: false,
  target: "node22.19",
  dts: { entry: ["src/index.ts"] },
  deps: { alwaysBundle: manifest.bundled.map((name) => new RegExp(`^${name}(/|$)`)) },
  plugins: [license({ thirdParty: { output: join(import.meta.dirname, "dist/THIRD-PARTY.txt") } })],
  outputOptions: {
    codeSplitting: { groups: [{ name: "page", test: (id: string) => isForPage(id) && !isEntry(id) }] },
  },
  publint: true,
  attw: { profile: "esm-only" },
};
