import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isAmong, modulesLoaded } from "@docsvc/bundle/modules-loaded";
import license from "rollup-plugin-license";
import manifest from "./package.json" with { type: "json" };

const inPackage = (path: string): string => join(import.meta.dirname, path);
const script = inPackage("../../scripts/bundle/parse-pages.mjs");
/** What a page of text needs: loaded as one file, which takes less than 30 files of the same length. */
const isForPage = isAmong(
  await modulesLoaded(script, inPackage("src/index.ts"), inPackage("../../fixtures/letter/letter.pdf")),
);
/** Entries that are loaded without the engine must not load that file. */
const loading = (...paths: readonly string[]): Promise<ReadonlySet<string>> =>
  modulesLoaded(
    "--input-type=module",
    "-e",
    paths.map((path) => `import ${JSON.stringify(pathToFileURL(inPackage(path)).href)};`).join(""),
  );
const isSmall = isAmong(await loading("src/document/errors.ts", "src/models.ts"));
const isForFormats = isAmong(await loading("src/formats/kind-of.ts"));

const bundled = manifest.bundled.map((name) => new RegExp(`^${name}(/|$)`));

const entry = {
  index: "src/index.ts",
  errors: "src/document/errors.ts",
  formats: "src/formats/kind-of.ts",
  inspect: "src/inspect/inspection.ts",
  schema: "src/extract/schema/check-schema.ts",
  model: "src/models.ts",
  "ocr-thread": "src/ocr/ocr-thread.ts",
  "sheet-thread": "src/read/markup/spreadsheet/binary/sheet-thread.ts",
};
const isEntry = isAmong(new Set(Object.values(entry).map(inPackage)));

/**
 * JavaScript dependencies are bundled. PDFium stays a dependency, as its WebAssembly file is found next to its own code; so does sharp, which is
 * native. The two builds of tesseract.js-core that are used (of 44 MB) and one of DejaVu's 22 fonts are copied next to our files. Types of the
 * private contract are inlined.
 */
const node = {
  entry,
  platform: "node",
  fixedExtension: false,
  target: "node22.19",
  dts: {
    entry: [
      "src/index.ts",
      "src/document/errors.ts",
      "src/formats/kind-of.ts",
      "src/inspect/inspection.ts",
      "src/extract/schema/check-schema.ts",
      "src/models.ts",
    ],
  },
  // tesseract.js is CommonJS and needs to know its own path.
  shims: true,
  // tesseract.js uses node-fetch only where `fetch` is missing.
  deps: { alwaysBundle: bundled, neverBundle: ["node-fetch"] },
  plugins: [license({ thirdParty: { output: join(import.meta.dirname, "dist/THIRD-PARTY.txt") } })],
  outputOptions: {
    codeSplitting: {
      groups: [
        { name: "small", test: isSmall, priority: 3 },
        { name: "known-formats", test: isForFormats, priority: 2 },
        { name: "page", test: (id: string) => isForPage(id) && !isEntry(id), priority: 1 },
      ],
    },
  },
  copy: [
    "node_modules/tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm",
    "node_modules/tesseract.js-core/tesseract-core-lstm.wasm",
    "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  ],
  publint: true,
  attw: { profile: "esm-only" },
};

/** Keyed by the names of the browser `imports` in package.json. */
const browser = {
  entry: { browser: "src/browser.ts" },
  platform: "browser",
  fixedExtension: false,
  target: ["chrome120", "firefox121", "safari17.2"],
  // Its types include those of files that use Node.
  deps: { alwaysBundle: bundled, neverBundle: [/^node:/] },
  dts: true,
};

export default [node, browser];
