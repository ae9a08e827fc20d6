import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;

/** Files that the sample app loads only for `--llamaindex` or `rag bench`, or that are run by hand; all of these set up everything first. */
const ON_DEMAND: ReadonlySet<string> = new Set([
  "apps/rag/src/read/with-llamaindex.ts",
  "benchmarks/rag/plain-text.ts",
  "benchmarks/rag/made/print-made.ts",
  "benchmarks/rag/print-set.ts",
]);

/** It contains source code for other programs. */
const WRITES_CODE = "apps/studio/src/code/to-code.ts";

const isRun = (path: string): boolean =>
  !/\.(test|suite)\.ts$|\/testing\//.test(path) && !ON_DEMAND.has(path) && path !== WRITES_CODE;

function imports(text: string): readonly string[] {
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from "([^".][^"]*)"/gm);
  const names = [...statements].filter(([, type]) => type === undefined).map(([, , name]) => name!);
  return names
    .filter((name) => !name.startsWith("node:") && !name.startsWith("#"))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
}

test.each(["openapi", "packages/client", "packages/engine", "apps/server", "apps/rag", "apps/studio"])(
  "npm start installs everything that the sources of %s import",
  (folder) => {
    const own = manifest(folder);
    const installed = { ...own.dependencies, ...own.peerDependencies, ...manifest(".").dependencies, [own.name]: "." };
    const files = globSync(
      ["src/**/*.ts", "generated/**/*.ts", "*.ts"].map((glob) => `${folder}/${glob}`),
      { cwd: root },
    );
    const missing = files
      .filter(isRun)
      .flatMap((file) => imports(readFileSync(join(root, file), "utf8")).map((name) => ({ file, name })))
      .filter(({ file, name }) => !file.endsWith(".config.ts") && !(name in installed));
    expect(missing).toEqual([]);
  },
);
