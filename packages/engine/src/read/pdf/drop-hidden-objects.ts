import { ClipFilter } from "./clip-filter.ts";
import { LayerFilter } from "./layer-filter.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** `FPDFPageObj_GetType`. */
const TEXT = 1;
const FORM = 5;
/** The depth to which objects are read. */
const DEEPEST_FORM = 12;
/** Limit on the objects that are inspected; maps have tens of thousands. */
const MAX_OBJECTS = 150_000;
/** Removing an object searches all objects of its page, so more would take seconds. */
const MAX_REMOVED = 10_000;

/**
 * Removes what no reader sees from a loaded page, before its text is read: objects of hidden layers, and text of forms outside
 * their clip box.
 *
 * Dropping their chars afterwards is not enough: of two texts at one place, PDFium returns only the first. LaTeX links
 * (`ocgcolorlinks`) are set twice, in a hidden layer for printing, and coloured in a layer for viewing; an image cut out of a page contains the rest
 * of its text, which overlaps the text around the image.
 *
 * @returns the page's remaining objects other than texts, in order
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

/** Objects of a page other than texts. */
export interface DrawnObjects {
  /** In painting order. */
  readonly objects: readonly Pointer[];
  /** Number of them painted before the page's first text. */
  readonly beforeText: number;
}

interface Dropping {
  readonly pdfium: Pdfium;
  /** @param depth - 0 for objects of the page, 1 and more within forms */
  readonly hides: (object: Pointer, depth: number) => boolean;
  /** Remaining numbers of objects to inspect and to remove. */
  looks: number;
  removals: number;
  /** Remaining page objects other than texts, the last one first. */
  readonly drawn: Pointer[];
  /** Number of them before the earliest text found so far, which is the page's first text in the end. */
  beforeText: number;
}

/** The objects of a page or of a form. */
interface Level {
  readonly count: number;
  readonly objectAt: (index: number) => Pointer;
  /** @returns 0 on failure */
  readonly remove: (object: Pointer) => number;
}

function dropLevel(dropping: Dropping, depth: number, { count, objectAt, remove }: Level): void {
  const { exports } = dropping.pdfium;
  // Backwards, so that no object moves before it is inspected.
  for (let index = count - 1; index >= 0 && dropping.looks-- > 0; index--) {
    const object = objectAt(index);
    if (dropping.hides(object, depth)) {
      if (dropping.removals-- > 0 && remove(object) !== 0) exports.FPDFPageObj_Destroy(object);
      // Its text is not read either, but would hide another text at the same place.
      else exports.FPDFPageObj_SetIsActive(object, 0);
      continue;
    }
    const type = exports.FPDFPageObj_GetType(object);
    if (depth === 0) {
      if (type === TEXT) dropping.beforeText = 0;
      else {
        dropping.drawn.push(object);
        // A form may contain the first text.
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
