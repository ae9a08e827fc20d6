import type { BoundingBox } from "@docsvc/openapi";
import { ChartMarks } from "./chart-marks.tsx";
import { colourOf } from "./block-types.ts";
import type { PlacedBlock } from "./document.ts";
import { cellBoxes, wordBoxes } from "./finer-places.ts";
import { placeLabels } from "./page-labels.ts";
import type { Label } from "./page-labels.ts";
import {
  hiddenTypes,
  hovered,
  pinned,
  places,
  showsCharts,
  showsFiner,
  showsOrder,
  soughtInList,
} from "./selection.ts";

interface OverlayProps {
  readonly page: number;
  readonly blocks: readonly PlacedBlock[];
  /** In CSS pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** Margin around the ink, so that the outline touches no letter. */
const OUTSET = 2;

/** The boxes of a page: strong outlines, faint fills, and numbers above their corners, so that the text stays readable. */
export function PageOverlay({ page, blocks, width, height }: OverlayProps) {
  const shown = blocks.filter(({ type }) => !hiddenTypes.value.has(type));
  // Small boxes are drawn above large ones, so that each can be pointed at.
  const drawn = shown.toSorted((a, b) => areaOf(b.bbox) - areaOf(a.bbox));
  const size = { width, height };
  const labels = showsOrder.value ? placeLabels(shown, size) : undefined;
  return (
    <svg
      class="overlay"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Page ${page}: ${shown.length} ${shown.length === 1 ? "block" : "blocks"}, listed next to it`}
    >
      {drawn.map((block) => (
        <g key={block.id} class={`box ${colourOf(block.type)}`} {...listenersOf(block)}>
          <rect {...toRect(block.bbox, size)} rx="1.5" />
          {showsCharts.value && <ChartMarks block={block} size={size} />}
          {labels !== undefined && <Number label={labels.get(block.id)!} number={block.number} />}
        </g>
      ))}
      {showsFiner.value && (
        <g class="finer">
          <path class="words" d={outline(shown.flatMap(wordBoxes), page, size)} />
          <path class="cells" d={outline(shown.flatMap(cellBoxes), page, size)} />
        </g>
      )}
      <Marks page={page} blocks={blocks} {...size} />
    </svg>
  );
}

function listenersOf({ id }: PlacedBlock) {
  return {
    onPointerEnter: () => (hovered.value = id),
    onPointerLeave: () => (hovered.value = null),
    onClick: () => {
      pinned.value = pinned.value === id ? null : id;
      places.value = [];
      soughtInList.value = { id };
    },
    "data-block": id,
  };
}

function Number({ label: { x, y, width, height }, number }: { readonly label: Label; readonly number: number }) {
  return (
    <>
      <rect class="label" x={x} y={y} width={width} height={height} rx={height / 6} />
      <text x={x + width / 2} y={y + height * 0.76} font-size={height * 0.72} text-anchor="middle">
        {number}
      </text>
    </>
  );
}

/** The highlighted box, drawn over the others: it changes with the pointer, and they do not. */
function Marks({ page, blocks, width, height }: OverlayProps) {
  const size = { width, height };
  const marked = blocks.filter(({ id }) => id === hovered.value || id === pinned.value);
  const pointed = places.value.filter((box) => box.page === page);
  return (
    <g class="marks">
      {marked.map(({ id, type, bbox }) => (
        <rect
          key={id}
          class={`mark ${colourOf(type)}${id === pinned.value ? " is-pinned" : ""}`}
          {...toRect(bbox, size)}
          rx="2"
        />
      ))}
      {pointed.map((box, at) => (
        <rect key={`place-${at}`} class="place" {...toRect(box, size)} rx="2" />
      ))}
    </g>
  );
}

/** Draws all boxes as one shape, because a page with a table has thousands. */
function outline(
  boxes: readonly BoundingBox[],
  page: number,
  size: { readonly width: number; readonly height: number },
): string {
  return boxes
    .filter((box) => box.page === page)
    .map(({ left, top, width, height }) => {
      const across = (width * size.width).toFixed(1);
      return `M${(left * size.width).toFixed(1)} ${(top * size.height).toFixed(1)}h${across}v${(height * size.height).toFixed(1)}h-${across}z`;
    })
    .join("");
}

function toRect({ left, top, width, height }: BoundingBox, page: { readonly width: number; readonly height: number }) {
  return {
    x: left * page.width - OUTSET,
    y: top * page.height - OUTSET,
    width: width * page.width + 2 * OUTSET,
    height: height * page.height + 2 * OUTSET,
  };
}

function areaOf({ width, height }: BoundingBox): number {
  return width * height;
}
