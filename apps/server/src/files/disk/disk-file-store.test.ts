import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileStoreSuite } from "../../../test/suites/file-store.suite.ts";
import { DiskFileStore } from "./disk-file-store.ts";

fileStoreSuite("disk", async () => {
  const directory = await mkdtemp(join(tmpdir(), "docsvc-files-"));
  const scratch = join(directory, "scratch");
  await mkdir(scratch);
  return {
    files: await DiskFileStore.open(join(directory, "files"), { sole: true }),
    scratch,
    leftovers: () => readdir(join(directory, "files", "incoming")),
    breakOff: () => writeFile(join(directory, "files", "incoming", "half"), "half"),
    close: () => rm(directory, { recursive: true }),
  };
});

test("what a crash left half-written is removed by the next service alone", async () => {
  const directory = await mkdtemp(join(tmpdir(), "docsvc-files-"));
  try {
    await DiskFileStore.open(directory, { sole: true });
    await writeFile(join(directory, "incoming", "half"), "half");
    await DiskFileStore.open(directory, { sole: false });
    expect(await readdir(join(directory, "incoming"))).toEqual(["half"]);
    await DiskFileStore.open(directory, { sole: true });
    expect(await readdir(join(directory, "incoming"))).toEqual([]);
  } finally {
    await rm(directory, { recursive: true });
  }
});
