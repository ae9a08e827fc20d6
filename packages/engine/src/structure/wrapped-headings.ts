import { unionBoxes } from "../geometry/box.ts";
import { draftSize } from "./draft.ts";
import type { Heading } from "./heading-candidates.ts";
import { NUMBERING } from "./heading-text.ts";
import { joinLines } from "./join-lines.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Mean width of a character. */
const MEAN_CHAR_EM = 0.5;
/** Minimum width of a heading's full line, relative to the first. */
const MIN_FULL_SHARE = 0.8;

// Shown by headings.test.ts (a heading on two lines, headings that follow each other); fixture paper.

/** Lines of one title are up to this many font sizes apart; two titles have text or more space between them. */
const WIDEST_LEADING = 1.95;
/** Lines of one heading are 1.1 to 1.5 font sizes apart; at a larger distance they must show that they were wrapped. */
const LOOSE_LEADING = 1.6;

/** Joins the lines of a title that is set so wide that they were taken for several headings. */
export function joinWrappedHeadings(headings: readonly Heading[], vocabulary: Vocabulary): Heading[] {
  const joined: Heading[] = [];
  for (const heading of headings) {
    const before = joined.at(-1);
    if (before === undefined || !continuesHeading(before, heading)) {
      joined.push(heading);
      continue;
    }
    const lines = [...before.lines, ...heading.lines];
    // Field by field, as in findHeadings: with a spread, V8 would compile all code that reads headings again.
    joined[joined.length - 1] = {
      at: before.at,
      drafts: before.drafts + heading.drafts,
      text: joinLines(lines, vocabulary),
      lines,
      ink: unionBoxes([before.ink, heading.ink]),
      region: before.region,
      regionRight: before.regionRight,
      confidence: before.confidence,
    };
  }
  return joined;
}

function continuesHeading(before: Heading, heading: Heading): boolean {
  if (before.at + before.drafts !== heading.at || before.region !== heading.region) return false;
  const last = before.lines.at(-1)!;
  const first = heading.lines[0]!;
  const size = draftSize(heading);
  if (last.style.font !== first.style.font || last.style.color !== first.style.color || last.size !== first.size) {
    return false;
  }
  if (NUMBERING.test(heading.text) || /[.!?:]$/.test(before.text)) return false;
  const advance = first.baseline - last.baseline;
  // For headings below each other: whether the first word would have fitted into the previous line. Words measure about half a font size per char.
  const firstWord = MEAN_CHAR_EM * size * (/^\S+/.exec(first.text)?.[0].length ?? 0);
  const isLoose = advance > LOOSE_LEADING * size;
  if (isLoose && heading.regionRight - last.right > firstWord + 2 * size) return false;
  // The first line is the longer one: words wrap only if they do not fit.
  return (
    advance > 0 &&
    advance < WIDEST_LEADING * size &&
    last.right - last.left >= MIN_FULL_SHARE * (first.right - first.left)
  );
}
