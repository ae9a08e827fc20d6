import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";

/** Heights of Computer Modern, as shares of the font size. */
const SMALL = 0.43;
const TALL = 0.69;

/** Scales of a Type 3 font: its letters are set at 10 points whatever these are. */
interface DrawnFont {
  /** Scale of the font matrix. @defaultValue 0.001 */
  readonly scale?: number;
  /** Size given to `Tf`. @defaultValue 10 */
  readonly tfSize?: number;
  /** Fonts of TeX have none. */
  readonly name?: string;
}

/**
 * Makes a page of one line in a font of drawn glyphs (Type 3) without any mapping to characters, as converters made from TeX's bitmaps: every
 * glyph is a box as tall as its letter.
 *
 * @param text - the codes; spaces move the pen
 */
export function drawnFontPdf(text: string, { scale = 0.001, tfSize = 10, name }: DrawnFont = {}): Uint8Array {
  const unit = 10 / (scale * tfSize);
  const codes = [...new Set(text.replaceAll(" ", ""))].map((char) => char.charCodeAt(0)).sort((a, b) => a - b);
  const glyphs = codes.map((code) => {
    const height = /[acemnorsuvwxz]/.test(String.fromCharCode(code)) ? SMALL : TALL;
    const box = `${0.02 * unit} 0 ${0.48 * unit} ${height * unit}`;
    return contentStream(`${0.5 * unit} 0 ${box} d1 ${0.02 * unit} 0 ${0.46 * unit} ${height * unit} re f`);
  });
  const words = text.split(" ").map((word) => `<${Buffer.from(word, "latin1").toString("hex")}>`);
  const content = `BT /F ${tfSize} Tf 50 100 Td [${words.join(` ${-3000 / tfSize} `)}] TJ ET`;
  const procs = codes.map((code, index) => `/a${code} ${6 + index} 0 R`).join(" ");
  const names = codes.map((code) => `${code} /a${code}`).join(" ");
  const widths = Array.from({ length: 256 }, () => 0.5 * unit).join(" ");
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    contentStream(content),
    `<< /Type /Font /Subtype /Type3 ${name === undefined ? "" : `/BaseFont /${name} `}/FontBBox [0 0 ${unit} ${unit}] /FontMatrix [${scale} 0 0 ${scale} 0 0] /FirstChar 0
/LastChar 255 /Widths [${widths}] /CharProcs << ${procs} >> /Encoding << /Type /Encoding /Differences [${names}] >> >>`,
    ...glyphs,
  ]);
}
