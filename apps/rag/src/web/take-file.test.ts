import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeFile } from "./take-file.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "docsvc-rag-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const body = (text: string): Readable => Readable.from([Buffer.from(text)]);

test("a file that is uploaded twice replaces none", async () => {
  const folder = join(root, "twice");
  expect(await takeFile(folder, "a.txt", body("one"))).toBe("a.txt");
  expect(await takeFile(folder, "a.txt", body("two"))).toBe("a (2).txt");
  expect(await readFile(join(folder, "a.txt"), "utf8")).toBe("one");
  expect(await readdir(folder)).toEqual(["a (2).txt", "a.txt"]);
});

test("a name leads nowhere else", async () => {
  const folder = join(root, "inner");
  expect(await takeFile(folder, "../../up.txt", body(""))).toBe("up.txt");
  expect(await takeFile(folder, "C:\\up\\side.txt", body(""))).toBe("side.txt");
  expect((await readdir(folder)).sort()).toEqual(["side.txt", "up.txt"]);
});

test.each([".hidden.txt", "program.exe", "nothing", "", "new\nline.txt", `${"a".repeat(300)}.txt`])(
  "%j is no document",
  async (name) => {
    const folder = join(root, "none");
    expect(await takeFile(folder, name, body("x"))).toBeUndefined();
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  },
);

test("a file that breaks off leaves nothing", async () => {
  const folder = join(root, "broken");
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from("half");
      throw new Error("gone");
    })(),
  );
  await expect(takeFile(folder, "a.txt", breaking)).rejects.toThrow("gone");
  expect(await readdir(folder)).toEqual([]);
});
