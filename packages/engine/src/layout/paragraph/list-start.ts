import { isSameKind, splitMarker } from "../../text/list-marker.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { INDENT } from "./first-line.ts";

// Shown by lines-to-paragraphs.test.ts.

/** Whether a marker starts a list item: it is at the edge where items start, or the line before was cut short. */
export function isListStart(
  first: Line,
  previous: Line,
  line: Line,
  next: Line | undefined,
  right: number,
  wrapped: boolean,
): boolean {
  const marker = splitMarker(line.text)!;
  // A dash may begin a line inside a sentence by chance, so it needs further evidence.
  if (marker.kind === "bullet" && (!/^[-–—]$/.test(marker.marker) || /[.:;!?)]$/.test(previous.text))) return true;
  // Two consecutive lines do not both begin with the marker by chance.
  if (marker.kind === "bullet" && next !== undefined && isSameItem(marker.marker, line, next)) return true;
  // Further left than the text before: the next number of an outer list.
  if (line.left < first.left - 0.5 * line.size) return true;
  const firstMarker = splitMarker(first.text);
  // A number at the start of a line only because of a line break: "Version / 4.41. Archive".
  const isUnderText = firstMarker !== null && line.left > first.left + INDENT * line.size;
  if (wrapped && isUnderText && marker.kind !== "bullet") return false;
  if (firstMarker !== null && isSameKind(firstMarker, marker)) return Math.abs(first.left - line.left) < 3 * line.size;
  return line.left > previous.left + INDENT * line.size || right - previous.right > 4 * line.size;
}

/** Whether the next line begins with the same marker at the same place. */
function isSameItem(marker: string, line: Line, next: Line): boolean {
  return next.text.startsWith(marker) && Math.abs(next.left - line.left) < 1 && splitMarker(next.text) !== null;
}
