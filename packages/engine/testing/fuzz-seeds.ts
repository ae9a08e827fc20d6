import { readFixture } from "@docsvc/fixtures";
import { zipSync } from "fflate";
import sharp from "sharp";
import { anchor, header, powerpoint97File, shape, wide } from "./powerpoint-97-file.ts";
import { sampleDocuments } from "./sample-documents.ts";
import { word97File } from "./word-97-file.ts";

/** A small document of each supported format, by the name of the format. */
export async function fuzzSeeds(): Promise<ReadonlyMap<string, Uint8Array>> {
  const letter = await readFixture("letter/letter.pdf");
  return new Map([
    ...(await sampleDocuments()),
    ...(await pictures()),
    ["pdf", letter],
    ["bmp", bitmap()],
    ["jp2", codestream()],
    ["iwork", zipSync({ "Index/Document.iwa": new Uint8Array(50), "QuickLook/Preview.pdf": letter })],
    ["doc", word97File([{ text: "Harbour\r", style: 1 }, { text: "Ships and quays.\r" }], "A note.\r")],
    ["ppt", powerpoint97File([shape(anchor(1000, 300), [header(1), wide("Ships\rand quays")])])],
  ]);
}

/** 16 × 16 pixels, 24 bits each. */
function bitmap(): Uint8Array {
  const bytes = Buffer.alloc(54 + 16 * 16 * 3, 0xc0);
  bytes.fill(0, 0, 54);
  bytes.write("BM", 0, "latin1");
  for (const [at, value] of [
    [2, bytes.length],
    [10, 54],
    [14, 40],
    [18, 16],
    [22, 16],
  ] as const) {
    bytes.writeUInt32LE(value, at);
  }
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

/** A JPEG 2000 image that gives its size and ends. */
function codestream(): Uint8Array {
  const bytes = Buffer.alloc(60);
  bytes.set([0xff, 0x4f, 0xff, 0x51]);
  bytes.writeUInt32BE(400, 8);
  bytes.writeUInt32BE(200, 12);
  return bytes;
}

async function pictures(): Promise<readonly (readonly [string, Uint8Array])[]> {
  const drawn = sharp(await readFixture("scan/letter.jpg")).resize(160);
  return [
    ["png", await drawn.clone().png().toBuffer()],
    ["jpeg", await drawn.clone().jpeg().toBuffer()],
    ["gif", await drawn.clone().gif().toBuffer()],
    ["tiff", await drawn.clone().tiff().toBuffer()],
    ["webp", await drawn.clone().webp().toBuffer()],
    ["avif", await drawn.clone().avif({ effort: 0 }).toBuffer()],
  ];
}
