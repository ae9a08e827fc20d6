import { expect, test } from "vitest";
import type { MemoryResult } from "../results/memory-result.ts";
import { memorySection } from "./memory-section.ts";

const library: MemoryResult = {
  measuredAt: "2026-11-21T00:00:00.000Z",
  machine: { cores: 2, processor: "Any", memoryGb: 8, node: "24.0.0", system: "linux x64" },
  skipped: [],
  pages: [100, 1000],
  series: [{ name: "docsvc", version: "1.0.0", peaksMb: [160, 300] }],
};

test("the command line has a chart and a table of its own, at its own lengths", () => {
  const commands = { pages: [100, 4000], series: [{ command: "docsvc parse", peaksMb: [190, 210] }] };
  const { markdown, charts } = memorySection({ ...library, commands });
  expect(markdown).toContain("| command | 100 pages | 4,000 pages |");
  expect(markdown).toContain("| `docsvc parse` | 190 MB | 210 MB |");
  expect(charts.map(({ name }) => name)).toEqual(["memory.svg", "memory-command.svg"]);
  for (const { name } of charts) expect(markdown).toContain(`benchmarks/${name}`);
});

test("a result without the command line shows the library alone", () => {
  const { markdown, charts } = memorySection(library);
  expect(markdown).not.toContain("command");
  expect(charts).toHaveLength(1);
});
