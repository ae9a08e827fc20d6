import type { Box } from "../geometry/box.ts";
import { layOutPlaced } from "../markup-layout/lay-out-placed.ts";
import type { Place, PlacedMarkupBlock, PlacedPart } from "../markup-layout/markup.ts";
import type { NamedPage } from "../markup-layout/named-page.ts";
import { placeBlocks, type BlockPlace } from "./place-blocks.ts";
import type { PrintedPage } from "./printed-page.ts";

/**
 * Gives the blocks of a slide the boxes of their words in the print: the file has the boxes of shapes, but not of the text in them.
 *
 * @param number - number of its page
 */
export function layOutSlide(part: PlacedPart, print: PrintedPage, number: number): NamedPage {
  const across = part.width / print.width;
  const down = part.height / print.height;
  const toPlace = ({ left, top, right, bottom }: Box): Place => ({
    left: left * across,
    top: top * down,
    width: (right - left) * across,
    height: (bottom - top) * down,
  });
  const places = placeBlocks(part.blocks, [print]);
  const blocks = part.blocks.map((block, index) => moveBlock(block, places[index]!, toPlace));
  return layOutPlaced({ ...part, blocks }, number);
}

function moveBlock(
  block: PlacedMarkupBlock,
  place: BlockPlace | null,
  toPlace: (box: Box) => Place,
): PlacedMarkupBlock {
  // The box of a chart or an image comes from the file.
  if (block.type === "Figure") return { ...block, isPlaceGuessed: block.isPlaceGuessed === true };
  if (place === null) return { ...block, isPlaceGuessed: true };
  const { table, ...rest } = block;
  const boxes = new Map(place.units.map(({ unit, place: { box } }) => [unit.cell, toPlace(box)]));
  return {
    ...rest,
    place: toPlace(place.box),
    isPlaceGuessed: !place.isSure,
    ...(table === undefined
      ? {}
      : {
          table: {
            ...table,
            cells: table.cells.map((cell, index) => {
              const own = boxes.get(index);
              return own === undefined ? cell : { ...cell, place: own };
            }),
          },
        }),
  };
}
