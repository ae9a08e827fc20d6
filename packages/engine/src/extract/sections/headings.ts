import type { Place } from "../line-index/line-index.ts";

/** Maximum difference of the sizes of headings of one level. */
const MAX_SIZE_CHANGE = 0.06;

const LONGEST_HEADING = 7;

/** Whether it is set apart from the text: a heading block, or a short line in capitals or bold. */
export function isHeading({ block, tokens, text, line }: Place): boolean {
  if (tokens.length > LONGEST_HEADING || !/\p{L}{3}/u.test(text) || /^[•*-]|:\s*\S/u.test(text)) return false;
  return isCapital(text) || block?.type === "Section Header" || block?.type === "Title" || line.bold === true;
}

/** Whether a heading has the style of another, so that it ends its section; an entry's heading does not. */
export function isOfKind(heading: Place, other: Place): boolean {
  if (isCapital(heading.text)) return isCapital(other.text);
  const isSameLevel = heading.block?.level !== undefined && heading.block.level === other.block?.level;
  return (
    isSameLevel ||
    (Math.abs(heading.size - other.size) < MAX_SIZE_CHANGE * heading.size &&
      Math.abs(heading.left - other.left) < heading.size)
  );
}

export function isCapital(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
}
