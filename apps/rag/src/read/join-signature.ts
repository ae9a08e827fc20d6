import type { Passage } from "./passage.ts";

/**
 * Joins a name and the office below it, "Henrik Dahl" and "Chair of the board", as at the end of letters and reports: neither
 * is useful without the other.
 */
export function joinSignatures(passages: readonly Passage[]): readonly Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const before = joined.at(-1);
    if (before && isSigned(before, passage)) joined[joined.length - 1] = join(before, passage);
    else joined.push(passage);
  }
  return joined;
}

function isSigned(name: Passage, office: Passage): boolean {
  if (name.category !== "Text" || office.category !== "Text" || name.bbox.page !== office.bbox.page) return false;
  if (!PERSON.test(name.text) || !OFFICE.test(office.text)) return false;
  const gap = office.bbox.top - (name.bbox.top + name.bbox.height);
  const isBelow = gap > -MAX_OVERLAP_HEIGHTS * name.bbox.height && gap < MAX_GAP_HEIGHTS * name.bbox.height;
  return isBelow && Math.abs(name.bbox.left - office.bbox.left) < MAX_SHIFT;
}

/** Two to four words that each begin with a capital; small ones such as "van" may come between. */
const PERSON =
  /^(?:(?:Mr|Mrs|Ms|Dr|Prof|Herr|Frau|Mme|Sra?|Dott)\.? )?\p{Lu}[\p{L}.'’-]*(?: (?:van|von|de|den|der|di|da|la|af|\p{Lu}[\p{L}.'’-]*)){1,4}$/u;
/** A line of a few words that is not a sentence. */
const OFFICE = /^\p{L}[\p{L}'’&/,-]*(?: [\p{L}'’&/,-]+){0,6}$/u;
/** Lines of a signature follow each other; an image of the signature may come between. */
const MAX_GAP_HEIGHTS = 3;
const MAX_OVERLAP_HEIGHTS = 0.5;
/** As a fraction of the page's width: both begin at the same margin. */
const MAX_SHIFT = 0.02;

function join(name: Passage, office: Passage): Passage {
  const { page, left, top } = name.bbox;
  const right = Math.max(left + name.bbox.width, office.bbox.left + office.bbox.width);
  const bottom = office.bbox.top + office.bbox.height;
  return {
    ...name,
    text: `${name.text}, ${office.text}`,
    bbox: { page, left, top, width: right - left, height: bottom - top },
    lines: [...name.lines, ...office.lines],
  };
}
