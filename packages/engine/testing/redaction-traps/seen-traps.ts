/** Words that only the look of a page spells: pictures, masks, patterns, outlines, fonts whose map lies. */
import { contentStream } from "@docsvc/fixtures/raw-pdf";
import { pictureOf } from "../picture-pdf.ts";
import { FONT, form, HIDDEN, line, type Trap, trapPdf } from "./trap.ts";

/** Text above the picture, so that the page is no scan. */
const ABOVE = line("A long letter came by the morning post on Monday.", 780);
const DRAWN = "q 300 0 0 40 72 600 cm /I1 Do Q\n";
const DPI = 150;

export async function seenTraps(): Promise<readonly Trap[]> {
  const spelled = trapPdf(`BT /F1 20 Tf 10 12 Td (Written by ${HIDDEN} today) Tj ET`, {
    page: "/MediaBox [0 0 300 40]",
  });
  const { width, height, grey } = await pictureOf(spelled, 1, DPI);
  const [size, grayscale] = [`/Width ${width} /Height ${height}`, "/ColorSpace /DeviceGray /BitsPerComponent 8"];
  const image = "/Type /XObject /Subtype /Image";
  const inverse = grey.map((value) => 255 - value);
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (const [at, value] of grey.entries()) {
    const [row, column] = [Math.floor(at / width), at % width];
    if (value > 128) bits[row * rowBytes + (column >> 3)]! |= 0x80 >> (column & 7);
  }
  const seen = (name: string, bytes: Uint8Array): Trap => ({ name, bytes, isSeenOnly: true });
  const map = contentStream(
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange\n${Array.from(new Set(HIDDEN), (letter) => `1 beginbfchar <${letter.charCodeAt(0).toString(16)}> <0078> endbfchar`).join("\n")}\nendcmap end`,
  );
  const withImage = (...more: Parameters<typeof contentStream>[] | readonly object[]): Uint8Array =>
    trapPdf(`${ABOVE}${DRAWN}`, { resources: "/XObject << /I1 6 0 R >>", more: more as never });
  return [
    seen("a picture", withImage({ dictionary: `${image} ${size} ${grayscale}`, stream: grey })),
    seen("an inline picture", trapPdf(`${ABOVE}q 300 0 0 40 72 600 cm BI /W ${width} /H ${height} /CS /G /BPC 8 /F /AHx ID ${Buffer.from(grey).toString("hex")}> EI Q\n`)),
    seen("a stencil mask", withImage({ dictionary: `${image} ${size} /ImageMask true /BitsPerComponent 1`, stream: bits })),
    seen("the soft mask of a black picture", withImage({ dictionary: `${image} /Width 1 /Height 1 ${grayscale} /SMask 7 0 R`, stream: new Uint8Array(1) }, { dictionary: `${image} ${size} ${grayscale}`, stream: inverse })),
    seen("a soft mask in the graphics state", trapPdf(`${ABOVE}q /G1 gs 0 g 72 590 300 40 re f Q`, { resources: "/ExtGState << /G1 << /SMask << /S /Luminosity /G 6 0 R >> >> >>", more: [form(`1 g ${line(`Written by ${HIDDEN} today`, 600)}`, "/Group << /S /Transparency /CS /DeviceGray >>")] })),
    seen("a pattern", trapPdf(`${ABOVE}/Pattern cs /P1 scn 72 600 200 30 re f`, { resources: "/Pattern << /P1 6 0 R >>", more: [contentStream(`BT /F1 20 Tf 2 6 Td (${HIDDEN} today) Tj ET`, "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 200 30] /XStep 200 /YStep 30 /Matrix [1 0 0 1 72 600] /Resources << /Font << /F1 5 0 R >> >>")] })),
    seen("a font whose map lies", trapPdf(`${ABOVE.replace("/F1", "/F2")}${line(`Written by ${HIDDEN} today`, 600)}`, { font: FONT.replace(">>", "/ToUnicode 6 0 R >>"), resources: "", page: "/Resources << /Font << /F1 5 0 R /F2 7 0 R >> >>", more: [map, FONT] })),
  ]; // prettier-ignore
}
