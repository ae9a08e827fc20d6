import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "../../parse.ts";
import { openFrame } from "./image-source.ts";
import { tiffPages } from "./tiff-pages.ts";

/** Directories of one entry, the type; undefined for a directory without it. */
function directories(types: readonly (number | undefined)[], next: (index: number) => number): Buffer {
  const file = Buffer.alloc(8 + types.length * 18);
  file.write("II*\0", "latin1");
  file.writeUInt32LE(8, 4);
  for (const [index, type] of types.entries()) {
    const at = 8 + index * 18;
    file.writeUInt16LE(1, at);
    file.writeUInt16LE(type === undefined ? 256 : 254, at + 2);
    file.writeUInt32LE(type ?? 100, at + 10);
    file.writeUInt32LE(next(index), at + 14);
  }
  return file;
}

const inOrder =
  (count: number) =>
  (index: number): number =>
    index + 1 === count ? 0 : 8 + (index + 1) * 18;

test("small copies and masks are no pages", () => {
  expect(tiffPages(directories([undefined, 1, 2, 0, 4], inOrder(5)))).toEqual([0, 2, 3]);
  expect(tiffPages(directories([1, 1], inOrder(2)))).toEqual([0, 1]);
});

test("directories in a circle and beyond the end are not followed for ever", () => {
  expect(tiffPages(directories([2], () => 8))).toHaveLength(100_000);
  expect(tiffPages(directories([2], () => 9_999_999))).toEqual([0]);
});

test.each([false, true])("a pyramid of one image in several sizes is one page, as BigTIFF: %s", async (bigtiff) => {
  const drawn = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#fff" } });
  const bytes = await drawn.tiff({ pyramid: true, tile: true, bigtiff }).toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBeGreaterThan(1);
  const { result } = await parse(bytes, {}, { ocr: "off" });
  expect(result.pages).toMatchObject([{ width: 1200, height: 900 }]);
  expect((await openFrame(bytes, 1)).size).toEqual({ width: 1200, height: 900 });
});
