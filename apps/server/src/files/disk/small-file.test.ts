import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/run-command.ts";
import { SMALL_BYTES, readSmall, writeSmall } from "./small-file.ts";

test.each([0, 1, SMALL_BYTES])("a file of %d bytes is read whole", async (size) => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("file"), Buffer.alloc(size, 7));
  expect(readSmall(folder.path("file"))?.equals(Buffer.alloc(size, 7))).toBe(true);
});

test("a larger file is left to others, and one that is not there is none", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("file"), Buffer.alloc(SMALL_BYTES + 1));
  expect(readSmall(folder.path("file"))).toBeUndefined();
  expect(readSmall(folder.path("nowhere"))).toBeUndefined();
});

test("pieces are written as one file, which must be new", async () => {
  await using folder = await temporaryFolder();
  await writeSmall(folder.path("file"), [Buffer.from("one "), Buffer.from(""), Buffer.from("two")]);
  expect(await readFile(folder.path("file"), "utf8")).toBe("one two");
  await expect(writeSmall(folder.path("file"), [Buffer.from("three")])).rejects.toMatchObject({ code: "EEXIST" });
  expect(await readFile(folder.path("file"), "utf8")).toBe("one two");
});
