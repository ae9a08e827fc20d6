import type { Transform } from "../../geometry/transform.ts";
import { copyCString, readUtf16 } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";
import type { Annotation } from "../raw/raw-page.ts";

/** `FPDFAnnot_GetSubtype`. */
const WIDGET = 20;
/** Text typed directly on the page. */
const FREE_TEXT = 3;
/** Hidden and NoView flags: ISO 32000-2, table 167. */
const UNSEEN = (1 << 1) | (1 << 5);
/** Text, shapes, markup, stamp, caret, ink: annotations that readers add as comments. */
const COMMENT_SUBTYPES = new Set([1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

const MAX_ANNOTATIONS = 5000;

/**
 * Reads comments with their text, and filled form fields with their values. Links are skipped: manuals have thousands, and
 * their visible content is text.
 *
 * @param at - 64 bytes of scratch memory
 */
export function readAnnotations(pdfium: Pdfium, page: Pointer, display: Transform, at: Pointer): readonly Annotation[] {
  const { exports } = pdfium;
  const found: Annotation[] = [];
  const count = Math.min(exports.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let index = 0; index < count; index++) {
    const annotation = exports.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const read = readAnnotation(pdfium, annotation, display, at);
    if (read !== null) found.push(read);
    exports.FPDFPage_CloseAnnot(annotation);
  }
  return found;
}

/** Null if it has no text, or only text that is on the page. */
function readAnnotation(pdfium: Pdfium, annotation: Pointer, display: Transform, at: Pointer): Annotation | null {
  const subtype = pdfium.exports.FPDFAnnot_GetSubtype(annotation);
  if (subtype === WIDGET) {
    const kind = fieldKind(readString(pdfium, annotation, "FT"));
    if (kind !== "signature" && isUnseen(pdfium, annotation)) return null;
    // A button's appearance state is its value; fields of other kinds show their value.
    const value = readString(pdfium, annotation, kind === "button" ? "AS" : "V");
    if (value === "" && kind !== "signature") return null;
    const text = kind === "button" ? (value === "Off" ? "☐" : "☒") : value;
    return { kind, ...readRect(pdfium, annotation, display, at), text, name: readString(pdfium, annotation, "T") };
  }
  if (subtype === FREE_TEXT ? isUnseen(pdfium, annotation) : !COMMENT_SUBTYPES.has(subtype)) return null;
  const text = readString(pdfium, annotation, "Contents");
  if (text === "") return null;
  const name = readString(pdfium, annotation, "T");
  const kind = subtype === FREE_TEXT ? "typed" : "comment";
  return { kind, ...readRect(pdfium, annotation, display, at), text, name };
}

function isUnseen(pdfium: Pdfium, annotation: Pointer): boolean {
  return (pdfium.exports.FPDFAnnot_GetFlags(annotation) & UNSEEN) !== 0;
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
