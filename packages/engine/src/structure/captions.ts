import type { Draft, DraftPage } from "./draft.ts";

const CAPTION =
  /^(?:figure|fig\.?|table|tab\.|chart|graph|exhibit|plate|map|scheme|photo|illustration|box|listing|algorithm|abbildung|abb\.|tabelle|figura|tableau|tabla)\s*(?:[A-Z]?\d+(?:[.\-–:]\s?\d+)*[A-Za-z]?(?!\p{L})|[IVX]+(?!\p{L})|:)/iu;

/** First letters of the label: these exclude nearly every text, in a fraction of the time of the full pattern. */
const BEGINNING = /^(?:fig|tab|cha|gra|exh|pla|map|sch|pho|ill|box|lis|alg|abb)/i;

// Shown by captions.test.ts, structure.test.ts (figures and tables know their captions); fixture paper.

/** A caption further than this from a figure belongs to something else. */
const FARTHEST = 60;
/** Penalty for the wrong kind of target, and for the side that the page does not use, in points of distance: about a line each. */
const OTHER_KIND = 15;
const OTHER_SIDE = 15;

/** Whether a text is a caption: "Figure 3.", "Table 2-1:". */
export function isCaption(text: string): boolean {
  const match = BEGINNING.test(text) ? CAPTION.exec(text) : null;
  if (match === null) return false;
  // "Figure 5 follows one of them …" is a sentence; a caption continues with punctuation or a capital.
  return /^\s*(?:$|[.:;|)–—-]|[\p{Lu}\p{Lo}\d"“‘'([])/u.test(text.slice(match[0].length));
}

/** A possible pair of a caption and a figure or table. */
interface Tie {
  readonly caption: Draft;
  readonly target: Draft;
  readonly distance: number;
  /** Whether the caption is below its target. */
  readonly isUnder: boolean;
}

/**
 * Assigns captions to the nearest figure or table; they stay blocks of their own. A page has all captions of its figures
 * either below or above them, and likewise those of its tables: the side on which more captions find a target
 * is the page's side.
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

/** Uses each caption and each target once. */
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
