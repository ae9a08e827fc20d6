import { readDisplayTransform } from "./display-transform.ts";
import { dropHiddenObjects } from "./drop-hidden-objects.ts";
import { markCovered } from "./mark-covered.ts";
import { withMemory } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";
import type { RawPage } from "../raw/raw-page.ts";
import { readAnnotations } from "./read-annotations.ts";
import { type InspectObjects, readChars } from "./read-chars.ts";
import { readObjects } from "./read-objects.ts";
import { readTextMarks } from "./read-text-marks.ts";
import { roundedFills } from "./rounded-fills.ts";
import { styleChars } from "./style-chars.ts";
import { takeOutHidden } from "./take-out-hidden.ts";
import { textsOutside } from "./texts-outside.ts";
import { TextStyleTable } from "./text-styles.ts";

/**
 * Reads chars, drawn objects, images and annotations of one page, then closes it.
 *
 * @param number - 1-based
 * @param hiddenLayers - names of layers whose objects are dropped
 * @param keepsHidden - keeps text that the page does not show
 * @returns null if PDFium cannot load the page
 */
export function readPage(
  pdfium: Pdfium,
  document: Pointer,
  number: number,
  hiddenLayers: ReadonlySet<string> = new Set(),
  keepsHidden = false,
): RawPage | null {
  const { exports } = pdfium;
  const page = exports.FPDF_LoadPage(document, number - 1);
  if (page === 0) return null;
  const drawn = dropHiddenObjects(pdfium, page, hiddenLayers);
  const textPage = exports.FPDFText_LoadPage(page);
  try {
    const size = toPageSize(exports.FPDF_GetPageWidthF(page), exports.FPDF_GetPageHeightF(page));
    const display = readDisplayTransform(pdfium, page, size.width, size.height);
    return withMemory(pdfium, 64, (at) => {
      const styles = new TextStyleTable(pdfium, display, at);
      const objects = readObjects(pdfium, page, drawn, display, size, at);
      const loaded = { pdfium, page };
      const mark: InspectObjects | null =
        keepsHidden || objects.covers.length === 0
          ? null
          : (read, runs) => markCovered(read, runs, objects.covers, loaded);
      const {
        chars: read,
        truncated,
        outside,
      } = readChars(pdfium, textPage, styles, display, size, { at, inspect: mark });
      const visible = keepsHidden
        ? { count: read.count, hidden: [] }
        : takeOutHidden(read, styles.styles, { ...loaded, objects, size, mayBeCovered: mark !== null });
      const chars = { ...read, count: visible.count };
      const hidden = keepsHidden ? [] : [...visible.hidden, ...textsOutside(outside)];
      const paths = objects.paths.toTable();
      const annotations = readAnnotations(pdfium, page, display, at);
      const marks = readTextMarks(pdfium, document, page, display, at);
      const over = { ...objects, ...(paths !== undefined && { roundedFills: roundedFills(paths, size) }), marks };
      const { strikes, ...styling } = styleChars(chars, styles.styles, over, size.height);
      return {
        number,
        width: size.width,
        height: size.height,
        chars: { ...chars, styling },
        styles: styles.styles,
        rulingLines: objects.rulingLines.without(strikes),
        filledRectangles: objects.filledRectangles,
        drawings: objects.drawings,
        images: objects.images,
        ...(paths === undefined ? {} : { paths }),
        annotations,
        ...(hidden.length === 0 ? {} : { hidden }),
        truncated: truncated || objects.truncated,
      };
    });
  } finally {
    if (textPage !== 0) exports.FPDFText_ClosePage(textPage);
    exports.FPDF_ClosePage(page);
  }
}

interface PageSize {
  readonly width: number;
  readonly height: number;
}

function toPageSize(width: number, height: number): PageSize {
  return { width, height };
}

// Most page sizes are whole points. A NaN comes first, so that the first fractional size does not cause a recompilation of all code that reads
// sizes.
toPageSize(Number.NaN, Number.NaN);
