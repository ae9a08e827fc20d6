import { expect, test } from "vitest";
import { overwriteTexts } from "./overwrite-texts.ts";

const latin1 = (bytes: Uint8Array | null): string | undefined =>
  bytes === null ? undefined : Buffer.from(bytes).toString("latin1");
const jpeg = (comment: string, pixels: string): Uint8Array => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    Buffer.from("ffd8fffe", "hex"),
    length,
    Buffer.from(comment),
    Buffer.from("ffda0002", "hex"),
    Buffer.from(pixels),
  ]);
};

test("the comment of a JPEG loses the words, its pixels stay", () => {
  const rest = latin1(overwriteTexts(jpeg("by ANN SMITH, Annsmith", "Ann Smith"), ["Ann Smith"]));
  expect(rest).toContain("by xxxxxxxxx, xxxxxxxx");
  expect(rest?.endsWith("Ann Smith")).toBe(true);
});

test("names of a font are overwritten in one and in two bytes, and its outlines stay", () => {
  const name = Buffer.concat([Buffer.from("Quillon "), Buffer.from("Quillon", "utf16le").swap16()]);
  const font = Buffer.alloc(12 + 16);
  font.writeUInt32BE(0x00010000);
  font.writeUInt16BE(1, 4);
  font.write("name", 12, "latin1");
  font.writeUInt32BE(28, 20);
  font.writeUInt32BE(name.length, 24);
  const rest = latin1(overwriteTexts(Buffer.concat([font, name, Buffer.from("Quillon")]), ["Quillon"]))!;
  expect(rest.slice(28, 28 + name.length).replaceAll("\0", "")).toBe("xxxxxxx xxxxxxx");
  expect(rest.endsWith("Quillon")).toBe(true);
});

test("bytes of no known kind are left alone", () => {
  expect(overwriteTexts(Buffer.from("a text about Quillon"), ["Quillon"])).toBeNull();
});
