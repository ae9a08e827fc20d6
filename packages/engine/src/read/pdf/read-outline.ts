import type { OutlineEntry } from "../../document/document.ts";
import { readUtf16 } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** Outlines of long books have a few thousand entries and six levels. */
const MAX_ENTRIES = 10_000;
const DEEPEST_LEVEL = 16;

/** Reads the outline in order; a repeated entry ends its branch, because damaged files contain cycles. */
export function readOutline(pdfium: Pdfium, document: Pointer): readonly OutlineEntry[] {
  const { exports } = pdfium;
  const entries: OutlineEntry[] = [];
  const seen = new Set<Pointer>();
  const readLevel = (parent: Pointer, level: number): void => {
    let entry = exports.FPDFBookmark_GetFirstChild(document, parent);
    while (entry !== 0 && !seen.has(entry) && entries.length < MAX_ENTRIES) {
      seen.add(entry);
      const current = entry;
      const title = readUtf16(pdfium, (buffer, length) => exports.FPDFBookmark_GetTitle(current, buffer, length));
      entries.push({ title: title.replace(/\s+/g, " ").trim(), level, page: destinationPage(pdfium, document, entry) });
      if (level < DEEPEST_LEVEL) readLevel(entry, level + 1);
      entry = exports.FPDFBookmark_GetNextSibling(document, entry);
    }
  };
  readLevel(0, 1);
  return entries;
}

function destinationPage(pdfium: Pdfium, document: Pointer, entry: Pointer): number {
  const { exports } = pdfium;
  let destination = exports.FPDFBookmark_GetDest(document, entry);
  if (destination === 0) {
    const action = exports.FPDFBookmark_GetAction(entry);
    if (action !== 0) destination = exports.FPDFAction_GetDest(document, action);
  }
  return destination === 0 ? 0 : exports.FPDFDest_GetDestPageIndex(document, destination) + 1;
}
