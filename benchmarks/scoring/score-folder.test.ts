import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scoreFolder } from "./score-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-scores-"));
  for (const name of ["truth", "read"]) await mkdir(join(folder, name));
});
afterAll(async () => await rm(folder, { recursive: true }));

test("each document by the metrics that apply to it; one that was not read counts as empty", async () => {
  const table = "| Place | Depth |\n| --- | --- |\n| Kelda | 12 |\n";
  await writeFile(join(folder, "truth", "plain.md"), "Nine pipes.\n");
  await writeFile(join(folder, "read", "plain.md"), "Nine pipes.\n");
  await writeFile(join(folder, "truth", "table.md"), table);
  await writeFile(join(folder, "read", "table.md"), table.replace(/.*Kelda.*\n/, ""));
  await writeFile(join(folder, "truth", "missing.md"), "# Kelda\n");
  const scores = await scoreFolder(join(folder, "truth"), join(folder, "read"));
  expect(scores["plain"]).toEqual({ overall: 1, nid: 1, teds: null, mhs: null });
  expect(scores["missing"]).toEqual({ overall: 0, nid: 0, teds: null, mhs: 0 });
  expect(scores["table"]?.["teds"]).toBeCloseTo(1 - 3 / 7);
});
