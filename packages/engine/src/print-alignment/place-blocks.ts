import type { Box } from "../geometry/box.ts";
import { unionBoxes } from "../geometry/box.ts";
import type { MarkupBlock } from "../markup-layout/markup.ts";
import { alignTexts } from "./align-texts.ts";
import { MovedSearch } from "./find-moved.ts";
import { toPrintWords } from "./print-words.ts";
import type { PrintedPage } from "./printed-page.ts";
import { placeUnit, type UnitPlace } from "./unit-place.ts";
import { toUnits, type Unit } from "./unit.ts";

/** The place of a block in a print. */
export interface BlockPlace {
  /** Index of its page. */
  readonly page: number;
  readonly box: Box;
  /** Number of letters found on that page, which shows how certain the page is. */
  readonly found: number;
  /** Whether nearly all of it was found. */
  readonly isSure: boolean;
  /** Its units found on that page, in order. */
  readonly units: readonly PlacedUnit[];
}

export interface PlacedUnit {
  readonly unit: Unit;
  readonly place: UnitPlace;
}

/** If more of its text is missing, the end of its box may be missing too. */
const SURE_SHARE = 0.8;

/** Finds each block by its words; null for blocks that are not found or have no words. */
export function placeBlocks(
  blocks: readonly MarkupBlock[],
  pages: readonly PrintedPage[],
): readonly (BlockPlace | null)[] {
  const units = toUnits(blocks);
  const print = toPrintWords(pages);
  const matches = alignTexts(units, print);
  new MovedSearch(units, print, matches).run();
  const ofBlocks: PlacedUnit[][] = blocks.map(() => []);
  const lengths = blocks.map(() => 0);
  for (const unit of units.units) {
    lengths[unit.block]! += unit.until - unit.from;
    const isListItem = blocks[unit.block]!.type === "List Item";
    const place = unit.until === unit.from ? null : placeUnit(unit, matches, print, isListItem);
    if (place !== null) ofBlocks[unit.block]!.push({ unit, place });
  }
  return ofBlocks.map((placed, index) => placeBlock(placed, lengths[index]!));
}

function placeBlock(placed: readonly PlacedUnit[], length: number): BlockPlace | null {
  if (placed.length === 0) return null;
  const letters = new Map<number, number>();
  for (const { place } of placed) letters.set(place.page, (letters.get(place.page) ?? 0) + place.found);
  const [page, found] = [...letters].reduce((most, one) => (one[1] > most[1] ? one : most));
  const here = placed.filter(({ place }) => place.page === page);
  const share = placed.reduce((sum, { unit, place }) => sum + place.share * (unit.until - unit.from), 0) / length;
  if (share < MIN_AGREEMENT) return null;
  return { page, found, box: unionBoxes(here.map(({ place }) => place.box)), isSure: share >= SURE_SHARE, units: here };
}

/** A smaller share matches by chance. */
const MIN_AGREEMENT = 0.4;
