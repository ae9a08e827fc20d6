import { boundsIn, type Transform } from "../../geometry/transform.ts";
import type { Box } from "../../geometry/box.ts";
import type { InlineStyle } from "../../styled/styled-text.ts";
import { readBytes } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** An annotation on text: a link, or a reader's markup. */
export interface TextMark extends Box {
  readonly style: InlineStyle;
}

/** `FPDFAnnot_GetSubtype`. */
const LINK = 2;
const MARKUP: ReadonlyMap<number, InlineStyle> = new Map<number, InlineStyle>([
  [9, { highlight: "#ffff00" }],
  [10, { underline: true }],
  [11, { underline: true }],
  [12, { strike: true }],
]);
/** `FPDFAction_GetType`. */
const URI = 3;
/** ISO 32000-2, table 167. */
const HIDDEN = 1 << 1;

const MAX_ANNOTATIONS = 5000;
const MAX_QUADS = 500;
/** Longer addresses contain data. */
const MAX_ADDRESS_BYTES = 4096;

/**
 * Reads links, and text that readers highlighted, underlined or struck out.
 *
 * @param at - 64 bytes of scratch memory
 */
export function readTextMarks(
  pdfium: Pdfium,
  document: Pointer,
  page: Pointer,
  display: Transform,
  at: Pointer,
): readonly TextMark[] {
  const { exports } = pdfium;
  const marks: TextMark[] = [];
  const count = Math.min(exports.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let index = 0; index < count; index++) {
    const annotation = exports.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = exports.FPDFAnnot_GetSubtype(annotation);
    const style = subtype === LINK ? linkStyle(pdfium, document, annotation) : MARKUP.get(subtype);
    if (style !== undefined && (exports.FPDFAnnot_GetFlags(annotation) & HIDDEN) === 0) {
      for (const box of boxesOf(pdfium, annotation, display, at)) marks.push({ ...box, style });
    }
    exports.FPDFPage_CloseAnnot(annotation);
  }
  return marks;
}

function linkStyle(pdfium: Pdfium, document: Pointer, annotation: Pointer): InlineStyle | undefined {
  const { exports } = pdfium;
  const link = exports.FPDFAnnot_GetLink(annotation);
  if (link === 0) return undefined;
  const action = exports.FPDFLink_GetAction(link);
  if (action !== 0 && exports.FPDFAction_GetType(action) === URI) {
    const address = readBytes(pdfium, (buffer, length) =>
      exports.FPDFAction_GetURIPath(document, action, buffer, length),
    );
    return address === "" || address.length > MAX_ADDRESS_BYTES ? undefined : { link: address };
  }
  let destination = exports.FPDFLink_GetDest(document, link);
  if (destination === 0 && action !== 0) destination = exports.FPDFAction_GetDest(document, action);
  const page = destination === 0 ? -1 : exports.FPDFDest_GetDestPageIndex(document, destination);
  return page < 0 ? undefined : { link: `#page-${page + 1}` };
}

/** A mark over several lines has a quadrilateral per line; a link may have only its rectangle. */
function boxesOf(pdfium: Pdfium, annotation: Pointer, display: Transform, at: Pointer): readonly Box[] {
  const { exports, heap } = pdfium;
  const quads = Math.min(exports.FPDFAnnot_CountAttachmentPoints(annotation), MAX_QUADS);
  const boxes: Box[] = [];
  for (let index = 0; index < quads; index++) {
    if (exports.FPDFAnnot_GetAttachmentPoints(annotation, index, at) === 0) continue;
    const points = heap.HEAPF32.subarray(at >> 2, (at >> 2) + 8);
    const [xs, ys] = [0, 1].map((axis) => [0, 2, 4, 6].map((point) => points[point + axis]!));
    boxes.push(boundsIn(display, Math.min(...xs!), Math.min(...ys!), Math.max(...xs!), Math.max(...ys!)));
  }
  if (boxes.length > 0 || exports.FPDFAnnot_GetRect(annotation, at) === 0) return boxes;
  // Left, top, right, bottom, in page coordinates.
  const [left, top, right, bottom] = heap.HEAPF32.subarray(at >> 2, (at >> 2) + 4);
  return [boundsIn(display, left!, Math.min(top!, bottom!), right!, Math.max(top!, bottom!))];
}
