import { contentSource } from "../content/page-content.ts";
import { readPageText } from "../find/page-text.ts";
import { readWithPdfium } from "../find/pdfium-text.ts";
import { isInside, type Quad } from "../find/quad.ts";
import type { PlacedGlyph } from "../find/text-order.ts";
import { openEditable } from "../pdf/editable.ts";
import { openInPdfium } from "../pdf/pdfium-document.ts";
import { comparePictures } from "./compare-pictures.ts";
import { digestOf } from "./digest.ts";
import type { SecretSearch } from "./secret-search.ts";

/** Tolerance at the edges of a redacted place. */
const TOLERANCE_PT = 0.25;

/** Why a page's redaction is not proved. */
export type Doubt = "text" | "place" | "picture" | "unreadable";

/** A page to check: its number in the file, and the places that must be empty. */
export interface CheckedPage {
  /** 1-based, in the file that is checked. */
  readonly number: number;
  readonly quads: readonly Quad[];
}

/** Result of a check, and the streams that were read as content, whose glyphs were therefore read through their own fonts. */
export interface PageCheck {
  /** By page of the file. */
  readonly doubts: ReadonlyMap<number, Doubt>;
  /** Digests of streams; see {@link digestOf}. */
  readonly read: ReadonlySet<string>;
}

/**
 * Reads pages of a redacted file again, both from their content and with PDFium. No secret may be on any page, no letter at any place, and outside
 * the places the pages must look as before.
 *
 * @param before - the original file without encryption; null if pages have been rearranged since, and only the texts are checked
 */
export async function checkPages(
  before: Uint8Array | null,
  after: Uint8Array,
  pages: readonly CheckedPage[],
  search: SecretSearch,
): Promise<PageCheck> {
  const doubts = new Map<number, Doubt>();
  const read = new Set<string>();
  const document = await openEditable(after, null);
  const source = { ...contentSource(document.pdf), onStream: (stream: Uint8Array) => void read.add(digestOf(stream)) };
  using second = await openInPdfium(after);
  using first = before === null ? null : await openInPdfium(before);
  const quadsOf = new Map(pages.map(({ number, quads }) => [number, quads]));
  for (const view of document.views) {
    const quads = quadsOf.get(view.number) ?? [];
    const text = readPageText(view, source);
    const pdfium = readWithPdfium(second, view.number);
    const orders = [...text.orders, ...pdfium.orders, ...text.annotations.flatMap(({ orders }) => orders)];
    if (text.isUnreadable) doubts.set(view.number, "unreadable");
    else if (orders.some((chars) => search.isIn(chars))) doubts.set(view.number, "text");
    else if (quads.length > 0 && [...text.glyphs, ...pdfium.glyphs].some((glyph) => isInsideAny(quads, glyph))) {
      doubts.set(view.number, "place");
    } else if (quads.length > 0 && first !== null) {
      const { isChangedOutside, isBlackInside } = comparePictures(first, second, { view, number: view.number, quads });
      if (isChangedOutside || !isBlackInside) doubts.set(view.number, "picture");
    }
  }
  return { doubts, read };
}

/** Only well inside counts, because the edge of a neighbouring letter may extend into the quad. */
function isInsideAny(quads: readonly Quad[], glyph: PlacedGlyph): boolean {
  if (glyph.text.trim() === "" || glyph.text === "\ufffd") return false;
  const [x, y] = [(glyph.box.x0 + glyph.box.x1) / 2, (glyph.box.y0 + glyph.box.y1) / 2];
  return quads.some((quad) => isInside(quad, x, y, TOLERANCE_PT));
}
