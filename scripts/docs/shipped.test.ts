import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeMaterials } from "./sbom.ts";
import { describeLicences, listShipped } from "./shipped.ts";

const root = join(import.meta.dirname, "../..");
const shipped = listShipped(root);

/** Licences that require at most a notice. */
const PERMISSIVE =
  /^(?:MIT|MIT-0|Apache-2\.0|BSD-[23]-Clause|ISC|BlueOak-1\.0\.0|0BSD|PSF-2\.0|Zlib|CC0-1\.0|Bitstream-Vera)$/;

/** An SPDX expression: one of its alternatives, and all of its parts, must be permissive. */
const isPermissive = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((one) => one.split(" AND ").every((part) => PERMISSIVE.test(part.trim())));

/** A separate library that is loaded unchanged and can be replaced, as its licence requires. */
const REPLACEABLE = /^@img\/sharp-libvips-/;

test("the licences of everything that is shipped, in turn, allow what ours allows", () => {
  expect(shipped.length).toBeGreaterThan(100);
  // The list includes indirect dependencies.
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(["fastify", "fast-uri", "@embedpdf/pdfium"]));
  const others = shipped.filter(({ name, licence }) => !isPermissive(licence) && !REPLACEABLE.test(name));
  expect(others).toEqual([]);
  for (const { name, licence } of shipped.filter((one) => REPLACEABLE.test(one.name))) {
    expect(licence, name).toBe("LGPL-3.0-or-later");
  }
});

test("an expression is permissive with one of its alternatives, and with all of its parts", () => {
  expect(["MIT", "(MIT OR GPL-3.0)", "(MIT AND Zlib)", "GPL-3.0", "MIT AND GPL-3.0"].map(isPermissive)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("docs/dependencies.md lists all of it by licence; npm run docs writes it", async () => {
  const text = await readFile(join(root, "docs/dependencies.md"), "utf8");
  const names = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  const [, section = ""] = /<!-- licences -->\n(.*?)<!-- \/licences -->/s.exec(text) ?? [];
  // Programs for one system are only installed on that system.
  const anywhere = (all: readonly string[]): readonly string[] => all.filter((name) => !name.startsWith("@img/sharp-"));
  expect(anywhere(names(section)), "run `npm run docs`").toEqual(anywhere(names(describeLicences(shipped))));
});

test("a bill of materials names each package once, by its address and its licence", () => {
  const all = shipped.filter(({ with: by }) => by.includes("@docsvc/engine"));
  const { components } = describeMaterials("@docsvc/engine", all);
  expect(components).toHaveLength(all.length);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  expect(components.find(({ name }) => name === "@embedpdf/pdfium")).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40embedpdf\/pdfium@\d/),
    licenses: [{ license: { id: "MIT" } }],
  });
  expect(components.find(({ name }) => name === "pako")?.licenses).toEqual([{ expression: "(MIT AND Zlib)" }]);
});
