import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readLocalFile } from "./local-files.ts";

let root: string;
let given: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "docsvc-mcp-")));
  given = join(root, "given");
  await mkdir(join(given, "below", ".git"), { recursive: true });
  await mkdir(join(root, "given-too"));
  await writeFile(join(given, "below", "a.pdf"), "inside");
  await writeFile(join(given, "..beginning.pdf"), "hidden");
  await writeFile(join(given, ".env"), "SECRET=1");
  await writeFile(join(given, "below", ".git", "config"), "hidden");
  await writeFile(join(root, "outside.pdf"), "outside");
  await writeFile(join(root, "given-too", "a.pdf"), "outside");
  await symlink(join(root, "outside.pdf"), join(given, "link.pdf"));
  await symlink(join(given, "below"), join(given, "within"));
  await symlink(root, join(given, "up"));
  execFileSync("mkfifo", [join(given, "pipe")]);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const read = (path: string, mostBytes = 1000): ReturnType<typeof readLocalFile> =>
  readLocalFile(path, { folders: [given], mostBytes });

test("a file in the folder is read by its path from there, its whole path, and through links that stay within", async () => {
  for (const path of ["below/a.pdf", join(given, "below", "a.pdf"), "within/a.pdf", "below/../below/a.pdf"]) {
    const { name, bytes } = await read(path);
    expect([name, Buffer.from(bytes).toString()]).toEqual(["a.pdf", "inside"]);
  }
});

test.each([
  "../outside.pdf",
  "below/../../outside.pdf",
  "link.pdf",
  "up/outside.pdf",
  "up/given-too/a.pdf",
  "../given-too/a.pdf",
  "/etc/passwd",
  ".env",
  "below/.git/config",
  "..beginning.pdf",
  "pipe",
  ".",
  "",
  "below",
  "missing.pdf",
  "below/a.pdf\0.txt",
])("%j is refused in the same words as what is not there", async (path) => {
  await expect(read(path)).rejects.toThrow(/is no file in the folders that this server was given/);
});

test("a file that is too large is refused before it is read", async () => {
  await expect(read("below/a.pdf", 5)).rejects.toThrow(/larger than/);
});

test("a file that was written again has another key", async () => {
  const { key } = await read("below/a.pdf");
  expect((await read("below/a.pdf")).key).toBe(key);
  await writeFile(join(given, "below", "a.pdf"), "inside, and longer");
  expect((await read("below/a.pdf")).key).not.toBe(key);
  await writeFile(join(given, "below", "a.pdf"), "inside");
});
