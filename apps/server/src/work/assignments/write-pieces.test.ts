import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/run-command.ts";
import { writePieces } from "./write-pieces.ts";

test.each([
  ["nothing", []],
  ["short pieces", ["one, ", "é, ", "😀"]],
  ["more than is held at once", Array.from({ length: 9 }, (_, index) => String(index).repeat(20_000))],
])("%s is written as it is", async (_, pieces) => {
  await using folder = await temporaryFolder();
  writePieces(folder.path("file"), pieces);
  expect(await readFile(folder.path("file"), "utf8")).toBe(pieces.join(""));
});

test("a folder that is not there is reported", () => {
  expect(() => writePieces("/nowhere/at/all", ["text"])).toThrow("ENOENT");
});
