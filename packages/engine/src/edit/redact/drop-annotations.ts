import { PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream, PdfString } from "@libpdf/core";
import type { AnnotationContent } from "../content/page-content.ts";
import { arrayOf, decodeText, deref, type Resolve } from "../content/pdf-values.ts";
import type { PageText } from "../find/page-text.ts";
import { quadToBox } from "../find/quad.ts";
import { type Box, intersect } from "../pdf/page-view.ts";
import type { Place } from "./place.ts";
import type { SecretSearch } from "./secret-search.ts";

/** Share of a link or note that lies under a place, from which on it leads to, or speaks of, what is taken out. */
const MIN_COVERED = 0.25;

/**
 * Takes annotations off a page that hold a secret or lie under a place; fields stay, and lose their value.
 *
 * @returns how many were taken off or emptied
 */
export function dropAnnotations(
  text: PageText,
  places: readonly Place[],
  search: SecretSearch,
  resolve: Resolve,
): number {
  const drawn = new Set(places.flatMap(({ annotation }) => annotation ?? []));
  const boxes = places
    .filter(({ annotation }) => annotation === undefined)
    .flatMap(({ quads }) => quads.map(quadToBox));
  const dropped = new Set<PdfDict>();
  let count = 0;
  for (const [index, { annotation, orders }] of text.annotations.entries()) {
    const isUnder = boxes.some((box) => isCovered(annotation, box));
    const holds =
      drawn.has(index) || orders.some((chars) => search.isIn(chars)) || holdsSecret(annotation.dict, search, resolve);
    if (!isUnder && !holds) continue;
    if (annotation.subtype === "Widget") {
      if (!drawn.has(index) && !isUnder && !orders.some((chars) => search.isIn(chars))) continue;
      emptyField(annotation.dict, resolve);
    } else dropped.add(annotation.dict);
    count++;
  }
  const annots = arrayOf(text.view.page.dict.get("Annots"), resolve);
  if (annots === null || dropped.size === 0) return count;
  const kept = annots.toArray().filter((item) => {
    const dict = deref(item, resolve);
    if (!(dict instanceof PdfDict)) return false;
    // A pop-up shows the words of the note that it belongs to.
    const parent = deref(dict.get("Parent"), resolve);
    return !dropped.has(dict) && !(parent instanceof PdfDict && dropped.has(parent));
  });
  text.view.page.dict.set("Annots", new PdfArray(kept));
  return count;
}

function isCovered({ rect, subtype }: AnnotationContent, box: Box): boolean {
  // Marks over text say nothing of it by themselves.
  if (
    subtype === "Highlight" ||
    subtype === "Underline" ||
    subtype === "StrikeOut" ||
    subtype === "Squiggly" ||
    subtype === "Popup"
  ) {
    return false;
  }
  const { x0, y0, x1, y1 } = intersect(rect, box);
  if (x1 <= x0 || y1 <= y0) return false;
  const shared = (x1 - x0) * (y1 - y0);
  const area = ({ x0: left, y0: low, x1: right, y1: high }: Box): number =>
    Math.max(1e-6, (right - left) * (high - low));
  if (subtype === "Link") return shared / Math.min(area(rect), area(box)) > MIN_COVERED;
  return shared / area(rect) > MIN_COVERED;
}

function emptyField(widget: PdfDict, resolve: Resolve): void {
  for (const key of ["V", "DV", "RV", "AP", "AS"]) widget.delete(key);
  const parent = deref(widget.get("Parent"), resolve);
  if (parent instanceof PdfDict && parent.has("FT") && !widget.has("T")) {
    for (const key of ["V", "DV", "RV"]) parent.delete(key);
  }
}

/** Any text of an annotation, but not of its page or its parent. */
function holdsSecret(dict: PdfDict, search: SecretSearch, resolve: Resolve): boolean {
  const seen = new Set<PdfObject>();
  const queue: PdfObject[] = [dict];
  for (let item = queue.pop(); item !== undefined && seen.size < 2000; item = queue.pop()) {
    const value = item instanceof PdfRef ? resolve(item) : item;
    if (value === null || seen.has(value)) continue;
    seen.add(value);
    if (value instanceof PdfString && search.isInText(decodeText(value.bytes))) return true;
    if (value instanceof PdfArray) queue.push(...value.toArray());
    else if (value instanceof PdfDict && !(value instanceof PdfStream && value !== dict)) {
      for (const [key, entry] of value) if (!NOT_ITS_OWN.has(key.value)) queue.push(entry);
    }
  }
  return false;
}

const NOT_ITS_OWN: ReadonlySet<string> = new Set([
  "P",
  "Parent",
  "Popup",
  "IRT",
  "Dest",
  "AP",
  "StructParent",
  "Kids",
  "Resources",
  "Page",
  "D",
]);
