/**
 * Reads the drawn part of a page: paths, images and shadings, including those inside form XObjects.
 *
 * A path is classified immediately as ruling lines, a filled rectangle, or another drawing.
 */
import { compose, type Transform } from "../../geometry/transform.ts";
import { BoxList } from "../raw/box-list.ts";
import { PathList } from "../raw/path-list.ts";
import { ClipFilter } from "./clip-filter.ts";
import { type Cover, CoverList } from "./covers.ts";
import type { DrawnObjects } from "./drop-hidden-objects.ts";
import { dropUnseenFills } from "./drop-unseen-fills.ts";
import { joinDots } from "./join-dots.ts";
import { type ObjectReading, type PageObjects, pushBounds, readMatrix } from "./page-objects.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";
import { readPath } from "./read-path.ts";

/** `FPDFPageObj_GetType`. */
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;

/** A map with hundreds of thousands of strokes is a drawing, whatever the last ones are. */
const MAX_OBJECTS = 150_000;
/** Producers nest three or four levels; a file that nests deeper is an attack on the stack. */
const DEEPEST_FORM = 12;

/**
 * Reads every object of a page except text.
 *
 * @param drawn - objects of the page other than text
 * @param at - 64 bytes of scratch memory
 */
export function readObjects(
  pdfium: Pdfium,
  page: Pointer,
  drawn: DrawnObjects,
  display: Transform,
  size: { readonly width: number; readonly height: number },
  at: Pointer,
): PageObjects & { readonly covers: readonly Cover[] } {
  const list = (): BoxList => new BoxList(size.width, size.height);
  const count = pdfium.exports.FPDFPage_CountObjects(page);
  const found: PageObjects = {
    rulingLines: list(),
    filledRectangles: list(),
    drawings: list(),
    images: list(),
    paths: new PathList(),
    truncated: count > MAX_OBJECTS,
    // Texts also count.
    budget: MAX_OBJECTS - (count - drawn.objects.length),
  };
  const dots = list();
  const strips = list();
  using clips = new ClipFilter(pdfium);
  const { objects, beforeText } = drawn;
  const covers = new CoverList(pdfium);
  const reading: ObjectReading = { pdfium, found, dots, strips, clips, covers, root: 0, size, at };
  const objectAt = (index: number): Pointer => {
    const object = objects[index]!;
    reading.root = index < beforeText ? 0 : object;
    return object;
  };
  readLevel(reading, objects.length, objectAt, display, 0);
  dropUnseenFills(found, strips, size);
  joinDots(dots, found.rulingLines);
  return Object.assign(found, { covers: covers.covers });
}

function readLevel(
  reading: ObjectReading,
  count: number,
  objectAt: (index: number) => Pointer,
  space: Transform,
  depth: number,
): void {
  const { pdfium, found, at } = reading;
  const { exports } = pdfium;
  const { FPDFPageObj_GetType, FPDFPageObj_GetBounds } = exports;
  for (let index = 0; index < count; index++) {
    if (found.budget-- <= 0) {
      found.truncated = true;
      return;
    }
    const object = objectAt(index);
    const type = FPDFPageObj_GetType(object);
    if (type === PATH) {
      readPath(reading, object, space);
    } else if (type === IMAGE || type === SHADING) {
      if (FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) continue;
      // Office programs crop images with a clip.
      if (!reading.clips.cut(object, at)) continue;
      const box = pushBounds(pdfium, type === IMAGE ? found.images : found.drawings, space, at);
      const { root, covers } = reading;
      if (type === IMAGE && root !== 0) covers.push({ object, root, isPicture: true, ...box });
    } else if (type === FORM) {
      if (depth >= DEEPEST_FORM) {
        found.truncated = true;
        continue;
      }
      const { FPDFFormObj_CountObjects, FPDFFormObj_GetObject } = exports;
      const inner = compose(readMatrix(pdfium, object, at), space);
      const inside = FPDFFormObj_CountObjects(object);
      readLevel(reading, inside, (child) => FPDFFormObj_GetObject(object, child), inner, depth + 1);
    }
  }
}
