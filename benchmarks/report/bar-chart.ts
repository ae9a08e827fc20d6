import { type Drawing, escapeXml, svg } from "./svg.ts";

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Drawn in the strong colour. */
  readonly ours: boolean;
}

const LABEL_WIDTH = 150;
const BAR_WIDTH = 470;
const ROW = 30;
const TOP = 44;

/** Horizontal bars with the spread of their runs as a whisker, and a line at 1. */
export function barChart(title: string, bars: readonly Bar[]): Drawing {
  const most = Math.max(1, ...bars.map((bar) => bar.high));
  const x = (value: number): number => LABEL_WIDTH + (value / most) * BAR_WIDTH;
  const rows = bars.map((bar, index) => {
    const y = TOP + index * ROW;
    const middle = y + 10;
    return `<text x="${LABEL_WIDTH - 10}" y="${y + 15}" text-anchor="end">${escapeXml(bar.label)}</text>
<rect x="${LABEL_WIDTH}" y="${y}" width="${round(x(bar.value) - LABEL_WIDTH)}" height="20" class="${bar.ours ? "ours" : "theirs"}"/>
<path d="M${round(x(bar.low))} ${middle}H${round(x(bar.high))}M${round(x(bar.low))} ${middle - 4}v8M${round(x(bar.high))} ${middle - 4}v8" class="whisker"/>
<text x="${round(x(bar.high) + 8)}" y="${y + 15}" class="value">${bar.value.toFixed(2)}</text>`;
  });
  const bottom = TOP + bars.length * ROW;
  const one = `<path d="M${round(x(1))} ${TOP - 6}V${bottom - 2}" class="mark"/>`;
  return svg(LABEL_WIDTH + BAR_WIDTH + 60, bottom + 8, title, [...rows, one].join("\n"));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
