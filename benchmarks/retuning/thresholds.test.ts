import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applyChanges, findThresholds, neighbours } from "./thresholds.ts";

const SOURCE = `/** Points. */
export const NARROWEST = 1.5;
const MAX_CELLS = 50_000;
const LABEL = "x";
  const INNER = 3;
`;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-thresholds-"));
  await mkdir(join(folder, "layout"));
  await writeFile(join(folder, "layout", "a.ts"), SOURCE);
  await writeFile(join(folder, "layout", "a.test.ts"), SOURCE);
});
afterEach(() => rm(folder, { recursive: true }));

test("named numbers at the start of a line are thresholds; those of tests and of functions are not", async () => {
  expect(await findThresholds(folder, ["layout"])).toEqual([
    { file: "layout/a.ts", name: "NARROWEST", value: 1.5 },
    { file: "layout/a.ts", name: "MAX_CELLS", value: 50_000 },
  ]);
});

test("changes are written side by side, and taken back", async () => {
  const [narrowest, most] = await findThresholds(folder, ["layout"]);
  const restore = await applyChanges(folder, [
    { threshold: narrowest!, value: 1.2 },
    { threshold: most!, value: 7 },
  ]);
  const path = join(folder, "layout", "a.ts");
  const changed = SOURCE.replace("NARROWEST = 1.5", "NARROWEST = 1.2").replace("50_000", "7");
  expect(await readFile(path, "utf8")).toBe(changed);
  await restore();
  expect(await readFile(path, "utf8")).toBe(SOURCE);
});

test("whole numbers move by at least one; nothing is a fifth of nothing", () => {
  const at = (value: number): readonly number[] => neighbours({ file: "", name: "", value });
  expect(at(2)).toEqual([1, 3]);
  expect(at(20)).toEqual([16, 25]);
  expect(at(0.5)).toEqual([0.4, 0.625]);
  expect(at(0)).toEqual([]);
});
