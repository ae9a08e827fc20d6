import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listDependencies, dependenciesTable } from "./dependencies.ts";

const root = join(import.meta.dirname, "../..");

test("docs/dependencies.md names every dependency with its reason; npm run docs writes it", async () => {
  const text = await readFile(join(root, "docs/dependencies.md"), "utf8");
  const dependencies = listDependencies(root);
  const written = dependenciesTable(dependencies);
  expect(dependencies.length).toBeGreaterThan(15);
  // Sizes differ between machines.
  const names = (table: string): readonly string[] =>
    [...table.matchAll(/^\| \[`([^`]+)`\]/gm)].map(([, name]) => name!);
  expect(names(text)).toEqual(names(written));
});

test("licences allow what ours allows", () => {
  const licences = new Set(listDependencies(root).map(({ licence }) => licence));
  expect(
    [...licences].filter(
      (licence) => !/^(MIT|Apache-2\.0|BSD-[23]-Clause|ISC|BlueOak-1\.0\.0|0BSD|MIT-0|Bitstream-Vera)$/.test(licence),
    ),
  ).toEqual([]);
});
