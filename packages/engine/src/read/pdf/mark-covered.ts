/**
 * Detects text that was painted over: black boxes over names that are still in the file, images placed over text. Candidates are
 * found by their boxes and the painting order; rendering the page with and without the text shows whether it is hidden.
 */
import type { Box } from "../../geometry/box.ts";
import type { Raster } from "../raw/raster.ts";
import type { CharTable } from "../raw/raw-page.ts";
import { isBlankCode } from "../raw/char-kinds.ts";
import type { Cover } from "./covers.ts";
import { drawGreys } from "./draw-greys.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** Value of `CharTable.generated` for a covered char, until the hidden chars are removed. */
export const COVERED = 2;

/** `FPDFPageObj_GetType`. */
const FORM = 5;
const DEEPEST_FORM = 12;
const MAX_OBJECTS = 150_000;
/** Limit on the pairs of text object and cover that are compared; a page with more is a drawing. */
const MAX_PAIRS = 4_000_000;
/** Limit on the text objects that are checked by rendering; each page is rendered twice for all of them. */
const MAX_SUSPECTS = 4000;
/** Pixels per point: enough for six-point letters. */
const SCALE = 1.5;
/** A larger difference of grey levels means that the text is visible. */
const MIN_DIFFERENCE = 6;
/** A scan covers most text of its page: that text comes from its recognition. */
const MAX_UNDER_PICTURES = 0.5;

