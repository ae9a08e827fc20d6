import type { Transform } from "../../geometry/transform.ts";
import { copyCString, readBytes, readUtf16 } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";
import type { Annotation, LinkArea } from "./raw-page.ts";

/** `FPDFAnnot_GetSubtype`. */
const LINK = 2;
const WIDGET = 20;
/** Text, free text, shapes, markup, stamp, caret, ink: what a reader adds to say something. */
const COMMENT_SUBTYPES = new Set([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

const MOST_ANNOTATIONS = 5000;

/** Links and reader's marks of a page. */
export interface PageAnnotations {
  readonly links: readonly LinkArea[];
  readonly annotations: readonly Annotation[];
}

/**
 * Reads links with their addresses, comments with their text, and filled form fields with their values.
 *
 * @param at - 64 bytes of scratch memory
 */
export function readAnnotations(
  pdfium: Pdfium,
  document: Pointer,
  page: Pointer,
  display: Transform,
  at: Pointer,
): PageAnnotations {
  const { exports } = pdfium;
  const links: LinkArea[] = [];
  const annotations: Annotation[] = [];
  const count = Math.min(exports.FPDFPage_GetAnnotCount(page), MOST_ANNOTATIONS);
  for (let index = 0; index < count; index++) {
    const annotation = exports.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = exports.FPDFAnnot_GetSubtype(annotation);
    const box = readRect(pdfium, annotation, display, at);
    if (subtype === LINK) {
      links.push({ ...box, uri: readUri(pdfium, document, annotation) });
    } else if (subtype === WIDGET) {
      const kind = fieldKind(readString(pdfium, annotation, "FT"));
      // Of a button the value names its state; fields of other kinds show it.
      const value = readString(pdfium, annotation, kind === "button" ? "AS" : "V");
      if (value !== "" || kind === "signature") {
        const text = kind === "button" ? (value === "Off" ? "☐" : "☒") : value;
        annotations.push({ kind, ...box, text, name: readString(pdfium, annotation, "T") });
      }
    } else if (COMMENT_SUBTYPES.has(subtype)) {
      const text = readString(pdfium, annotation, "Contents");
      if (text !== "") annotations.push({ kind: "comment", ...box, text, name: readString(pdfium, annotation, "T") });
    }
    exports.FPDFPage_CloseAnnot(annotation);
  }
  return { links, annotations };
}

/** ISO 32000-2, table 226. */
function fieldKind(type: string): Annotation["kind"] {
  return type === "Sig" ? "signature" : type === "Btn" ? "button" : "field";
}

function readString(pdfium: Pdfium, annotation: Pointer, key: string): string {
  const name = copyCString(pdfium, key);
  const text = readUtf16(pdfium, (buffer, length) =>
    pdfium.exports.FPDFAnnot_GetStringValue(annotation, name, buffer, length),
  );
  pdfium.exports.free(name);
  return text.trim();
}

function readUri(pdfium: Pdfium, document: Pointer, annotation: Pointer): string | null {
  const { exports } = pdfium;
  const link = exports.FPDFAnnot_GetLink(annotation);
  const action = link === 0 ? 0 : exports.FPDFLink_GetAction(link);
  if (action === 0) return null;
  const uri = readBytes(pdfium, (buffer, length) => exports.FPDFAction_GetURIPath(document, action, buffer, length));
  return uri === "" ? null : uri;
}

function readRect(
  pdfium: Pdfium,
  annotation: Pointer,
  [a, b, c, d, e, f]: Transform,
  at: Pointer,
): { left: number; top: number; right: number; bottom: number } {
  if (pdfium.exports.FPDFAnnot_GetRect(annotation, at) === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const rect = pdfium.heap.HEAPF32.subarray(at >> 2, (at >> 2) + 4);
  const [x0, y0, x1, y1] = [rect[0]!, rect[1]!, rect[2]!, rect[3]!];
  const u0 = a * x0 + c * y0 + e;
  const u1 = a * x1 + c * y1 + e;
  const v0 = b * x0 + d * y0 + f;
  const v1 = b * x1 + d * y1 + f;
  return { left: Math.min(u0, u1), top: Math.min(v0, v1), right: Math.max(u0, u1), bottom: Math.max(v0, v1) };
}
