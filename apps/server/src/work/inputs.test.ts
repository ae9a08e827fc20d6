import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chunksOf } from "../../test/support/streams.ts";
import { DiskFileStore } from "../files/disk/disk-file-store.ts";
import type { FileStore } from "../ports/file-store.ts";
import { Inputs } from "./inputs.ts";

let folder: string;
let scratch: string;
let copies: number;
let inputs: Inputs;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-inputs-"));
  scratch = join(folder, "scratch");
  copies = 0;
  const disk = await DiskFileStore.open(join(folder, "files"), { sole: true });
  await disk.put("uploads/a", chunksOf("document"));
  // A remote store, such as S3.
  const localPath: FileStore["localPath"] = async (key, into) => {
    const path = await disk.localPath(key);
    if (path === undefined) return undefined;
    copies += 1;
    await copyFile(path, join(into, "copy"));
    return join(into, "copy");
  };
  inputs = new Inputs(Object.assign(Object.create(disk) as FileStore, { localPath }), scratch);
});
afterEach(async () => {
  await inputs.close();
  await rm(folder, { recursive: true });
});

test("slots that work on one document share its copy, and the next slice finds it as well", async () => {
  const borrowed = await Promise.all([inputs.borrow("uploads/a"), inputs.borrow("uploads/a")]);
  expect(await Promise.all(borrowed.map((one) => readFile(one!.path, "utf8")))).toEqual(["document", "document"]);
  for (const one of borrowed) one!.giveBack();
  expect(await readFile((await inputs.borrow("uploads/a"))!.path, "utf8")).toBe("document");
  expect(copies).toBe(1);
  await inputs.close();
  expect(await readdir(scratch)).toEqual([]);
});

test("a copy that was made for another attempt is taken over", async () => {
  (await inputs.borrow("uploads/a"))!.giveBack();
  const path = join(scratch, "fetched");
  await writeFile(path, "fetched");
  await inputs.adopt("slices/input", path);
  expect(await readFile((await inputs.borrow("slices/input"))!.path, "utf8")).toBe("fetched");
  expect(copies).toBe(1);
});

test("a file of the store itself stays where it is", async () => {
  const path = join(folder, "elsewhere");
  await writeFile(path, "kept");
  await inputs.adopt("uploads/b", path);
  expect(await readFile(path, "utf8")).toBe("kept");
  expect(await inputs.borrow("uploads/b")).toBeUndefined();
});
