/** Separates images from what is drawn around them. */
import type { DrawingPart } from "./drawing-parts.ts";
import { type Box, isInside, overlap, unionBoxes } from "../../geometry/box.ts";
import type { TextRun } from "../../text/word.ts";

// Shown by pictures.test.ts.

/** Strips of one image abut, and parts of a drawing on a scan are as close; separate images have more white space between them. */
const ABUTTING = 8;
/** Maximum white space between an image and its frame or axes. */
const FRAME = 14;
/** Number of words that only texts have, not labels. */
const TEXT_WORDS = 5;
/** Images are compared pairwise; if there are more, as in maps, they count as one figure. */
const MAX_PICTURES = 60;

/**
 * Separates the images of a part that has text outside its images: the part is a card with its frame, or is joined by a page rule that runs close by.
 * Images with white space between them also become separate figures.
 *
 * @param shown - images of the part
 * @returns the box of each figure, with its images
 */
export function partPictures(
  part: DrawingPart,
  shown: readonly Box[],
  runs: readonly TextRun[],
): { readonly box: Box; readonly images: readonly Box[] }[] {
  const whole = { box: unionBoxes(part.boxes), images: shown };
  if (shown.length > MAX_PICTURES) return [whole];
  const pictures = joinAbutting(shown);
  const isPlain = part.drawings.length + part.bars.length === 0;
  const isApart = isPlain && (pictures.length > 1 || part.lines.some((line) => !isNear(line, pictures[0]!)));
  if (!isApart && !holdsText(whole.box, pictures, runs)) return [whole];
  return pictures.map((box) => ({ box, images: shown.filter((image) => isInside(image, box, 0)) }));
}

function joinAbutting(images: readonly Box[]): Box[] {
  let pictures: Box[] = [];
  for (const image of images) {
    const near = pictures.filter((picture) => isAbutting(picture, image));
    pictures = [...pictures.filter((picture) => !near.includes(picture)), unionBoxes([image, ...near])];
  }
  return pictures;
}

function isAbutting(a: Box, b: Box): boolean {
  return overlap(a.left, a.right, b.left, b.right) > -ABUTTING && overlap(a.top, a.bottom, b.top, b.bottom) > -ABUTTING;
}

/** Whether a line is near an image. Frames are close around it; rules of the page reach further. */
function isNear(line: Box, { left, top, right, bottom }: Box): boolean {
  return (
    line.left > left - FRAME && line.right < right + FRAME && line.top > top - FRAME && line.bottom < bottom + FRAME
  );
}

/** Whether the box has a line of text that is on none of its images. */
function holdsText(box: Box, pictures: readonly Box[], runs: readonly TextRun[]): boolean {
  return runs.some(
    (run) =>
      run.words.length >= TEXT_WORDS &&
      isInside(run, box, 0) &&
      pictures.every(
        (picture) =>
          overlap(run.top, run.bottom, picture.top, picture.bottom) <= 0 ||
          overlap(run.left, run.right, picture.left, picture.right) <= 0,
      ),
  );
}
