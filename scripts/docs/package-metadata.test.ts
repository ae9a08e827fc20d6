import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { KEYWORDS, packageMetadata } from "./package-metadata.ts";

const root = join(import.meta.dirname, "../..");
const manifests = globSync("{packages,apps}/*/package.json", { cwd: root })
  .map((path) => [dirname(path), JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest] as const)
  .filter(([, manifest]) => manifest.private !== true);

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly keywords?: readonly string[];
  readonly engines?: object;
  readonly exports?: object;
  readonly publishConfig?: { readonly exports?: object; readonly access?: string };
}

test("every public package has words that it is looked for by", () => {
  expect(manifests.map(([, { name }]) => name).toSorted()).toEqual(Object.keys(KEYWORDS).toSorted());
});

test.each(manifests)("%s says where it comes from, and lets its manifest be read", (folder, manifest) => {
  expect(manifest).toMatchObject(packageMetadata(folder));
  expect(manifest.keywords).toEqual(KEYWORDS[manifest.name]);
  expect(manifest.publishConfig?.access).toBe("public");
  expect(manifest.publishConfig?.exports ?? manifest.exports).toMatchObject({ "./package.json": "./package.json" });
  // Packages used inside applications support older Node versions than programs do.
  const isCallers = ["@docsvc/client", "@docsvc/langchain", "@docsvc/llamaindex"].includes(manifest.name);
  expect(manifest.engines).toEqual({ node: isCallers ? ">=20.16" : ">=22.19" });
});
