/**
 * Overwrites secrets in the parts of fonts and pictures that contain texts: names of a font, comments and camera data of a JPEG. The length stays, so
 * that nothing else in the file moves, and outlines and pixels are never touched.
 */

interface Range {
  readonly from: number;
  readonly to: number;
}

/** @returns null if no text contains a secret */
export function overwriteTexts(data: Uint8Array, secrets: readonly string[]): Uint8Array | null {
  const bytes = Buffer.from(data);
  const forms = secrets.flatMap(formsOf);
  let isChanged = false;
  for (const { from, to } of textRangesOf(bytes)) {
    const lower = bytes.toString("latin1", from, to).toLowerCase();
    for (const form of forms) {
      for (let at = lower.indexOf(form); at >= 0; at = lower.indexOf(form, at + form.length)) {
        isChanged = true;
        for (let byte = 0; byte < form.length; byte++) {
          if (bytes[from + at + byte] !== 0) bytes[from + at + byte] = 0x78;
        }
      }
    }
  }
  return isChanged ? new Uint8Array(bytes) : null;
}

/** A text as its bytes may be, in lower case; names of fonts are written without spaces, too. */
function formsOf(secret: string): string[] {
  const said = secret.trim();
  return [...new Set([said, said.replaceAll(/\s+/gu, "")])]
    .filter((text) => text.length > 1)
    .flatMap((text) => {
      const wide = Buffer.from(text, "utf16le");
      return [Buffer.from(text), Buffer.from(text, "latin1"), wide, Buffer.from(wide).swap16()];
    })
    .map((form) => form.toString("latin1").toLowerCase());
}

function textRangesOf(bytes: Buffer): Range[] {
  if (bytes.length < 12) return [];
  const head = bytes.readUInt32BE(0);
  if (head >>> 16 === 0xffd8) return jpegTexts(bytes);
  if (head === 0x00010000 || head === 0x74727565 || head === 0x4f54544f) return tablesOf(bytes);
  if (bytes.toString("latin1", 4, 8) === "jP  ") return boxesOf(bytes);
  // Metafiles draw their texts: the letters become others, in their places.
  if (bytes.toString("latin1", 40, 44) === " EMF" || head === 0xd7cdc69a) return [{ from: 0, to: bytes.length }];
  if (head >>> 24 === 1 && bytes[1] === 0) return compactTexts(bytes, { from: 0, to: bytes.length });
  if (isProfile(bytes)) return profileTexts(bytes);
  const encrypted = bytes.indexOf("eexec");
  return bytes[0] === 0x25 || encrypted > 0 ? [{ from: 0, to: encrypted < 0 ? bytes.length : encrypted }] : [];
}

/** Whether the bytes are a colour profile (ICC.1:2022, 7.2). */
export function isProfile(data: Uint8Array): boolean {
  return data.length > 132 && Buffer.from(data.buffer, data.byteOffset + 36, 4).toString("latin1") === "acsp";
}

function profileTexts(bytes: Buffer): Range[] {
  const tags = Array.from({ length: Math.min(100, bytes.readUInt32BE(128)) }, (_, tag) => 132 + 12 * tag);
  return tags.flatMap((at): Range[] => {
    const isText =
      at + 12 <= bytes.length && /^(?:desc|cprt|dmnd|dmdd|targ)$/u.test(bytes.toString("latin1", at, at + 4));
    if (!isText) return [];
    const from = bytes.readUInt32BE(at + 4);
    return [{ from, to: Math.min(bytes.length, from + bytes.readUInt32BE(at + 8)) }];
  });
}

/** Comments and application data before the image itself. */
function jpegTexts(bytes: Buffer): Range[] {
  const ranges: Range[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    if (marker === 0xda) break;
    if (marker === 0xfe || (marker >= 0xe0 && marker <= 0xef)) {
      ranges.push({ from: at + 4, to: Math.min(bytes.length, at + 2 + bytes.readUInt16BE(at + 2)) });
    }
  }
  return ranges;
}

/** The tables of an OpenType file that contain names. */
function tablesOf(bytes: Buffer): Range[] {
  return Array.from({ length: bytes.readUInt16BE(4) }, (_, table) => 12 + 16 * table).flatMap((at): Range[] => {
    if (at + 16 > bytes.length) return [];
    const [tag, from] = [bytes.toString("latin1", at, at + 4), bytes.readUInt32BE(at + 8)];
    const range = { from, to: Math.min(bytes.length, from + bytes.readUInt32BE(at + 12)) };
    if (tag === "CFF ") return compactTexts(bytes, range);
    return tag === "name" || tag === "post" || tag === "meta" ? [range] : [];
  });
}

/** Name, Top DICT and String INDEX at the start of a CFF table (Adobe Technical Note 5176). */
function compactTexts(bytes: Buffer, { from, to }: Range): Range[] {
  let at = from + bytes[from + 2]!;
  for (let index = 0; index < 3 && at + 3 <= to; index++) {
    const [count, size] = [bytes.readUInt16BE(at), bytes[at + 2]!];
    if (count === 0) at += 2;
    else if (size < 1 || size > 4 || at + 3 + (count + 1) * size > to) break;
    else at += 2 + (count + 1) * size + bytes.readUIntBE(at + 3 + count * size, size);
  }
  return [{ from, to: Math.min(at, to) }];
}

/** Boxes of a JPEG 2000 file that are no codestream. */
function boxesOf(bytes: Buffer): Range[] {
  const stream = bytes.indexOf("jp2c");
  return [{ from: 0, to: stream < 0 ? bytes.length : stream }];
}
