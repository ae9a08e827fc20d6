import type { Draft, DraftPage } from "./draft.ts";

const CAPTION =
  /^(?:figure|fig\.?|table|tab\.|chart|graph|exhibit|plate|map|scheme|photo|illustration|box|listing|algorithm|abbildung|abb\.|tabelle|figura|tableau|tabla)\s*(?:[A-Z]?\d+(?:[.\-–:]\s?\d+)*[A-Za-z]?(?!\p{L})|[IVX]+(?!\p{L})|:)/iu;

/** How its first words begin: nearly every text is distinguished by that, in a fraction of the pattern's time. */
const BEGINNING = /^(?:fig|tab|cha|gra|exh|pla|map|sch|pho|ill|box|lis|alg|abb)/i;

// Shown by captions.test.ts, structure.test.ts (figures and tables know their captions); fixture paper.

/** Further from its figure a caption belongs to something else. */
const FARTHEST = 60;
/** What the wrong kind, and the side that the page does not use, count for, in points of distance: about a line each. */
const OTHER_KIND = 15;
const OTHER_SIDE = 15;

/** True for the text of a caption: "Figure 3.", "Table 2-1:". */
export function isCaption(text: string): boolean {
  const match = BEGINNING.test(text) ? CAPTION.exec(text) : null;
  if (match === null) return false;
  // "Figure 5 follows one of them …" is a sentence; a caption continues with a stop or a capital.
  return /^\s*(?:$|[.:;|)–—-]|[\p{Lu}\p{Lo}\d"“‘'([])/u.test(text.slice(match[0].length));
}

/** A caption that may belong to a figure or table. */
interface Tie {
  readonly caption: Draft;
  readonly target: Draft;
  readonly distance: number;
  /** The caption is under its target. */
  readonly isUnder: boolean;
}

/**
 * Ties captions to the figure or table they are next to, the nearest first; they stay blocks of their own. A page has
 * its captions all under its figures, or all over them, and those of its tables likewise: the side on which more of them
 * find a target is the page's.
 */
export function tieCaptions({ drafts }: DraftPage): void {
  const captions = drafts.filter(({ placed, type, text }) => placed === null && type === null && isCaption(text));
  if (captions.length === 0) return;
  // A caption is text whether or not its figure was found, and never a heading.
  for (const caption of captions) caption.type = "Text";
  const targets = drafts.filter(({ placed }) => placed?.kind === "figure" || placed?.kind === "table");
  const [ofTables, ofFigures] = [true, false].map((areTables) => {
    const group = captions.filter(({ text }) => /^tab/i.test(text) === areTables);
    return onOneSide(group.flatMap((caption) => targets.flatMap((target) => tieOf(caption, target, areTables))));
  });
  for (const { caption, target } of nearestTies([...ofTables!, ...ofFigures!])) target.caption = caption;
}

function tieOf(caption: Draft, target: Draft, wantsTable: boolean): Tie[] {
  const other = (target.placed!.kind === "table") === wantsTable ? 0 : OTHER_KIND;
  const distance = distanceBetween(caption, target) + other;
  const isUnder = caption.box.top + caption.box.bottom > target.box.top + target.box.bottom;
  return distance < FARTHEST ? [{ caption, target, distance, isUnder }] : [];
}

function onOneSide(ties: readonly Tie[]): Tie[] {
  const [under, over] = [true, false].map(
    (isUnder) => nearestTies(ties.filter((tie) => tie.isUnder === isUnder)).length,
  );
  if (under === over) return [...ties];
  const isUsual = under! > over!;
  return ties.map((tie) => (tie.isUnder === isUsual ? tie : { ...tie, distance: tie.distance + OTHER_SIDE }));
}

/** Each caption and each target once. */
function nearestTies(ties: readonly Tie[]): Tie[] {
  const taken = new Set<Draft>();
  return ties
    .toSorted((a, b) => a.distance - b.distance)
    .filter(({ caption, target }) => {
      if (taken.has(caption) || taken.has(target)) return false;
      taken.add(caption).add(target);
      return true;
    });
}

function distanceBetween(a: Draft, b: Draft): number {
  const across = Math.max(0, Math.max(a.box.left, b.box.left) - Math.min(a.box.right, b.box.right));
  const down = Math.max(0, Math.max(a.box.top, b.box.top) - Math.min(a.box.bottom, b.box.bottom));
  return across + down;
}
