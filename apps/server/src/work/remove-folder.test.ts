import { mkdir, stat, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/run-command.ts";
import { removeFolder } from "./remove-folder.ts";

test("a folder goes with its files, small and large, and with folders in it", async () => {
  await using folder = await temporaryFolder();
  for (const [name, bytes] of [
    ["small", 10],
    ["large", 2 * 1024 ** 2],
  ] as const) {
    await mkdir(folder.path(name));
    await writeFile(folder.path(`${name}/a`), "");
    await writeFile(folder.path(`${name}/b`), Buffer.alloc(bytes));
    await removeFolder(folder.path(name));
    await expect(stat(folder.path(name))).rejects.toMatchObject({ code: "ENOENT" });
  }
  await mkdir(folder.path("deep/er"), { recursive: true });
  await removeFolder(folder.path("deep"));
  await expect(stat(folder.path("deep"))).rejects.toMatchObject({ code: "ENOENT" });
  await removeFolder(folder.path("never was"));
});
