import { EngineError } from "../../document/errors.ts";

/** Height of an A4 page, in points; an image without a resolution fills one. */
const PAGE_POINTS = 842;

/**
 * Wraps the image in a PDF of one page: JPEG 2000 is one of PDF's compressions (ISO 32000-2, 7.4.9), so the PDF reader
 * decodes it.
 *
 * @throws {@link EngineError} `damaged_document`
 */
export function jpeg2000ToPdf(bytes: Uint8Array): Uint8Array {
  const { width, height } = sizeOf(bytes);
  const scale = PAGE_POINTS / Math.max(width, height);
  const box = [width, height].map((side) => Number((side * scale).toFixed(2)));
  const content = `q ${box[0]} 0 0 ${box[1]} 0 0 cm /P Do Q`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box.join(" ")}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ];
  const parts: Uint8Array[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const add = (...added: readonly Uint8Array[]): void => {
    parts.push(...added);
    length += added.reduce((sum, part) => sum + part.length, 0);
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
  }
  offsets.push(length);
  const picture = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/Filter/JPXDecode/Length ${bytes.length}>>`;
  add(Buffer.from(`5 0 obj\n${picture}\nstream\n`), bytes, Buffer.from("\nendstream\nendobj\n"));
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `trailer\n<</Root 1 0 R/Size 6>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 6\n0000000000 65535 f \n${table}${trailer}`)]);
}

/** The codestream's size marker, `SIZ` (ISO/IEC 15444-1, A.5.1). */
const SIZE_MARKER = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const MAX_PIXELS = 120_000_000;

function sizeOf(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const at = file.indexOf(SIZE_MARKER);
  if (at < 0 || at + 24 > file.length) throw damaged();
  const [right, bottom, left, top] = [8, 12, 16, 20].map((offset) => file.readUInt32BE(at + offset));
  const width = right! - left!;
  const height = bottom! - top!;
  if (width <= 0 || height <= 0) throw damaged();
  if (width * height > MAX_PIXELS) {
    throw new EngineError(
      "unsupported_document",
      `This image has more than ${MAX_PIXELS / 1e6} million pixels; make it smaller.`,
    );
  }
  return { width, height };
}

function damaged(): EngineError {
  return new EngineError("damaged_document", "This JPEG 2000 image is damaged; save it again and use that.");
}
