import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writtenBytes } from "./written-bytes.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-written-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("all files of all folders count, by what they take", async () => {
  const [one, other] = [join(folder, "one"), join(folder, "other")];
  await mkdir(join(one, "deep/deeper"), { recursive: true });
  await mkdir(other);
  await writeFile(join(one, "deep/deeper/a"), Buffer.alloc(300_000, 1));
  await writeFile(join(other, "b"), Buffer.alloc(200_000, 1));
  await writeFile(join(other, "sparse"), "");
  await truncate(join(other, "sparse"), 1e12);
  const bytes = await writtenBytes([one, other], 1e9);
  expect(bytes).toBeGreaterThanOrEqual(500_000);
  expect(bytes).toBeLessThan(700_000);
  expect(await writtenBytes([join(folder, "gone")], 1e9)).toBe(0);
});

test("links lead nowhere", async () => {
  const elsewhere = join(folder, "elsewhere");
  const mine = join(folder, "mine");
  await mkdir(elsewhere);
  await mkdir(mine);
  await writeFile(join(elsewhere, "large"), Buffer.alloc(900_000, 1));
  await symlink(elsewhere, join(mine, "link"));
  await symlink(mine, join(mine, "loop"));
  expect(await writtenBytes([mine], 1e9)).toBeLessThan(100_000);
});

test("too many files are too much, however small", async () => {
  for (let index = 0; index < 2001; index += 1) await writeFile(join(folder, `${index}`), "");
  expect(await writtenBytes([folder], 1e9)).toBe(Infinity);
});
