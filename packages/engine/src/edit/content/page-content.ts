import { PdfArray, PdfDict, type PDF, PdfStream } from "@libpdf/core";
import { compose, identity, type Transform } from "../../geometry/transform.ts";
import { mapBox, type PageView } from "../pdf/page-view.ts";
import { arrayOf, dataOf, deref, dictOf, nameOf, numbersOf, streamOf } from "./pdf-values.ts";
import type { Content, ContentSource } from "./walk-content.ts";

/** The source from which this document's content is read. */
export function contentSource(pdf: PDF): ContentSource {
  return { resolve: (ref) => pdf.getObject(ref), register: (object) => pdf.register(object), fonts: new WeakMap() };
}

/** The streams of a page, joined into one (ISO 32000-2, 7.8.2). */
export function pageContent({ page }: PageView, { resolve, onStream }: ContentSource): Content {
  const contents = deref(page.dict.get("Contents"), resolve);
  const streams = contents instanceof PdfArray ? contents.toArray().map((item) => streamOf(item, resolve)) : [contents];
  const parts = streams.flatMap((stream) => {
    if (!(stream instanceof PdfStream)) return [];
    const data = dataOf(stream);
    onStream?.(data);
    return [data, NEW_LINE];
  });
  return { bytes: new Uint8Array(Buffer.concat(parts)), resources: inherited(page.dict, resolve), matrix: identity };
}

const NEW_LINE = Uint8Array.of(10);

function inherited(page: PdfDict, resolve: ContentSource["resolve"]): PdfDict {
  let node: PdfDict | null = page;
  for (let depth = 0; node !== null && depth < 64; depth++) {
    const resources = dictOf(node.get("Resources"), resolve);
    if (resources !== null) return resources;
    node = dictOf(node.get("Parent"), resolve);
  }
  return new PdfDict();
}

/** An annotation of a page, with its appearance. */
export interface AnnotationContent {
  readonly dict: PdfDict;
  readonly subtype: string;
  readonly rect: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
  /** Its normal appearance in its current state; null if it has none. */
  readonly content: Content | null;
}

/** The annotations of a page with their appearances, positioned as viewers position them (ISO 32000-2, 12.5.5). */
export function annotationContents({ page }: PageView, { resolve, onStream }: ContentSource): AnnotationContent[] {
  return (arrayOf(page.dict.get("Annots"), resolve)?.toArray() ?? []).flatMap((item) => {
    const dict = dictOf(item, resolve);
    if (dict === null) return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbersOf(dict.get("Rect"), resolve) ?? [];
    const rect = { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
    const content = appearance(dict, rect, resolve);
    if (content !== null) onStream?.(content.bytes);
    return [{ dict, subtype: nameOf(dict.get("Subtype"), resolve) ?? "", rect, content }];
  });
}

/** The stream that draws an annotation in its present state. */
function normalAppearance(dict: PdfDict, resolve: ContentSource["resolve"]): PdfStream | null {
  const normal = deref(dictOf(dict.get("AP"), resolve)?.get("N"), resolve);
  if (normal instanceof PdfStream) return normal;
  const state = nameOf(dict.get("AS"), resolve);
  return state === null ? null : streamOf((normal as PdfDict | null)?.get(state), resolve);
}

function appearance(dict: PdfDict, rect: AnnotationContent["rect"], resolve: ContentSource["resolve"]): Content | null {
  const stream = normalAppearance(dict, resolve);
  if (stream === null) return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(stream.get("Matrix"), resolve) ?? [];
  const matrix: Transform = [a, b, c, d, e, f];
  const [x0 = 0, y0 = 0, x1 = 1, y1 = 1] = numbersOf(stream.get("BBox"), resolve) ?? [];
  const box = mapBox(matrix, { x0, y0, x1, y1 });
  const scaleX = box.x1 > box.x0 ? (rect.x1 - rect.x0) / (box.x1 - box.x0) : 1;
  const scaleY = box.y1 > box.y0 ? (rect.y1 - rect.y0) / (box.y1 - box.y0) : 1;
  const toRect: Transform = [scaleX, 0, 0, scaleY, rect.x0 - box.x0 * scaleX, rect.y0 - box.y0 * scaleY];
  const resources = dictOf(stream.get("Resources"), resolve) ?? new PdfDict();
  return { bytes: dataOf(stream), resources, matrix: compose(matrix, toRect) };
}
