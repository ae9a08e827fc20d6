import { join } from "node:path";
import license from "rollup-plugin-license";
import manifest from "./package.json" with { type: "json" };

/** Entries: the program, the library, and the two child programs, under the names that they are started by. */
export default {
  entry: {
    main: "src/main.ts",
    index: "src/index.ts",
    child: "src/work/child.ts",
    "parse-worker": "src/cli/parse/worker.ts",
  },
  platform: "node",
  fixedExtension: false,
  target: "node22.19",
  dts: { entry: ["src/index.ts"] },
  deps: { alwaysBundle: manifest.bundled.map((name) => new RegExp(`^${name}(/|$)`)) },
  plugins: [license({ thirdParty: { output: join(import.meta.dirname, "dist/THIRD-PARTY.txt") } })],
  publint: true,
  attw: { profile: "esm-only" },
};
