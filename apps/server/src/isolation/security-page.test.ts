/** The security page claims only what tests show: each test that it names exists under this name, and no claim is without one. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const root = new URL("../../../../", import.meta.url);
const page = await readFile(new URL("docs/security.md", root), "utf8");
/** The tests of the levels, which the page names without their file. */
const LEVELS = "src/isolation/isolation.test.ts";

/** Files and titles in the order of the page: a title belongs to the preceding file in its line. */
function namedIn(line: string): (readonly [string, string])[] {
  let file = LEVELS;
  return [...line.matchAll(/`((?:src|packages|apps)\/[\w/.-]+\.test\.ts)`|“([^”]+)”/g)].flatMap(([, path, title]) => {
    if (path !== undefined) file = path;
    return title === undefined ? [] : [[file, title] as const];
  });
}

/** Rows of the tables whose second column names tests. */
const claims = page.split(/\n(?=\| [^\n]+\|\n\|---)/).flatMap((part) => {
  const [header, , ...rows] = part.split("\n");
  return /^\|[^|]+\| test\b[^|]*\|$/.test(header!) ? rows.filter((row) => row.startsWith("| ")) : [];
});
/** Checks that need a container engine are run in a rehearsal, not by the tests. */
const REHEARSED = /`(deploy\/[\w-]+\.ts)`/g;

test("the page claims much, and names a test in every row", () => {
  expect(claims.length).toBeGreaterThan(40);
  const open = claims.filter((claim) => namedIn(claim).length === 0 && claim.match(REHEARSED) === null);
  expect(open).toEqual([]);
});

test.each(page.split("\n").flatMap(namedIn))("%s has “%s”", async (file, title) => {
  const path = file.startsWith("src/") ? `apps/server/${file}` : file;
  const text = await readFile(new URL(path, root), "utf8");
  // A title, not a word in a comment: after the parenthesis of a test, of its condition, or of its table.
  const quoted = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  expect(text).toMatch(
    new RegExp(
      `(?:^|\\n) *(?:(?:test|describe|[\\w.]+\\.(?:test|describe)|needing|\\]|\\))[^\\n]*\\(\\s*)["\`][^\\n]*${quoted}`,
    ),
  );
});

test.each([...page.matchAll(REHEARSED)].map(([, path]) => path!))(
  "%s is there, and part of what must hold",
  async (path) => {
    const script = await readFile(new URL(path, root), "utf8");
    expect(script.length).toBeGreaterThan(0);
    const rehearsal = await readFile(new URL("deploy/rehearse-image.ts", root), "utf8");
    expect(`${rehearsal} deploy/rehearse-image.ts`).toContain(path.slice("deploy/".length));
    expect(await readFile(new URL(".ci/long", root), "utf8")).toContain("deploy/rehearse-image.ts");
  },
);
