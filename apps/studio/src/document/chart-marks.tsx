import type { BoundingBox, Chart } from "@docsvc/openapi";
import type { PlacedBlock } from "./document.ts";
import { hovered, pinned } from "./selection.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Number of colours for series; further series reuse them. */
const COLOURS = 6;
/** With more points than this, the value labels would overlap. */
const MAX_VALUES = 60;
/** Minimum side, so that the mark of a one-point dot stays visible. */
const MIN_SIDE = 5;

/** The data read from a chart, drawn over it: each bar, corner or sector, the lines through the points of a series, and the values. */
export function ChartMarks({ block, size }: { readonly block: PlacedBlock; readonly size: Size }) {
  const { chart, id } = block;
  if (chart === undefined) return null;
  const isMarked = hovered.value === id || pinned.value === id;
  const points = chart.series.reduce((sum, one) => sum + one.points.length, 0);
  return (
    <g class="chart">
      {chart.series.map((series, at) => (
        <Series key={at} series={series} at={at} size={size} isJoined={JOINED.has(chart.kind)} />
      ))}
      {isMarked && points <= MAX_VALUES && <Values chart={chart} size={size} />}
    </g>
  );
}

const JOINED: ReadonlySet<Chart["kind"]> = new Set(["line", "area"]);

interface SeriesProps {
  readonly series: Chart["series"][number];
  readonly at: number;
  readonly size: Size;
  readonly isJoined: boolean;
}

function Series({ series: { name, points }, at, size, isJoined }: SeriesProps) {
  const placed = points.flatMap((point) =>
    point.bbox === undefined ? [] : [{ ...point, at: middleOf(point.bbox, size) }],
  );
  const trace = placed.map(({ at: [x, y] }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  return (
    <g class={`series s-${at % COLOURS}`}>
      {isJoined && <polyline points={trace} />}
      {placed.map(({ x, y, bbox }, index) => (
        <rect key={index} {...around(bbox!, size)}>
          <title>{[name, `${x}: ${y}`].filter((part) => part !== "").join(", ")}</title>
        </rect>
      ))}
    </g>
  );
}

function Values({ chart, size }: { readonly chart: Chart; readonly size: Size }) {
  const placed = chart.series.flatMap(({ points }) =>
    points.flatMap(({ y, bbox }) => (bbox === undefined ? [] : [{ y, place: around(bbox, size) }])),
  );
  return (
    <g class="values">
      {placed.map(({ y, place }, at) => (
        <text key={at} x={place.x + place.width / 2} y={place.y - 3} text-anchor="middle">
          {y}
        </text>
      ))}
    </g>
  );
}

function middleOf({ left, top, width, height }: BoundingBox, size: Size): readonly [x: number, y: number] {
  return [(left + width / 2) * size.width, (top + height / 2) * size.height];
}

function around(bbox: BoundingBox, size: Size) {
  const [x, y] = middleOf(bbox, size);
  const width = Math.max(MIN_SIDE, bbox.width * size.width);
  const height = Math.max(MIN_SIDE, bbox.height * size.height);
  return { x: x - width / 2, y: y - height / 2, width, height };
}
