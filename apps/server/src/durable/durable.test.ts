import { readFile, readdir, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/run-command.ts";
import { makeOnce, syncDirectory } from "./durable.ts";

test("of many who make a file at once, all read what one of them wrote, whole", async () => {
  await using folder = await temporaryFolder();
  // Long enough to be written in several steps.
  const bytes = 8 * 1024 * 1024;
  const makers = Array.from({ length: 4 }, async (_, maker) => {
    await makeOnce(folder.path("file"), Buffer.alloc(bytes, maker));
    return readFile(folder.path("file"));
  });
  const [first, ...others] = await Promise.all(makers);
  expect(first!.equals(Buffer.alloc(bytes, first![0]))).toBe(true);
  for (const other of others) expect(other.equals(first!)).toBe(true);
  expect(await readdir(folder.path("."))).toEqual(["file"]);
});

test("a file that is there stays as it is, and a folder that is not there is reported", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("file"), "first");
  await makeOnce(folder.path("file"), "second");
  expect(await readFile(folder.path("file"), "utf8")).toBe("first");
  await expect(makeOnce(folder.path("nowhere/file"), "text")).rejects.toThrow("ENOENT");
});

test("who asks for a sync of a directory before it begins shares it, and who asks later has another one", async () => {
  await using folder = await temporaryFolder();
  const path = folder.path(".");
  const first = syncDirectory(path);
  expect(syncDirectory(path)).toBe(first);
  // It has begun by now.
  await Promise.resolve();
  await Promise.resolve();
  const second = syncDirectory(path);
  expect(second).not.toBe(first);
  expect(syncDirectory(path)).toBe(second);
  await Promise.all([first, second]);
  const third = syncDirectory(path);
  expect([first, second]).not.toContain(third);
  await third;
  const nowhere = [syncDirectory(folder.path("nowhere")), syncDirectory(folder.path("nowhere"))];
  for (const failed of await Promise.allSettled(nowhere)) expect(failed.status).toBe("rejected");
});
