import { describe, expect, test } from "vitest";
import { parse } from "../../parse.ts";
import { textPicture } from "../../../testing/text-picture.ts";
import { decodeBmp } from "./decode-bmp.ts";

interface Parts {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly pixels: readonly number[];
  readonly compression?: number;
  /** Blue, green, red and an unused byte per colour; or masks. */
  readonly table?: readonly number[];
  /** Bytes between the table and the pixels. */
  readonly gap?: number;
}

function bmp({ width, height, bits, pixels, compression = 0, table = [], gap = 0 }: Parts): Uint8Array {
  const pixelsAt = 54 + table.length + gap;
  const bytes = new Uint8Array(pixelsAt + pixels.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, pixelsAt, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, bits, true);
  view.setUint32(30, compression, true);
  view.setInt32(38, 7874, true);
  bytes.set(table, 54);
  bytes.set(pixels, pixelsAt);
  return bytes;
}

const shades = (parts: Parts): readonly number[] => {
  const bitmap = decodeBmp(bmp(parts), 1000);
  if (bitmap === "too large") throw new Error(bitmap);
  const { rgb } = bitmap;
  // Luma of ITU-R BT.601.
  return Array.from({ length: rgb.length / 3 }, (_, at) =>
    Math.floor(0.299 * rgb[3 * at]! + 0.587 * rgb[3 * at + 1]! + 0.114 * rgb[3 * at + 2]!),
  );
};

const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];
const TWO_COLOURS = [...BLACK, 0, ...WHITE, 0];

describe("a BMP picture", () => {
  test("of 24 bits begins with its bottom row, and rows take whole words", () => {
    const pixels = [...WHITE, ...BLACK, 0, 0, ...BLACK, ...BLACK, 0, 0];
    expect(shades({ width: 2, height: 2, bits: 24, pixels })).toEqual([0, 0, 255, 0]);
    expect(shades({ width: 2, height: -2, bits: 24, pixels })).toEqual([255, 0, 0, 0]);
    expect(shades({ width: 2, height: 2, bits: 24, pixels, gap: 6 })).toEqual([0, 0, 255, 0]);
  });

  test("of one bit and of four looks its colours up", () => {
    expect(shades({ width: 3, height: 1, bits: 1, table: TWO_COLOURS, pixels: [0b1010_0000, 0, 0, 0] })).toEqual([
      255, 0, 255,
    ]);
    const table = [...TWO_COLOURS, 255, 0, 0, 0, ...Array<number>(52).fill(0)];
    expect(shades({ width: 3, height: 1, bits: 4, table, pixels: [0x12, 0x10, 0, 0] })).toEqual([255, 29, 255]);
  });

  test("of 16 and 32 bits has its colours under masks", () => {
    expect(shades({ width: 1, height: 1, bits: 16, pixels: [0xff, 0x7f, 0, 0] })).toEqual([255]);
    const masks = [0xff, 0, 0, 0, 0, 0xff, 0, 0, 0, 0, 0xff, 0];
    const pixels = [255, 0, 0, 0];
    expect(shades({ width: 1, height: 1, bits: 32, compression: 3, table: masks, pixels })).toEqual([76]);
    expect(shades({ width: 1, height: 1, bits: 32, pixels })).toEqual([29]);
  });

  test("of runs is unpacked, absolute ones and jumps among them", () => {
    const table = [...TWO_COLOURS, ...Array<number>(1016).fill(0)];
    // A run of two white pixels and the end of the row; then a jump of one, three literal pixels, and the end.
    const pixels = [2, 1, 0, 0, 0, 2, 1, 0, 0, 3, 1, 0, 1, 0, 0, 1];
    expect(shades({ width: 4, height: 2, bits: 8, compression: 1, table, pixels })).toEqual([
      0, 255, 0, 255, 255, 255, 0, 0,
    ]);
  });

  test("that claims more pixels than are read costs nothing", () => {
    expect(decodeBmp(bmp({ width: 100_000, height: 100_000, bits: 1, compression: 0, pixels: [] }), 1000)).toBe(
      "too large",
    );
  });

  test.each([
    ["cut off", bmp({ width: 100, height: 1, bits: 24, pixels: [0, 0] })],
    ["of three bits", bmp({ width: 1, height: 1, bits: 3, pixels: [0, 0, 0, 0] })],
    ["of its first bytes", bmp({ width: 1, height: 1, bits: 24, pixels: [] }).subarray(0, 20)],
    ["of a JPEG", bmp({ width: 1, height: 1, bits: 24, compression: 4, pixels: [0, 0, 0, 0] })],
  ])("that is one %s is damaged", async (_, bytes) => {
    await expect(parse(bytes)).rejects.toMatchObject({ code: "damaged_document" });
  });

  test("is read like any other picture", async () => {
    const { width, height, grey } = await textPicture("The gate of the upper lock stays closed on Thursday.");
    const stride = Math.ceil(width / 4) * 4;
    const pixels = new Uint8Array(stride * height);
    for (let row = 0; row < height; row++) {
      pixels.set(grey.subarray(row * width, (row + 1) * width), (height - 1 - row) * stride);
    }
    const table = Array.from({ length: 256 }, (_, shade) => [shade, shade, shade, 0]).flat();
    const { result } = await parse(bmp({ width, height, bits: 8, table, pixels: Array.from(pixels) }));
    expect(result.chunks[0]!.content).toContain("upper lock stays closed");
    expect(result.pages).toEqual([{ page: 1, width, height, unit: "px" }]);
  });
});
