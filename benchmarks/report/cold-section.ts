import { spreadOf } from "../measure/statistics.ts";
import type { ColdResult } from "../results/cold-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function coldSection({ commands }: ColdResult): Section {
  const [reference] = commands;
  if (reference === undefined) throw new Error("The result holds no command.");
  const rows = commands.map(({ name, rounds }) => {
    const cpu = spreadOf(rounds.map(({ cpuMs }) => cpuMs));
    const wall = spreadOf(rounds.map(({ wallMs }) => wallMs));
    const ratio = spreadOf(rounds.map(({ cpuMs }, round) => cpuMs / reference.rounds[round]!.cpuMs));
    const clock = spreadOf(rounds.map(({ wallMs }, round) => wallMs / reference.rounds[round]!.wallMs));
    const times = [cpu.median, wall.median].map((ms) => `${ms.toFixed(0)} ms`);
    return [`\`${name}\``, times[0]!, `${ratio.median.toFixed(2)}×`, times[1]!, `${clock.median.toFixed(2)}×`];
  });
  return {
    charts: [],
    markdown: `## One page, cold

A letter of one page, a process for each reading, start and end included: processor time of user and system, and the clock. Node's compile cache is warm, as it is from the
second call on. Medians of ${reference.rounds.length} rounds in turns, ratios to \`${reference.name}\` within a round.

${markdownTable(["command", "processor time:", "ratio:", "clock:", "ratio:"], rows)}
`,
  };
}
