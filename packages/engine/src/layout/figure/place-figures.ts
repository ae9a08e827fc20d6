import type { FigureRegion } from "./figures.ts";
import { charsOf, type TextRun } from "../../text/word.ts";
import { type Box, isInside, overlap, unionBoxes } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";
import { isBehindProse } from "./text-frames.ts";

/** A figure with the runs of text that belong to it. */
export interface PlacedFigure extends Box {
  readonly runs: readonly TextRun[];
}

// Shown by place-figures.test.ts, reading-order.test.ts (a chart keeps its labels); fixtures report, slides, paper.

/** Labels of charts and pictures have few words; a longer text over a picture is the page's own. */
const LABEL_WORDS = 4;
const LABEL_CHARS = 5;
/** Labels are not set larger than the page's text. */
const LABEL_SIZE = 1.15;
/** Axis labels and legends are this close to their chart. */
const NEAR = 14;
/** Chars of the shortest justified lines, and how far apart their ends are from those of the next, in points. */
const JUSTIFIED_CHARS = 14;
const JUSTIFIED_ALIGNMENT = 1.5;

/** Lines of one text are this close, in font sizes. */
const LEADING = 1.7;

/** Gives each figure the labels inside it and, where it is drawn, those around it: axes, legends. */
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
    // Or many short ones: the labels of an axis, closely set.
    const short = (run: TextRun): boolean => !isLong(run);
    const held = inside.filter((run) => small(run) && (!figure.hasImage || short(run)));
    for (const run of held) free.delete(run);
    held.push(...labels);
    let box = unionBoxes([figure, ...held]);
    for (let round = 0; round < 3 && !figure.hasImage; round++) {
      const near = [...free].filter((run) => small(run) && short(run) && isNear(run, box) && !texts.has(run));
      if (near.length === 0) break;
      for (const run of near) free.delete(run);
      held.push(...near);
      box = unionBoxes([box, ...near]);
    }
    placed.push({ ...box, runs: held });
  }
  return placed;
}

/** A layout of pictures with text between them is no figure, but its pictures are. */
function withoutProse(figure: FigureRegion, runs: readonly TextRun[]): FigureRegion[] {
  const holdsProse = (box: Box): boolean =>
    isBehindProse(runs.filter((run) => !isInPicture(run) && isInside(run, box, 0)));
  if (!holdsProse(figure)) return [figure];
  return figure.images
    .filter((image) => !holdsProse(image) && !figure.images.some((other) => other !== image && holds(other, image)))
    .map((image) => ({ ...image, hasImage: true, images: [image] }));
}

/** A picture often has a frame or a shadow that is a picture, too. */
function holds(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.top <= inner.top + 1 &&
    outer.bottom >= inner.bottom - 1 &&
    (outer.right - outer.left) * (outer.bottom - outer.top) > (inner.right - inner.left) * (inner.bottom - inner.top)
  );
}

/** Recognised in the picture itself, not printed over it. */
function isInPicture(run: TextRun): boolean {
  return run.words[0]!.style.recognised?.inPicture === true;
}

/** Captions and prose, with the short lines that end them: these are no labels, however near to a figure they are. */
function linesOfText(runs: readonly TextRun[]): Set<TextRun> {
  const texts = new Set<TextRun>();
  const sorted = [...runs].sort((a, b) => a.baseline - b.baseline);
  for (const [at, run] of sorted.entries()) {
    if (isCaptionStart(run) || run.words.length > 2 * LABEL_WORDS) texts.add(run);
    // The lines before this one, by height: one of them may be the text that it continues.
    for (let back = at - 1; back >= Math.max(0, at - 60); back--) {
      if (run.baseline - sorted[back]!.baseline >= LEADING * run.size) break;
      const before = sorted[back]!;
      const isUnder = run.baseline > before.baseline && overlap(run.left, run.right, before.left, before.right) > 0;
      if (!isUnder || before.words[0]!.style.font !== run.words[0]!.style.font || before.size !== run.size) continue;
      if (areSetAlike(before, run)) texts.add(before);
      if (texts.has(before)) {
        texts.add(run);
        break;
      }
    }
  }
  return texts;
}

/** More words than a label has; numbers of an axis, closely set, are short ones. */
function isLong({ words }: TextRun): boolean {
  return words.length > LABEL_WORDS && words.some(({ text }) => text.length > LABEL_CHARS);
}

/**
 * Two lines of a narrow column: they begin at one edge, and have more words than labels or end at one edge, too. Labels
 * under each other are centred, or as long as their words.
 */
function areSetAlike(a: TextRun, b: TextRun): boolean {
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
  // A label over or under the chart is within its width; next to it, within its height.
  return across > 0
    ? run.right - run.left < 0.4 * (right - left)
    : run.left >= left - NEAR && run.right <= right + NEAR;
}

function isCaptionStart(run: TextRun): boolean {
  return /^(?:fig|tab|chart|graph|source|note|photo)/i.test(run.words[0]!.text);
}
