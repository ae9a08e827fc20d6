import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onLinux } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

test("a folder is made with those above it, and one that is there is left", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-folder-"));
  const deep = join(folder, "a/b/c");
  await makeFolder(deep, 0o700);
  await makeFolder(deep, 0o700);
  expect((await stat(deep)).mode & 0o777).toBe(0o700);
  await writeFile(join(folder, "file"), "");
  await expect(makeFolder(join(folder, "file"), 0o700)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolder(join(folder, "file/x"), 0o700)).rejects.toMatchObject({ code: "ENOTDIR" });
  await rm(folder, { recursive: true });
});

onLinux.test("a file system that gives no folders says so", async () => {
  await expect(makeFolder("/proc/docsvc/data", 0o700)).rejects.toMatchObject({ code: "ENOENT" });
});
