import { spreadOf } from "../measure/statistics.ts";
import type { SoakResult } from "../results/soak-result.ts";
import { lineChart } from "./line-chart.ts";
import type { Section } from "./section.ts";

const POINTS = 10;
/** Memory above the first third's by this factor would indicate a leak. */
const STEADY = 1.1;

export function soakSection({
  plan,
  answers,
  minutes,
  serviceMb,
  childMb,
  filesLeft,
  retentionMinutes,
}: SoakResult): Section {
  const windows = Array.from({ length: POINTS }, (_, index) => ((index + 1) * plan.minutes) / POINTS);
  const within = (values: readonly number[], from: number, to: number): number =>
    Math.round(spreadOf(values.filter((_, at) => minutes[at]! > from && minutes[at]! <= to)).median);
  const smooth = (values: readonly number[]): number[] =>
    windows.map((end) => within(values, end - plan.minutes / POINTS, end));
  const third = plan.minutes / 3;
  const [first, last] = [within(serviceMb, 0, third), within(serviceMb, 2 * third, plan.minutes)];
  const chart = lineChart({
    title: "Resident memory under mixed work",
    positions: windows.map((minute) => Math.round(minute * 10) / 10),
    positionUnit: "min",
    valueUnit: "MB",
    limit: Math.round(first * STEADY),
    lines: [
      { label: "service", values: smooth(serviceMb), ours: true },
      { label: "greatest child", values: smooth(childMb), ours: false },
    ],
  });
  const pieces = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(answers).map(([answer, count]) => `${count} × ${answer}`);
  return {
    charts: [{ name: "soak.svg", drawing: chart }],
    markdown: `## Memory over time

${plan.minutes} minutes of mixed work, a piece every ${plan.everyMs} ms, ${pieces} in all: ${kinds.join(", ")}. Results and uploads are kept for
${retentionMinutes} minutes and swept every ten; ${filesLeft} files were left at the end. The service held ${first} MB in the first third and ${last} MB in the last
(${(last / first).toFixed(2)}×), medians; the red line is ${STEADY}× the first third. A child is replaced from time to time.

![Resident memory of the service and its children](benchmarks/soak.svg)
`,
  };
}
