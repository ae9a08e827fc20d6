import { type Quarter, quarterOf, toFrame } from "../../geometry/frame.ts";
import type { PageObject } from "../../page-object/page-object.ts";
import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import type { RawPage } from "../../read/raw/raw-page.ts";
import { findRuledTables } from "./ruled-tables.ts";

// Shown by tables.test.ts; fixture rotated/sideways.

/** Fewer words are labels and side notes. */
const MIN_WORDS = 12;

/**
 * Finds drawn tables that are sideways on a page, in the frame of their own writing direction.
 *
 * @param turned - words of the page whose direction is not `pageQuarter`
 */
export function findTurnedTables(
  page: RawPage,
  pageQuarter: Quarter,
  turned: readonly Word[],
  rules: readonly Box[],
  fills: readonly Box[],
): PageObject[] {
  const found: PageObject[] = [];
  for (const quarter of [0, 1, 2, 3] as const) {
    if (quarter === pageQuarter) continue;
    const words = turned.filter(({ style }) => quarterOf(style.angleDegrees) === quarter);
    if (words.length < MIN_WORDS) continue;
    const turn = (box: Box): Box => toFrame(box, quarter, page);
    const place = { number: page.number, width: page.width, height: page.height, quarter };
    for (const { piece } of findRuledTables({ ...place, words, rules: rules.map(turn), fills: fills.map(turn) })) {
      found.push({ ...piece, ...toFrame(piece.ink, pageQuarter, page) });
    }
  }
  return found;
}
