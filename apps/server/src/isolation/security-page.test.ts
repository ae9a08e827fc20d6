/** The page on security claims what tests show: each that it names is there, by this name. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const root = new URL("../../../../", import.meta.url);
const page = await readFile(new URL("docs/security.md", root), "utf8");
/** The tests of the levels, which the page names without their file. */
const LEVELS = "src/isolation/isolation.test.ts";

/** Files and titles in the order of the page: a title belongs to the file before it in its line. */
const named = page.split("\n").flatMap((line) => {
  let file = LEVELS;
  return [...line.matchAll(/`((?:src|packages|apps)\/[\w/.-]+\.test\.ts)`|“([^”]+)”/g)].flatMap(([, path, title]) => {
    if (path !== undefined) file = path;
    return title === undefined ? [] : [[file, title] as const];
  });
});

test("the page names tests", () => {
  expect(named.length).toBeGreaterThan(20);
});

test.each(named)("%s has “%s”", async (file, title) => {
  const path = file.startsWith("src/") ? `apps/server/${file}` : file;
  expect(await readFile(new URL(path, root), "utf8")).toContain(title);
});
