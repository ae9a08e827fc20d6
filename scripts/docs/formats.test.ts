import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameExtensions, formatsTable, writeExtensions } from "./formats.ts";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

test("documents and the client list the formats of the engine; npm run docs writes them", () => {
  expect(read("README.md")).toContain(nameExtensions());
  expect(read("apps/server/README.md")).toContain(formatsTable());
  expect(read("packages/client/src/records/extensions.ts")).toBe(writeExtensions());
});

test("what older lists left out is in it, and data of folders is not", () => {
  const list = writeExtensions();
  for (const extension of ["odp", "doc", "ppt", "msg", "bmp", "ipynb"]) expect(list).toContain(`"${extension}"`);
  for (const extension of ["json", "xml", "heic"]) expect(list).not.toContain(`"${extension}"`);
});