/** Consecutive chars of one text object. */
export interface TextObjectRun {
  readonly object: Pointer;
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** The page as loaded by PDFium. */
export interface LoadedPage {
  readonly pdfium: Pdfium;
  readonly page: Pointer;
}

/** Marks the covered chars of a page; must run before any char is dropped. */
export function markCovered(
  chars: CharTable,
  runs: readonly TextObjectRun[],
  covers: readonly Cover[],
  loaded: LoadedPage,
): void {
  if (covers.length === 0 || covers.length * runs.length > MAX_PAIRS) return;
  const suspects = underCovers(chars, runs, covers, loaded);
  if (suspects.length === 0 || suspects.length > MAX_SUSPECTS || isScan(chars, suspects)) return;
  const objects = [...new Set(suspects.map(({ run }) => run.object))];
  const region = boundsOf(
    chars,
    suspects.flatMap((suspect) => suspect.chars),
  );
  const shows = compareWithout(loaded, objects, region);
  for (const { run, chars: under, isPicture } of suspects) {
    // PDFium does not draw fonts that are not embedded: only the position shows whether such text is visible.
    const isDrawn = isEmbedded(loaded.pdfium, run.object);
    if (!isDrawn && isPicture) continue;
    for (const index of under) if (!isDrawn || !shows(charBox(chars, index))) chars.generated[index] = COVERED;
  }
}

interface Suspect {
  readonly run: TextObjectRun;
  /** Its chars that lie under the cover. */
  readonly chars: readonly number[];
  readonly isPicture: boolean;
}

function underCovers(
  chars: CharTable,
  runs: readonly TextObjectRun[],
  covers: readonly Cover[],
  loaded: LoadedPage,
): Suspect[] {
  const suspects: Suspect[] = [];
  let orders: ReadonlyMap<Pointer, number> | undefined;
  for (const run of runs) {
    const printed = printedOf(chars, run);
    if (printed.length === 0) continue;
    const bounds = boundsOf(chars, printed);
    for (const cover of covers) {
      if (!isOver(bounds, cover)) continue;
      orders ??= paintOrder(loaded);
      const [text, paint] = [orders.get(run.object), orders.get(cover.root)];
      if (text === undefined || paint === undefined || text >= paint) continue;
      const under = printed.filter((index) => containsMiddle(cover, chars, index));
      if (under.length > 0) suspects.push({ run, chars: under, isPicture: cover.isPicture });
    }
  }
  return suspects;
}

/** The painting order of a page's objects; objects in a form have the position of the form. */
function paintOrder({ pdfium, page }: LoadedPage): ReadonlyMap<Pointer, number> {
  const { exports } = pdfium;
  const orders = new Map<Pointer, number>();
  const addForm = (form: Pointer, order: number, depth: number): void => {
    const count = exports.FPDFFormObj_CountObjects(form);
    for (let index = 0; index < count && orders.size < MAX_OBJECTS; index++) {
      const object = exports.FPDFFormObj_GetObject(form, index);
      orders.set(object, order);
      if (depth < DEEPEST_FORM && exports.FPDFPageObj_GetType(object) === FORM) addForm(object, order, depth + 1);
    }
  };
  const count = exports.FPDFPage_CountObjects(page);
  for (let order = 0; order < count && orders.size < MAX_OBJECTS; order++) {
    const object = exports.FPDFPage_GetObject(page, order);
    orders.set(object, order);
    if (exports.FPDFPageObj_GetType(object) === FORM) addForm(object, order, 1);
  }
  return orders;
}

function isScan(chars: CharTable, suspects: readonly Suspect[]): boolean {
  let printed = 0;
  for (let index = 0; index < chars.count; index++) if (!isBlankCode(chars.code[index]!)) printed++;
  const under = new Set(suspects.filter(({ isPicture }) => isPicture).flatMap((suspect) => suspect.chars));
  return under.size > MAX_UNDER_PICTURES * printed;
}

/** Renders a region with and without some text objects; the returned function reports whether they are visible in a box. */
function compareWithout({ pdfium, page }: LoadedPage, objects: readonly Pointer[], region: Box): (box: Box) => boolean {
  const { FPDFPageObj_SetIsActive } = pdfium.exports;
  const drawn = drawGreys(pdfium, page, region, SCALE);
  let without: Raster;
  try {
    for (const object of objects) FPDFPageObj_SetIsActive(object, 0);
    without = drawGreys(pdfium, page, region, SCALE);
  } finally {
    for (const object of objects) FPDFPageObj_SetIsActive(object, 1);
  }
  return (box) => {
    const left = Math.max(0, Math.floor((box.left - region.left) * SCALE));
    const right = Math.min(drawn.width - 1, Math.ceil((box.right - region.left) * SCALE));
    const top = Math.max(0, Math.floor((box.top - region.top) * SCALE));
    const bottom = Math.min(drawn.height - 1, Math.ceil((box.bottom - region.top) * SCALE));
    for (let y = top; y <= bottom; y++) {
      for (let at = y * drawn.width + left; at <= y * drawn.width + right; at++) {
        if (Math.abs(drawn.grey[at]! - without.grey[at]!) > MIN_DIFFERENCE) return true;
      }
    }
    return false;
  };
}

function isEmbedded({ exports }: Pdfium, object: Pointer): boolean {
  return exports.FPDFFont_GetIsEmbedded(exports.FPDFTextObj_GetFont(object)) === 1;
}

function printedOf({ code, generated }: CharTable, { first, end }: TextObjectRun): number[] {
  const printed: number[] = [];
  for (let index = first; index < end; index++) {
    if (generated[index] === 0 && !isBlankCode(code[index]!)) printed.push(index);
  }
  return printed;
}

function charBox({ left, top, right, bottom }: CharTable, index: number): Box {
  return { left: left[index]!, top: top[index]!, right: right[index]!, bottom: bottom[index]! };
}

function boundsOf({ left, top, right, bottom }: CharTable, indexes: readonly number[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const index of indexes) {
    box.left = Math.min(box.left, left[index]!);
    box.top = Math.min(box.top, top[index]!);
    box.right = Math.max(box.right, right[index]!);
    box.bottom = Math.max(box.bottom, bottom[index]!);
  }
  return box;
}

function isOver(box: Box, cover: Box): boolean {
  return box.left < cover.right && box.right > cover.left && box.top < cover.bottom && box.bottom > cover.top;
}

function containsMiddle(cover: Box, { left, top, right, bottom }: CharTable, index: number): boolean {
  const x = (left[index]! + right[index]!) / 2;
  const y = (top[index]! + bottom[index]!) / 2;
  return x > cover.left && x < cover.right && y > cover.top && y < cover.bottom;
}
