import { deflateSync } from "node:zlib";
import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openPdf } from "./open-pdf.ts";

/** An image of 16 × 16 pixels, its left half dark and its right half light. */
const SIDE = 16;

function pixels(dark: readonly number[], light: readonly number[]): Buffer {
  const row = [
    ...Array.from({ length: SIDE / 2 }, () => dark),
    ...Array.from({ length: SIDE / 2 }, () => light),
  ].flat();
  return Buffer.from(Array.from({ length: SIDE }, () => row).flat());
}

/** Draws the image over a whole page; @returns the mean grey levels of its left and right half. */
async function greysOf(dictionary: string, stream: Uint8Array): Promise<readonly [number, number]> {
  const size = `/Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE}`;
  const bytes = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 160 160] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>",
    contentStream("q 160 0 0 160 0 0 cm /P Do Q"),
    { dictionary: `${size} ${dictionary}`, stream },
    { dictionary: `${size} /ColorSpace /DeviceGray /BitsPerComponent 8`, stream: pixels([255], [0]) },
    { dictionary: `${size} /ImageMask true /BitsPerComponent 1`, stream: HALVES },
  ]);
  using document = await openPdf(bytes);
  expect(document.readPage(1)!.images.count).toBe(1);
  const { grey, width } = document.renderRegion(1, { left: 0, top: 0, right: 160, bottom: 160 }, 1)!;
  const mean = (from: number, to: number): number => {
    const column = grey.filter((_, index) => index % width >= from && index % width < to);
    return column.reduce((sum, value) => sum + value, 0) / column.length;
  };
  return [mean(10, 70), mean(90, 150)];
}

/** One bit per pixel: 0 in the left half, 1 in the right. */
const HALVES = Buffer.from(Array.from({ length: SIDE }, () => [0x00, 0xff]).flat());
const FULL = "/BitsPerComponent 8";

describe("a picture that recognition reads is dark where it is, in", () => {
  test.each([
    ["shades of grey", `/ColorSpace /DeviceGray ${FULL}`, pixels([20], [240])],
    ["one bit", "/ColorSpace /DeviceGray /BitsPerComponent 1", HALVES],
    [
      "one bit turned about",
      "/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]",
      HALVES.map((byte) => 255 - byte),
    ],
    ["16 bits", "/ColorSpace /DeviceGray /BitsPerComponent 16", pixels([20, 9], [240, 9])],
    ["red, green and blue", `/ColorSpace /DeviceRGB ${FULL}`, pixels([20, 20, 20], [240, 240, 240])],
    ["the inks of print", `/ColorSpace /DeviceCMYK ${FULL}`, pixels([0, 0, 0, 235], [0, 0, 0, 10])],
    [
      "the colours of Lab",
      `/ColorSpace [/Lab << /WhitePoint [0.95 1 1.09] /Range [-100 100 -100 100] >>] ${FULL}`,
      pixels([20, 128, 128], [245, 128, 128]),
    ],
    ["calibrated grey", `/ColorSpace [/CalGray << /WhitePoint [0.95 1 1.09] >>] ${FULL}`, pixels([20], [240])],
    ["a palette", `/ColorSpace [/Indexed /DeviceRGB 1 <101010f0f0f0>] ${FULL}`, pixels([0], [1])],
    [
      "an ink of its own",
      `/ColorSpace [/Separation /Dark /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>] ${FULL}`,
      pixels([235], [15]),
    ],
    ["a stencil", "/ImageMask true /BitsPerComponent 1", HALVES],
    ["black behind a soft mask", `/ColorSpace /DeviceGray ${FULL} /SMask 6 0 R`, pixels([0], [0])],
    ["black behind a mask", `/ColorSpace /DeviceGray ${FULL} /Mask 7 0 R`, pixels([0], [0])],
    ["black behind a masked colour", `/ColorSpace /DeviceGray ${FULL} /Mask [7 7]`, pixels([0], [7])],
    ["deflated pixels", `/ColorSpace /DeviceGray ${FULL} /Filter /FlateDecode`, deflateSync(pixels([20], [240]))],
  ])("%s", async (_, dictionary, stream) => {
    const [left, right] = await greysOf(dictionary, stream);
    expect(left).toBeLessThan(60);
    expect(right).toBeGreaterThan(200);
  });

  test("the coding of fax machines, alone and in JBIG2", async () => {
    const parameters = `/K -1 /Columns ${SIDE} /Rows ${SIDE} /BlackIs1 false`;
    const fax = await faxOf(pixels([0], [255]));
    const plain = `/ColorSpace /DeviceGray /BitsPerComponent 1`;
    const [left, right] = await greysOf(`${plain} /Filter /CCITTFaxDecode /DecodeParms << ${parameters} >>`, fax);
    expect(left).toBeLessThan(60);
    expect(right).toBeGreaterThan(200);
    const [leftOfTwo, rightOfTwo] = await greysOf(`${plain} /Filter /JBIG2Decode`, jbig2Of(fax));
    expect(leftOfTwo).toBeLessThan(60);
    expect(rightOfTwo).toBeGreaterThan(200);
  });
});

/** The single strip of a TIFF in ITU-T T.6 coding. */
async function faxOf(grey: Buffer): Promise<Buffer> {
  const picture = sharp(grey, { raw: { width: SIDE, height: SIDE, channels: 1 } }).toColourspace("b-w");
  const tiff = await picture.tiff({ compression: "ccittfax4", bitdepth: 1, miniswhite: true }).toBuffer();
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const values = new Map<number, number>();
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + 12 * entry;
    values.set(short(at), short(at + 2) === 3 ? short(at + 8) : long(at + 8));
  }
  const [STRIP_OFFSETS, STRIP_BYTES] = [273, 279];
  const start = values.get(STRIP_OFFSETS)!;
  return tiff.subarray(start, start + values.get(STRIP_BYTES)!);
}

/** A JBIG2 page (ITU-T T.88) with one generic region in that coding. */
function jbig2Of(fax: Buffer): Buffer {
  const longs = (...values: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
    return bytes;
  };
  const segment = (number: number, type: number, data: Buffer): Buffer =>
    Buffer.concat([longs(number), Buffer.from([type, 0, 1]), longs(data.length), data]);
  const PAGE = 48;
  const GENERIC_REGION = 38;
  const page = Buffer.concat([longs(SIDE, SIDE, 0, 0), Buffer.from([0, 0, 0])]);
  const region = Buffer.concat([longs(SIDE, SIDE, 0, 0), Buffer.from([0, 1]), fax]);
  return Buffer.concat([segment(0, PAGE, page), segment(1, GENERIC_REGION, region)]);
}
