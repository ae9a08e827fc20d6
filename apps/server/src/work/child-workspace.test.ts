import { mkdir, readFile, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/run-command.ts";
import { ChildWorkspace } from "./child-workspace.ts";

test("what a run has left goes, and what its links lead to stays", async () => {
  await using folder = await temporaryFolder();
  await using workspace = await ChildWorkspace.open(folder.path("."));
  await writeFile(folder.path("kept"), "kept");
  const { output, temporary } = workspace.folders;
  await symlink(folder.path("kept"), join(output, "link"));
  await symlink(folder.path("."), join(temporary, "link to a folder"));
  await writeFile(join(temporary, "file"), "left");
  await workspace.bring(folder.path("kept"), "input");
  workspace.clear();
  for (const path of Object.values(workspace.folders)) expect(await readdir(path)).toEqual([]);
  expect(await readFile(folder.path("kept"), "utf8")).toBe("kept");
});

test("a folder, or very many files, are left to go with the child", async () => {
  await using folder = await temporaryFolder();
  await using workspace = await ChildWorkspace.open(folder.path("."));
  const { output } = workspace.folders;
  for (let index = 0; index < 256; index += 1) await writeFile(join(output, String(index)), "");
  workspace.clear();
  for (let index = 0; index < 257; index += 1) await writeFile(join(output, String(index)), "");
  expect(() => workspace.clear()).toThrow("too many files");
  await using other = await ChildWorkspace.open(folder.path("."));
  await mkdir(join(other.folders.temporary, "folder"));
  expect(() => other.clear()).toThrow();
});

test("a small and a large document are brought as they are, and a result is taken once", async () => {
  await using folder = await temporaryFolder();
  await using workspace = await ChildWorkspace.open(folder.path("."));
  for (const bytes of [0, 10, 3 * 1024 ** 2]) {
    await writeFile(folder.path(`document-${bytes}`), Buffer.alloc(bytes, 7));
    const path = await workspace.bring(folder.path(`document-${bytes}`), `input-${bytes}`);
    expect((await readFile(path)).equals(Buffer.alloc(bytes, 7))).toBe(true);
  }
  await writeFile(workspace.outputPath("result"), "result");
  expect(await workspace.take("result", folder.path("taken"))).toBe(true);
  expect(await readFile(folder.path("taken"), "utf8")).toBe("result");
  expect(await workspace.take("result", folder.path("again"))).toBe(false);
});

test("a link is no result", async () => {
  await using folder = await temporaryFolder();
  await using workspace = await ChildWorkspace.open(folder.path("."));
  await writeFile(folder.path("secret"), "secret");
  await symlink(folder.path("secret"), workspace.outputPath("result"));
  expect(await workspace.take("result", folder.path("taken"))).toBe(false);
  expect(await readdir(folder.path("."))).not.toContain("taken");
  expect(await readFile(folder.path("secret"), "utf8")).toBe("secret");
});
