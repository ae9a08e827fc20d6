import { PdfStream } from "@libpdf/core";
import { pageContent } from "../content/page-content.ts";
import { LOOK_ONLY } from "../content/visitor.ts";
import { type ContentSource, walkContent } from "../content/walk-content.ts";
import type { PageText } from "../find/page-text.ts";

/** Removes glyphs from a page's content and keeps everything else. Paints and proves nothing. */
export function removeGlyphs({ view }: PageText, ids: ReadonlySet<number>, source: ContentSource): void {
  const rewritten = walkContent(pageContent(view, source), source, { ...LOOK_ONLY, glyph: ({ id }) => ids.has(id) });
  if (rewritten === null) return;
  view.page.dict.set("Contents", source.register(new PdfStream([], rewritten.bytes)));
  view.page.dict.set("Resources", rewritten.resources);
}

/** Removes texts that stand for what is drawn (`ActualText`, `Alt`) from a page's content. @returns whether there were any */
export function removeReplacementTexts(
  { view }: PageText,
  mustGo: (text: string) => boolean,
  source: ContentSource,
): boolean {
  const rewritten = walkContent(pageContent(view, source), source, { ...LOOK_ONLY, replacementText: mustGo });
  if (rewritten === null) return false;
  view.page.dict.set("Contents", source.register(new PdfStream([], rewritten.bytes)));
  view.page.dict.set("Resources", rewritten.resources);
  return true;
}
