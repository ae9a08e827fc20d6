import type { DayUsage } from "./days.ts";

const WIDTH = 900;
const HEIGHT = 180;
const FOOT = 22;
const SIDE = 44;

interface ChartProps {
  readonly days: readonly string[];
  readonly rows: readonly DayUsage[];
  /** In the order of the colours. */
  readonly keys: readonly string[];
}

/** Stacked bars of pages per day, one colour per key. The table below has the same data. */
export function Chart({ days, rows, keys }: ChartProps) {
  const most = niceMost(Math.max(1, ...days.map((day) => sumOf(rows.filter((row) => row.day === day)))));
  const step = (WIDTH - SIDE) / days.length;
  const y = (pages: number): number => HEIGHT - (pages / most) * (HEIGHT - 10);
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={`Pages a day, at most ${most}`}>
      {[0, most / 2, most].map((value) => (
        <g key={value}>
          <line x1={SIDE} x2={WIDTH} y1={y(value)} y2={y(value)} />
          <text x={SIDE - 8} y={y(value) + 4} text-anchor="end">
            {value.toLocaleString("en")}
          </text>
        </g>
      ))}
      {days.map((day, at) => {
        const x = SIDE + at * step + step * 0.15;
        let below = 0;
        return (
          <g key={day}>
            {keys.map((key, series) => {
              const pages = sumOf(rows.filter((row) => row.day === day && row.key_id === key));
              if (pages === 0) return null;
              below += pages;
              return (
                <rect
                  key={key}
                  class={`series-${series % 6}`}
                  x={x}
                  y={y(below)}
                  width={step * 0.7}
                  height={y(below - pages) - y(below)}
                >
                  <title>{`${day}: ${pages} pages`}</title>
                </rect>
              );
            })}
            {at % Math.ceil(days.length / 8) === 0 && (
              <text x={x + step * 0.35} y={HEIGHT + 16} text-anchor="middle">
                {day.slice(5)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function sumOf(rows: readonly DayUsage[]): number {
  return rows.reduce((sum, { pages }) => sum + pages, 0);
}

/** Rounds up to 1, 2 or 5 times a power of ten; at least 2. */
function niceMost(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return Math.max(2, [1, 2, 5, 10].map((factor) => factor * power).find((nice) => nice >= value) ?? value);
}
