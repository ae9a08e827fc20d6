import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import * as hostile from "@docsvc/fixtures/hostile";

/** Small files that expand, draw or count to huge sizes, and endless structures; by description. */
export const BOMBS: Readonly<Record<string, () => Uint8Array>> = {
  "forms within forms": () => hostile.formBomb(),
  "forms that hold themselves": () => hostile.selfReferencingForms(),
  "a chain of forms": () => hostile.nestedForms(2000),
  "a page of 2,000,000,000 points": () => hostile.hugePage(),
  "a page without a box": () => hostile.emptyPageBox(),
  "512 MiB deflated": () => hostile.deflateBomb(),
  "512 MiB deflated twice": () => hostile.doubleDeflateBomb(),
  "an image of 30,000 by 30,000": () => hostile.imageBomb(),
  "100,000 pages": () => hostile.manyPages(),
  "a page tree 10,000 deep": () => hostile.deepPageTree(),
  "arrays 100,000 deep": () => hostile.deepArrays(),
  "structures in circles": () => hostile.circularStructures(),
  "cross references in circles": () => hostile.circularCrossReferences(),
  "50,000 chars": () => hostile.manyChars(),
  "100,000 paths": () => hostile.manyPaths(),
  "a grid of a million cells": () => hostile.denseGrid(),
  "20,000 chars on one spot": () => hostile.stackedChars(),
  "a JBIG2 image that is none": () => imagePdf("/JBIG2Decode", 20_000, Buffer.alloc(4000, 0xa5)),
  "a JPX image that is none": () => imagePdf("/JPXDecode", 20_000, JPX_HEAD),
  "a JPEG of 65,500 by 65,500": () => jpegHead(65_500),
  "a PNG of 20,000 by 20,000": () => png(20_000, 20_000, deflateSync(Buffer.alloc(20_000 * 2501), { level: 9 })),
  "a PNG of 2,147,483,647 by 2,147,483,647": () => png(2 ** 31 - 1, 2 ** 31 - 1, deflateSync(Buffer.alloc(100))),
  "a GIF of 65,535 by 65,535": () => gif(65_535),
  "a TIFF whose directories go in a circle": () => tiff(8),
  "a TIFF with a directory past its end": () => tiff(0x7fff_fff0),
  "a zip whose entry unpacks to 4 GiB": () => officeZip("word/document.xml", Buffer.alloc(300 * 1024 ** 2)),
  "a workbook of nothing but zeros": () => officeZip("xl/workbook.xml", Buffer.alloc(300 * 1024 ** 2)),
  "a document with a billion laughs": () => officeZip("word/document.xml", Buffer.from(LAUGHS)),
  "an empty file but for its head": () => Buffer.from("%PDF-1.7\n"),
  "one byte": () => Buffer.from("%"),
  "ten megabytes of noughts": () => Buffer.alloc(10_000_000),
  "ten megabytes of brackets": () => Buffer.from(`%PDF-1.7\n1 0 obj ${"[".repeat(10_000_000)}`),
};

/** A page with one image that has this data. */
function imagePdf(filter: string, side: number, data: Uint8Array): Uint8Array {
  const head = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>endobj
4 0 obj<</Length 30>>stream
q 600 0 0 800 0 0 cm /I Do Q  
endstream endobj
5 0 obj<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 1/ColorSpace/DeviceGray/Filter${filter}/Length ${data.length}>>stream
`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF")]);
}

/** The beginning of a JPEG 2000 code stream that claims a size of 2^31 by 2^31. */
const JPX_HEAD = Buffer.from(
  "ff4fff51002f00007fffffff7fffffff0000000000000000000000010000000100000000000000000003070101070101070101",
  "hex",
);

function jpegHead(side: number): Uint8Array {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(side, 0);
  size.writeUInt16BE(side, 2);
  return Buffer.concat([
    Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0000b08", "hex"),
    size,
    Buffer.from("01011100ffda0008010100003f00", "hex"),
    Buffer.alloc(2000, 0x55),
    Buffer.from("ffd9", "hex"),
  ]);
}

function png(width: number, height: number, data: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const chunk = (type: string, content: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function gif(side: number): Uint8Array {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const image = Buffer.concat([
    Buffer.from("2c00000000", "hex"),
    size,
    Buffer.from("000208", "hex"),
    Buffer.alloc(100, 8),
  ]);
  return Buffer.concat([
    Buffer.from("GIF89a"),
    size,
    Buffer.from("f00000000000ffffff", "hex"),
    image,
    Buffer.from(";"),
  ]);
}

/** One directory with one entry; the offset of the next directory is invalid. */
function tiff(next: number): Uint8Array {
  const file = Buffer.alloc(26);
  file.write("II*\0", 0, "latin1");
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(1, 8);
  file.writeUInt16LE(256, 10);
  file.writeUInt16LE(4, 12);
  file.writeUInt32LE(1, 14);
  file.writeUInt32LE(0xffff_ffff, 18);
  file.writeUInt32LE(next, 22);
  return file;
}

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, level) => {
  const name = (index: number): string => String.fromCodePoint(97 + index);
  return `<!ENTITY ${name(level + 1)} "${`&${name(level)};`.repeat(10)}">`;
}).join("")}]><w:document>&m;</w:document>`;

/** The zip of an Office document with one hostile entry. */
function officeZip(name: string, content: Uint8Array): Uint8Array {
  const types = Buffer.from(
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
  );
  const parts = [zipEntry("[Content_Types].xml", types), zipEntry(name, content)];
  let offset = 0;
  const directory = parts.map((part) => {
    const entry = part.directory(offset);
    offset += part.local.length;
    return entry;
  });
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts.map(({ local }) => local), central, end]);
}

function zipEntry(name: string, content: Uint8Array): { local: Buffer; directory: (offset: number) => Buffer } {
  const packed = deflateRawSync(content, { level: 9 });
  const fields = Buffer.alloc(22);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  // It claims to be even larger.
  fields.writeUInt32LE(content.length > 1e6 ? 0xffff_fffe : content.length, 18);
  const nameLengths = Buffer.alloc(4);
  nameLengths.writeUInt16LE(name.length, 0);
  const local = Buffer.concat([
    Buffer.from("PK\u0003\u0004", "latin1"),
    fields,
    nameLengths,
    Buffer.from(name),
    packed,
  ]);
  return {
    local,
    directory: (offset) => {
      const tail = Buffer.alloc(14);
      tail.writeUInt32LE(offset, 10);
      const version = Buffer.from([20, 0]);
      return Buffer.concat([
        Buffer.from("PK\u0001\u0002", "latin1"),
        version,
        fields,
        nameLengths,
        tail.subarray(0, 14),
        Buffer.from(name),
      ]);
    },
  };
}
