import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boundaryFaults } from "./boundary-faults.ts";
import { boundaryTables } from "./boundary-tables.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("folders import as their table says", async () => {
  const tables = await boundaryTables(root);
  test.each(tables)("$folder", async ({ folder, table }) => {
    expect(await boundaryFaults(join(root, folder), table)).toEqual([]);
  });
  test("the server and the engine have one", () => {
    expect(tables.map(({ folder }) => folder)).toEqual(
      expect.arrayContaining([join("apps", "server"), join("packages", "engine")]),
    );
  });
});

describe("faults are reported", () => {
  let folder: string;
  const files = {
    "package.json": '{ "imports": { "#low": { "browser": "./src/low/c.ts", "default": "./src/low/b.ts" } } }',
    "src/main.ts": 'import { a } from "./high/a.ts";',
    "src/high/a.ts": 'import type { B } from "../low/b.ts";',
    "src/low/b.ts": 'export const load = () => import("../high/a.ts");',
    "src/low/c.ts": 'export { help } from "../../test/help.ts";',
    "src/low/c.test.ts": 'import { help } from "../../test/help.ts";',
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "docsvc-folders-"));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("an import of types, a dynamic one, and a test's helper", async () => {
    expect((await boundaryFaults(folder, { "main.ts": ["high"], high: [], low: [] })).sort()).toEqual([
      "high/a.ts imports low/b.ts: high may not import low",
      "low/b.ts imports high/a.ts: low may not import high",
      "low/c.ts imports ../test/help.ts: what is shipped knows nothing of tests",
    ]);
  });
  test("a name of package.json that leads to a file of another folder", async () => {
    await writeFile(join(folder, "src/high/named.ts"), 'import { load } from "#low";');
    const faults = await boundaryFaults(folder, { "main.ts": ["high"], high: [], low: [] });
    await rm(join(folder, "src/high/named.ts"));
    expect(faults.filter((fault) => fault.startsWith("high/named.ts")).toSorted()).toEqual([
      "high/named.ts imports low/b.ts: high may not import low",
      "high/named.ts imports low/c.ts: high may not import low",
    ]);
  });
  test("a circle in the table, and what it allows for nothing", async () => {
    const faults = await boundaryFaults(folder, { "main.ts": ["high", "low"], high: ["low"], low: ["high"] });
    expect(faults).toContain("the table has a circle: high → low → high");
    expect(faults).toContain("the table lets main.ts import low, and nothing does");
  });
});
