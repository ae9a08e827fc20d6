import type { FigureRegion } from "./figures.ts";
import { charsOf, type TextRun } from "../../text/word.ts";
import { type Box, isInside, overlap, unionBoxes } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";
import { isBehindProse } from "./text-frames.ts";

/** A figure with the text runs that belong to it. */
export interface PlacedFigure extends Box {
  readonly runs: readonly TextRun[];
}

// Shown by place-figures.test.ts, reading-order.test.ts (a chart keeps its labels); fixtures report, slides, paper.

/** Maximum number of words in a label of a chart or image; a longer text over an image belongs to the page. */
const LABEL_WORDS = 4;
const LABEL_CHARS = 5;
/** Maximum size of a label, relative to the page's text. */
const LABEL_SIZE = 1.15;
/** Maximum distance of axis labels and legends from their chart. */
const NEAR = 14;
/** Minimum length of justified lines, in chars, and how far the ends of neighbouring lines may differ, in points. */
const JUSTIFIED_CHARS = 14;
const JUSTIFIED_ALIGNMENT = 1.5;

/** Maximum leading inside one text, in font sizes. */
const LEADING = 1.7;

/** Assigns each figure the labels inside it and, if it is drawn, those around it: axis labels and legends. */
export function placeFigures(figures: readonly FigureRegion[], runs: readonly TextRun[]): PlacedFigure[] {
  if (figures.length === 0) return [];
  const own = runs.filter((run) => !isInPicture(run));
  const usual = median((own.length > 0 ? own : runs).flatMap((run) => run.words.map((word) => word.size)));
  const free = new Set(runs);
  const texts = linesOfText(runs);
  const placed: PlacedFigure[] = [];
  for (const figure of figures.flatMap((region) => withoutProse(region, runs))) {
    const labels = [...free].filter((run) => isInPicture(run) && isInside(run, figure));
    for (const run of labels) free.delete(run);
    const inside = [...free].filter((run) => isInside(run, figure, 0));
    const small = (run: TextRun): boolean => run.size <= LABEL_SIZE * usual;
    // Or many short words: closely set labels of an axis.
    const short = (run: TextRun): boolean => !isLong(run);
    const contained = inside.filter((run) => small(run) && (!figure.hasImage || short(run)));
    for (const run of contained) free.delete(run);
    contained.push(...labels);
    let box = unionBoxes([figure, ...contained]);
    for (let round = 0; round < 3 && !figure.hasImage; round++) {
      const near = [...free].filter((run) => small(run) && short(run) && isNear(run, box) && !texts.has(run));
      if (near.length === 0) break;
      for (const run of near) free.delete(run);
      contained.push(...near);
      box = unionBoxes([box, ...near]);
    }
    placed.push({ ...box, runs: contained });
  }
  return placed;
}

/** Splits a layout of images with text between them, which is not a figure, into its images. */
function withoutProse(figure: FigureRegion, runs: readonly TextRun[]): FigureRegion[] {
  const holdsProse = (box: Box): boolean =>
    isBehindProse(runs.filter((run) => !isInPicture(run) && isInside(run, box, 0)));
  if (!holdsProse(figure)) return [figure];
  return figure.images
    .filter((image) => !holdsProse(image) && !figure.images.some((other) => other !== image && contains(other, image)))
    .map((image) => ({ ...image, hasImage: true, images: [image] }));
}

/** Whether one image contains another: an image often has a frame or shadow that is also an image. */
function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.top <= inner.top + 1 &&
    outer.bottom >= inner.bottom - 1 &&
    (outer.right - outer.left) * (outer.bottom - outer.top) > (inner.right - inner.left) * (inner.bottom - inner.top)
  );
}

/** Whether a run was recognised in the image itself, not printed over it. */
function isInPicture(run: TextRun): boolean {
  return run.words[0]!.style.recognised?.inPicture === true;
}

/** Captions and prose, with the short lines that end them. They are not labels, however close they are to a figure. */
function linesOfText(runs: readonly TextRun[]): Set<TextRun> {
  const texts = new Set<TextRun>();
  const sorted = [...runs].sort((a, b) => a.baseline - b.baseline);
  for (const [at, run] of sorted.entries()) {
    if (isCaptionStart(run) || run.words.length > 2 * LABEL_WORDS) texts.add(run);
    // Earlier lines, by height: this line may continue one of them.
    for (let back = at - 1; back >= Math.max(0, at - 60); back--) {
      if (run.baseline - sorted[back]!.baseline >= LEADING * run.size) break;
      const before = sorted[back]!;
      const isUnder = run.baseline > before.baseline && overlap(run.left, run.right, before.left, before.right) > 0;
      if (!isUnder || before.words[0]!.style.font !== run.words[0]!.style.font || before.size !== run.size) continue;
      if (areInOneColumn(before, run)) texts.add(before);
      if (texts.has(before)) {
        texts.add(run);
        break;
      }
    }
  }
  return texts;
}

/** Whether a run has more words than a label. Closely set axis numbers have many, but short ones. */
function isLong({ words }: TextRun): boolean {
  return words.length > LABEL_WORDS && words.some(({ text }) => text.length > LABEL_CHARS);
}

/**
 * Whether two lines are in one narrow column: they begin at one edge, and either have more words than labels or also end at one edge. Labels under
 * each other are centred, or as long as their words.
 */
function areInOneColumn(a: TextRun, b: TextRun): boolean {
  if (Math.abs(a.left - b.left) > JUSTIFIED_ALIGNMENT) return false;
  if (isLong(a) && isLong(b)) return true;
  return (
    Math.abs(a.right - b.right) <= JUSTIFIED_ALIGNMENT &&
    Math.min(charsOf(a.words), charsOf(b.words)) >= JUSTIFIED_CHARS
  );
}

function isNear(run: TextRun, { left, top, right, bottom }: Box): boolean {
  const across = Math.max(left - run.right, run.left - right, 0);
  const down = Math.max(top - run.bottom, run.top - bottom, 0);
  if (across > NEAR || down > NEAR || (across > 0 && down > 0)) return false;
  // A label above or below the chart is within its width; a label at its side is within its height.
  return across > 0
    ? run.right - run.left < 0.4 * (right - left)
    : run.left >= left - NEAR && run.right <= right + NEAR;
}

function isCaptionStart(run: TextRun): boolean {
  return /^(?:fig|tab|chart|graph|source|note|photo)/i.test(run.words[0]!.text);
}
