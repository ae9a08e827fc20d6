import { deflateSync } from "node:zlib";
import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { readFixture } from "@docsvc/fixtures";
import { openPdf } from "../src/read/pdf/open-pdf.ts";
import type { Raster } from "../src/read/raw/raster.ts";

/** An image on a page, in points from the page's bottom left. */
export interface Placed {
  readonly raster: Raster;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Maps every letter to an unnamed char, as fonts without a proper Unicode map do. */
const NAMELESS = contentStream(
  "/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange " +
    "1 beginbfrange <20> <7e> <e020> endbfrange endcmap end",
);

/** Writes a PDF of one page: PDF operators in Helvetica (`/F`), or in Helvetica without Unicode names (`/N`), over images. */
export function picturePdf(
  page: { readonly width: number; readonly height: number },
  pictures: readonly Placed[],
  content = "",
): Uint8Array {
  const draw = pictures.map(
    ({ x, y, width, height }, index) => `q ${width} 0 0 ${height} ${x} ${y} cm /P${index} Do Q`,
  );
  const names = pictures.map((_, index) => `/P${index} ${index + 8} 0 R`).join(" ");
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      `/Resources << /Font << /F 5 0 R /N 6 0 R >> /XObject << ${names} >> >> >>`,
    contentStream(`${draw.join("\n")}\n${content}`),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R >>",
    NAMELESS,
    ...pictures.map(({ raster }) => ({
      dictionary:
        `/Type /XObject /Subtype /Image /Width ${raster.width} /Height ${raster.height} ` +
        "/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode",
      stream: deflateSync(raster.grey),
    })),
  ]);
}

/** A page that is a single image, as a scanner produces it. */
export function scanPdf(raster: Raster, dpi: number): Uint8Array {
  const size = { width: (raster.width * 72) / dpi, height: (raster.height * 72) / dpi };
  return picturePdf(size, [{ raster, x: 0, y: 0, ...size }]);
}

/** Renders a page of a PDF. */
export async function pictureOf(bytes: Uint8Array, page: number, dpi: number): Promise<Raster> {
  using pdf = await openPdf(bytes);
  const raw = pdf.readPage(page)!;
  return pdf.renderRegion(page, { left: 0, top: 0, right: raw.width, bottom: raw.height }, dpi / 72)!;
}

/** Renders a page of a fixture. */
export async function pictureOfFixture(name: string, page: number, dpi: number): Promise<Raster> {
  return pictureOf(await readFixture(name), page, dpi);
}

/** The rows of a picture from one share of its height to another: recognition takes time in proportion to them. */
export function cropped({ width, height, grey }: Raster, top: number, bottom: number): Raster {
  const [first, end] = [Math.round(top * height), Math.round(bottom * height)];
  return { width, height: end - first, grey: grey.slice(first * width, end * width) };
}

/** A line of text in Helvetica; `mode` 3 is invisible. */
export function textAt(x: number, y: number, size: number, text: string, mode = 0): string {
  return `BT /F ${size} Tf ${mode} Tr ${x} ${y} Td (${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`;
}
