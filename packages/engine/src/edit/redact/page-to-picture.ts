import { PdfNumber, PdfStream, type PDF } from "@libpdf/core";
import sharp from "sharp";
import { compose, type Transform } from "../../geometry/transform.ts";
import { renderPage } from "../../read/pdf/render-page.ts";
import { useSystemFonts } from "../../inspect/system-fonts.ts";
import { createPdfium } from "../../read/pdf/pdfium.ts";
import type { Glyph } from "../content/visitor.ts";
import type { ContentSource } from "../content/walk-content.ts";
import { type PageText, toSearched } from "../find/page-text.ts";
import type { Char } from "../find/text-order.ts";
import { cornersOf, isInside, type Quad } from "../find/quad.ts";
import { invert, mapBox, type PageView } from "../pdf/page-view.ts";
import { EngineError } from "../../document/errors.ts";

/** Smaller text cannot be seen. */
const MIN_SIZE_PT = 0.5;

/** As sharp as a good scan. */
const DPI = 200;
const MAX_PIXELS = 40_000_000;

/** Renders original pages. */
export type PageRenderer = (
  number: number,
  scale: number,
) => { readonly width: number; readonly height: number; readonly rgba: Uint8Array } | null;

/** Returns a renderer for a document's pages. It uses an instance of its own that knows the installed fonts. */
export async function pageRenderer(bytes: Uint8Array): Promise<PageRenderer> {
  const pdfium = await createPdfium();
  await useSystemFonts(pdfium);
  const buffer = pdfium.exports.malloc(bytes.length);
  pdfium.heap.HEAPU8.set(bytes, buffer);
  const document = pdfium.exports.FPDF_LoadMemDocument(buffer, bytes.length, 0);
  return (number, scale) => (document === 0 ? null : renderPage(pdfium, document, number, scale));
}

/**
 * Replaces a page by an image of itself with places blackened. Words at other places stay searchable as invisible text, as in a scan.
 *
 * @throws {@link EngineError} `redaction_not_proved` if the page cannot be rendered
 */
export async function pageToPicture(
  text: PageText,
  quads: readonly Quad[],
  drop: (glyph: Glyph) => boolean,
  isSecret: (chars: readonly Char[]) => boolean,
  { pdf, source, render }: { readonly pdf: PDF; readonly source: ContentSource; readonly render: PageRenderer },
): Promise<void> {
  const { view } = text;
  const scale = Math.min(DPI / 72, Math.sqrt(MAX_PIXELS / Math.max(1, view.width * view.height)));
  const picture = render(view.number, scale);
  if (picture === null) {
    throw new EngineError(
      "redaction_not_proved",
      `Page ${view.number} cannot be drawn, and its redaction not be proved.`,
    );
  }
  const { width, height, rgba } = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${quads.map((quad) => polygon(view, quad, width, height)).join("")}</svg>`;
  const jpeg = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer();
  const image = pdf.embedJpeg(new Uint8Array(jpeg));
  const { page } = view;
  page.dict.set("Resources", pdf.register(emptyResources()));
  page.dict.set("Contents", pdf.register(new PdfStream([], new Uint8Array())));
  for (const key of ["Thumb", "PieceInfo", "Metadata", "B", "Group"]) page.dict.delete(key);
  const fresh = pdf.getPage(pdf.getPages().findIndex(({ ref }) => ref === page.ref))!;
  const imageName = fresh.registerImage(image);
  const fontName = fresh.registerFont("Helvetica");
  const matrix = compose([view.width, 0, 0, -view.height, 0, view.height], invert(view.display));
  const words = text.glyphs.filter(
    (glyph) =>
      !drop(glyph) &&
      !quads.some((quad) => isInside(quad, (glyph.box.x0 + glyph.box.x1) / 2, (glyph.box.y0 + glyph.box.y1) / 2)),
  );
  const isClean = !toSearched(words).orders.some((chars) => isSecret(chars));
  const layer = isClean ? words.map((glyph) => invisible(glyph, bare(fontName))).join("\n") : "";
  const content = `q ${matrix.map(fixed).join(" ")} cm /${bare(imageName)} Do Q\nBT 3 Tr\n${layer}\nET\n`;
  page.dict.set(
    "Contents",
    source.register(
      new PdfStream([["Length", PdfNumber.of(content.length)]], new Uint8Array(Buffer.from(content, "latin1"))),
    ),
  );
}

function emptyResources(): PdfStream | ReturnType<PdfStream["clone"]> {
  return new PdfStream([]).clone();
}

function bare(name: string): string {
  return name.replace(/^\//u, "");
}

function polygon(view: PageView, quad: Quad, width: number, height: number): string {
  const points = cornersOf(quad).map(([x, y]) => {
    const { x0, y0 } = mapBox(view.display, { x0: x, y0: y, x1: x, y1: y });
    return `${((x0 / view.width) * width).toFixed(1)},${((y0 / view.height) * height).toFixed(1)}`;
  });
  return `<polygon points="${points.join(" ")}" stroke="#000" stroke-width="2"/>`;
}

/** A letter as invisible text, as in a scan; empty for letters that the standard fonts lack. */
function invisible({ text, x, y, size, angleDegrees }: Glyph, font: string): string {
  const bytes = Array.from(text, (char) => char.codePointAt(0)!);
  if (bytes.some((code) => code > 0xff) || size < MIN_SIZE_PT) return "";
  const radians = (angleDegrees * Math.PI) / 180;
  const matrix: Transform = [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), x, y];
  return `/${font} ${fixed(size)} Tf ${matrix.map(fixed).join(" ")} Tm <${Buffer.from(bytes).toString("hex")}> Tj`;
}

function fixed(value: number): string {
  return (Number.isFinite(value) ? value : 0).toFixed(4);
}
