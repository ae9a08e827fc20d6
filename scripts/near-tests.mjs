import { dirname } from "node:path";

/** Test files that take seconds to minutes of CPU time: they run if something next to them changes, otherwise only in `.ci/run`. */
const SLOW = [
  "packages/engine/src/ocr/read-pictures.test.ts",
  "packages/engine/src/ocr/languages.test.ts",
  "packages/engine/src/parsing/parsed-document.test.ts",
  "packages/engine/src/parse-with-model.test.ts",
  "packages/engine/src/ocr/read-scan.test.ts",
  "packages/engine/src/parsing/rewrite.test.ts",
  "packages/engine/src/transcript/transcript.test.ts",
  "packages/engine/src/model-exchanges.test.ts",
  "packages/engine/src/inspect/inspection.test.ts",
  "packages/engine/src/parsing/print-markup.test.ts",
  "packages/engine/src/read/markup/legacy/read-legacy.test.ts",
  "packages/engine/src/read/markup/locked/read-locked.test.ts",
  "packages/engine/testing/hostile-markup.test.ts",
  "packages/engine/testing/sliced-parse.test.ts",
  "packages/client/src/files/upload.test.ts",
  "apps/server/src/files/s3/s3.test.ts",
  "apps/server/src/work/hostile-child.test.ts",
  "apps/server/src/http/contract-properties.test.ts",
  "benchmarks/service/hostile/hostile-run.test.ts",
  "benchmarks/service/crash-run/crash-run.test.ts",
  "apps/rag/src/answer/place-quote.test.ts",
];

/**
 * Operations on parsed documents. A parsing rule affects all of them, and their tests take half of the package's processor time; a
 * change within one of these folders runs its tests.
 */
const OPERATIONS = ["packages/engine/src/edit/", "packages/engine/src/extract/", "packages/engine/src/split/"];

/**
 * Returns Vitest's arguments for the tests that are near a change: those that it affects in the packages that it is in. A rule of the engine
 * affects two hundred test files, most of which start the service and would give the same result.
 *
 * @param {readonly string[]} changed paths from the root, with slashes
 * @returns {readonly string[]}
 */
export function nearTests(changed) {
  const packages = new Set(changed.map(packageOf));
  // Files outside all packages, such as a lock file or Vitest's own configuration, may affect any test.
  if (packages.has(undefined) || packages.size === 0) return [];
  const folders = new Set(changed.map((path) => dirname(path)));
  const far = SLOW.filter((path) => !folders.has(dirname(path)));
  const untouched = OPERATIONS.filter((folder) => !changed.some((path) => path.startsWith(folder)));
  const excluded = [...far, ...untouched.map((folder) => `${folder}**`)];
  return [...[...packages].map((folder) => `${folder}/`), ...excluded.map((path) => `--exclude=${path}`)];
}

function packageOf(path) {
  return /^(?:(?:packages|apps)\/[^/]+|openapi|fixtures|benchmarks|deploy|scripts)(?=\/)/.exec(path)?.[0];
}
