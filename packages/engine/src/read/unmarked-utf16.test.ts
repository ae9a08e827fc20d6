import { expect, test } from "vitest";
import { parse } from "../parse.ts";
import { unmarkedUtf16 } from "./unmarked-utf16.ts";

const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");

test.each([
  ["text", utf16("The gate opens at nine."), "utf-16le"],
  ["text the other way round", utf16("The gate opens at nine.").swap16(), "utf-16be"],
  ["plain text", Buffer.from("The gate opens at nine."), undefined],
  ["a few bytes", utf16("abc"), undefined],
  ["zeros", Buffer.alloc(100), undefined],
  ["numbers of four bytes", Buffer.from(Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 8).buffer), undefined],
])("%s", (_, bytes, label) => {
  expect(unmarkedUtf16(bytes)).toBe(label);
});

test("a file of values in UTF-16 without a mark is read", async () => {
  const { result } = await parse(utf16("name,depth\nöstliche Mole,5\nGate,6\n"));
  expect(result.chunks[0]!.content).toContain("| östliche Mole | 5 |");
});
