import { PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream, PdfString } from "@libpdf/core";
import type { AnnotationContent } from "../content/page-content.ts";
import { arrayOf, decodeText, deref, dictOf, nameOf, type Resolve, streamOf } from "../content/pdf-values.ts";
import { containsMiddle } from "./contains-middle.ts";
import { type Glyph, LOOK_ONLY } from "../content/visitor.ts";
import { type ContentSource, walkContent } from "../content/walk-content.ts";
import { ordersOf } from "../find/text-order.ts";
import type { PageText } from "../find/page-text.ts";
import { quadToBox } from "../find/quad.ts";
import { type Box, intersect } from "../pdf/page-view.ts";
import type { Place } from "./place.ts";
import type { SecretSearch } from "./secret-search.ts";

/** Minimum share of a link or note under a place for it to refer to what is removed. */
const MIN_COVERED = 0.25;

/**
 * Removes secrets from a page's annotations. A note loses only the words, in its texts and in its appearance. A link under a place is removed,
 * because its address refers to what was there, and so is everything under a region. Fields stay, but lose their value.
 *
 * @returns the number of annotations that were changed
 */
export function dropAnnotations(
  text: PageText,
  places: readonly Place[],
  search: SecretSearch,
  source: ContentSource,
): number {
  const { resolve } = source;
  const drawn = new Set(places.flatMap(({ annotation }) => annotation ?? []));
  const inContent = places.filter(({ annotation }) => annotation === undefined);
  const boxes = inContent.flatMap(({ quads }) => quads.map(quadToBox));
  const regions = inContent.filter(({ isRegion }) => isRegion === true).flatMap(({ quads }) => quads.map(quadToBox));
  const dropped = new Set<PdfDict>();
  let count = 0;
  for (const [index, { annotation, orders }] of text.annotations.entries()) {
    const isLink = annotation.subtype === "Link" || annotation.subtype === "Widget";
    const isUnder = (isLink ? boxes : regions).some((box) => isCovered(annotation, box));
    const containsSecret =
      drawn.has(index) || orders.some((chars) => search.isIn(chars)) || holdsSecret(annotation.dict, search, resolve);
    if (!isUnder && !containsSecret) continue;
    if (annotation.subtype === "Widget") {
      if (!drawn.has(index) && !isUnder && !orders.some((chars) => search.isIn(chars))) continue;
      emptyField(annotation.dict, resolve);
    } else if (
      isUnder ||
      !cleanNote(annotation, { places: places.filter(({ annotation: own }) => own === index), search, source })
    ) {
      dropped.add(annotation.dict);
    }
    count++;
  }
  const annots = arrayOf(text.view.page.dict.get("Annots"), resolve);
  if (annots === null || dropped.size === 0) return count;
  const kept = annots.toArray().filter((item) => {
    const dict = deref(item, resolve);
    if (!(dict instanceof PdfDict)) return false;
    // A pop-up shows the words of its note.
    const parent = deref(dict.get("Parent"), resolve);
    return !dropped.has(dict) && !(parent instanceof PdfDict && dropped.has(parent));
  });
  text.view.page.dict.set("Annots", new PdfArray(kept));
  return count;
}

/** @returns false if removing the words is not enough */
function cleanNote(
  { dict, content, subtype }: AnnotationContent,
  {
    places,
    search,
    source,
  }: { readonly places: readonly Place[]; readonly search: SecretSearch; readonly source: ContentSource },
): boolean {
  if (subtype === "Link" || subtype === "FileAttachment" || subtype === "Sound" || subtype === "Movie") return false;
  for (const key of NOTE_TEXTS) {
    const value = deref(dict.get(key), source.resolve);
    if (value instanceof PdfString && search.isInText(decodeText(value.bytes))) {
      dict.set(key, PdfString.fromString(search.without(decodeText(value.bytes))));
    }
  }
  if (content !== null) {
    const quads = places.flatMap((place) => place.quads);
    const drawn: Glyph[] = [];
    const rewritten = walkContent(content, source, {
      ...LOOK_ONLY,
      glyph: (glyph) => {
        const isOut = quads.some((quad) => containsMiddle(quad, glyph));
        if (!isOut) drawn.push(glyph);
        return isOut;
      },
      replacementText: (text) => search.isInText(text),
    });
    if (ordersOf(drawn).some((chars) => search.isIn(chars))) return false;
    if (rewritten !== null) setLook(dict, rewritten, source);
  }
  return !holdsSecret(dict, search, source.resolve);
}

/** Keeps only the normal appearance, because the others (pressed, or under the pointer) may contain the words too. */
function setLook(
  dict: PdfDict,
  { bytes, resources }: NonNullable<ReturnType<typeof walkContent>>,
  source: ContentSource,
): void {
  const { resolve } = source;
  const looks = dictOf(dict.get("AP"), resolve);
  const normal = deref(looks?.get("N"), resolve);
  const state = nameOf(dict.get("AS"), resolve);
  const stream = normal instanceof PdfStream ? normal : streamOf((normal as PdfDict | null)?.get(state ?? ""), resolve);
  if (stream === null) return;
  const copy = new PdfStream(stream.clone(), bytes);
  for (const key of ["Filter", "DecodeParms", "Length"]) copy.delete(key);
  copy.set("Resources", resources);
  dict.set("AP", PdfDict.of({ N: source.register(copy) }));
}

/** The texts of a note: its text, its title and its rich text. */
const NOTE_TEXTS = ["Contents", "T", "Subj", "RC", "DS", "DA", "NM"] as const;

function isCovered({ rect, subtype }: AnnotationContent, box: Box): boolean {
  // Marks over text contain no text themselves.
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

/** Whether any text of an annotation, but not of its page or its parent, contains a secret. */
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
