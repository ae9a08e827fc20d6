import { type Drawing, escapeXml, svg } from "./svg.ts";

export interface Line {
  readonly label: string;
  readonly values: readonly number[];
  readonly ours: boolean;
}

export interface LineChart {
  readonly title: string;
  /** Positions of the points on the axis, and its unit. */
  readonly positions: readonly number[];
  readonly positionUnit: string;
  readonly valueUnit: string;
  readonly lines: readonly Line[];
  /** A horizontal line for the limit. */
  readonly limit: number;
}

const LEFT = 64;
const TOP = 44;
const WIDTH = 470;
const HEIGHT = 240;
/** Minimum distance between the labels at the right end. */
const LABEL_STEP = 15;
const COLOURS = ["#6e7781", "#bf8700", "#1a7f37", "#bc4c00", "#8250df", "#bf3989", "#57606a"];

/** Lines over a numeric axis, each labelled at its right end. */
export function lineChart(chart: LineChart): Drawing {
  const most = niceCeiling(Math.max(chart.limit, ...chart.lines.flatMap((line) => line.values)));
  const last = Math.max(...chart.positions);
  const x = (position: number): number => Math.round(LEFT + (position / last) * WIDTH);
  const y = (value: number): number => Math.round(TOP + HEIGHT - (value / most) * HEIGHT);
  const grid = [0, 1, 2, 3, 4].map((step) => {
    const value = (most * step) / 4;
    return `<path d="M${LEFT} ${y(value)}h${WIDTH}" class="grid"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end" class="axis">${value}${step === 4 ? ` ${chart.valueUnit}` : ""}</text>`;
  });
  const marks = chart.positions.map(
    (position) =>
      `<text x="${x(position)}" y="${TOP + HEIGHT + 18}" text-anchor="middle" class="axis">${position}${position === last ? ` ${chart.positionUnit}` : ""}</text>`,
  );
  const limit = `<path d="M${LEFT} ${y(chart.limit)}h${WIDTH}" class="limit"/>`;
  const labelAt = spreadLabels(chart.lines.map((line) => y(line.values.at(-1)!)));
  const lines = chart.lines.map((line, index) => {
    const colour = line.ours ? "#1f6feb" : COLOURS[index % COLOURS.length]!;
    const points = line.values.map((value, at) => `${x(chart.positions[at]!)},${y(value)}`);
    const dots = points.map(
      (point) => `<circle cx="${point.split(",")[0]}" cy="${point.split(",")[1]}" r="3" fill="${colour}"/>`,
    );
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="${line.ours ? 3 : 1.5}"/>${dots.join("")}
<text x="${LEFT + WIDTH + 10}" y="${labelAt[index]! + 4}" style="fill:${colour}">${escapeXml(line.label)}</text>`;
  });
  return svg(LEFT + WIDTH + 140, TOP + HEIGHT + 34, chart.title, [...grid, limit, ...marks, ...lines].join("\n"));
}

/** Moves labels down so that none covers another. */
function spreadLabels(wanted: readonly number[]): number[] {
  const placed = [...wanted];
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  for (const [rank, index] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index]!, placed[above]! + LABEL_STEP);
  }
  return placed;
}

function niceCeiling(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 6, 8, 10].map((factor) => factor * step).find((nice) => nice >= value) ?? value;
}
