import { ClipFilter } from "./clip-filter.ts";
import { LayerFilter } from "./layer-filter.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** `FPDFPageObj_GetType`. */
const TEXT = 1;
const FORM = 5;
/** As deep as objects are read. */
const DEEPEST_FORM = 12;
/** Objects that are looked at; maps have tens of thousands. */
const MAX_OBJECTS = 150_000;
/** Each is searched for among all objects of its page before it is taken out: more would take seconds. */
const MAX_REMOVED = 10_000;

/**
 * Takes what no reader shows out of a page that was loaded, before its text is: objects of hidden layers, and text of forms that lies outside
 * of the box that it is clipped by.
 *
 * Leaving their chars out afterwards is not enough: of two texts that are at one place PDFium returns only the first. Links of LaTeX
 * (`ocgcolorlinks`) are set twice, in a layer to print that is off, and coloured in one to view; a picture cut out of a page holds the rest
 * of its text, which lies over the text around the picture.
 *
 * @returns what is left of the page's own objects but its texts, in their order
 */
export function dropHiddenObjects(pdfium: Pdfium, page: Pointer, hiddenLayers: ReadonlySet<string>): DrawnObjects {
  const { exports } = pdfium;
  using layers = hiddenLayers.size === 0 ? null : new LayerFilter(pdfium, hiddenLayers);
  using clips = new ClipFilter(pdfium);
  // On the page itself hardly anything is clipped away, and most pages have no form.
  const hides = (object: Pointer, depth: number): boolean =>
    layers?.hides(object) === true || (depth > 0 && clips.hides(object));
  const dropping: Dropping = { pdfium, hides, looks: MAX_OBJECTS, removals: MAX_REMOVED, drawn: [], beforeText: 0 };
  dropLevel(dropping, 0, {
    count: exports.FPDFPage_CountObjects(page),
    objectAt: (index) => exports.FPDFPage_GetObject(page, index),
    remove: (object) => exports.FPDFPage_RemoveObject(page, object),
  });
  return { objects: dropping.drawn.reverse(), beforeText: dropping.beforeText };
}

/** Objects of a page that are no text. */
export interface DrawnObjects {
  /** In the order of painting. */
  readonly objects: readonly Pointer[];
  /** How many of them are painted before the page's first text. */
  readonly beforeText: number;
}

interface Dropping {
  readonly pdfium: Pdfium;
  /** @param depth - 0 for objects of the page, 1 and more within forms */
  readonly hides: (object: Pointer, depth: number) => boolean;
  /** Objects that may still be looked at, and taken out. */
  looks: number;
  removals: number;
  /** Objects of the page that stay and are no text, the last one first. */
  readonly drawn: Pointer[];
  /** How many of them are before the first text that was met, which is the page's first one in the end. */
  beforeText: number;
}

/** The objects of a page or of a form. */
interface Level {
  readonly count: number;
  readonly objectAt: (index: number) => Pointer;
  /** @returns 0 where it failed */
  readonly remove: (object: Pointer) => number;
}

function dropLevel(dropping: Dropping, depth: number, { count, objectAt, remove }: Level): void {
  const { exports } = dropping.pdfium;
  // From the last one, so that none moves before it is looked at.
  for (let index = count - 1; index >= 0 && dropping.looks-- > 0; index--) {
    const object = objectAt(index);
    if (dropping.hides(object, depth)) {
      if (dropping.removals-- > 0 && remove(object) !== 0) exports.FPDFPageObj_Destroy(object);
      // Its text is not told, either, but hides one that is at the same place.
      else exports.FPDFPageObj_SetIsActive(object, 0);
      continue;
    }
    const type = exports.FPDFPageObj_GetType(object);
    if (depth === 0) {
      if (type === TEXT) dropping.beforeText = 0;
      else {
        dropping.drawn.push(object);
        // A form may hold the first text.
        dropping.beforeText = type === FORM ? 0 : dropping.beforeText + 1;
      }
    }
    if (type === FORM && depth < DEEPEST_FORM) {
      dropLevel(dropping, depth + 1, {
        count: exports.FPDFFormObj_CountObjects(object),
        objectAt: (child) => exports.FPDFFormObj_GetObject(object, child),
        remove: (child) => exports.FPDFFormObj_RemoveObject(object, child),
      });
    }
  }
}
