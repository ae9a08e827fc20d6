import { ContentTooLongError, type ContentSource, walkContent } from "../content/walk-content.ts";
import { type AnnotationContent, annotationContents, pageContent } from "../content/page-content.ts";
import { type Glyph, LOOK_ONLY, type PlacedImage } from "../content/visitor.ts";
import type { PageView } from "../pdf/page-view.ts";
import { type Char, ordersOf } from "./text-order.ts";

/** The glyphs of one content stream, and their chars in each order that is searched. */
export interface SearchedText {
  readonly glyphs: readonly Glyph[];
  readonly orders: readonly (readonly Char[])[];
}

/** The text of a page: its content, and each annotation's appearance. */
export interface PageText extends SearchedText {
  readonly view: PageView;
  readonly images: readonly PlacedImage[];
  readonly annotations: readonly (SearchedText & { readonly annotation: AnnotationContent })[];
  /** The content draws more than can be read. */
  readonly isUnreadable: boolean;
}

/** Reads all text of a page, including hidden text. */
export function readPageText(view: PageView, source: ContentSource): PageText {
  const images: PlacedImage[] = [];
  const glyphs: Glyph[] = [];
  let isUnreadable = false;
  const visitor = {
    ...LOOK_ONLY,
    glyph: (glyph: Glyph) => glyphs.push(glyph) < 0,
    image: (image: PlacedImage) => void images.push(image),
  };
  try {
    walkContent(pageContent(view, source), source, visitor);
  } catch (error) {
    if (!(error instanceof ContentTooLongError)) throw error;
    isUnreadable = true;
  }
  const annotations = annotationContents(view, source).map((annotation) => {
    const drawn: Glyph[] = [];
    const look = { ...LOOK_ONLY, glyph: (glyph: Glyph) => drawn.push(glyph) < 0 };
    try {
      if (annotation.content !== null) walkContent(annotation.content, source, look);
    } catch (error) {
      if (!(error instanceof ContentTooLongError)) throw error;
      isUnreadable = true;
    }
    return { annotation, ...toSearched(drawn) };
  });
  return { view, images, annotations, isUnreadable, ...toSearched(glyphs) };
}

/** Glyphs with their chars in all orders. */
export function toSearched(glyphs: readonly Glyph[]): SearchedText {
  return { glyphs, orders: ordersOf(glyphs) };
}
