import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeHeadlines } from "../../benchmarks/headlines.ts";
import { OLDER } from "../../benchmarks/report/describe-measured.ts";
import { renderReport } from "../../benchmarks/report/report.ts";
import type { QualityResult } from "../../benchmarks/results/quality-result.ts";
import type { SpeedResult } from "../../benchmarks/results/speed-result.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string): Promise<string> => readFile(join(root, file), "utf8");
const BEHIND = "behind the results: run `npm run docs`";

/**
 * A change of the engine makes the figures older, which must not block the change: the next `npm run docs` marks them, and every night and each
 * release check that it does.
 */
const withoutAge = (text: string): string => text.replaceAll(`; ${OLDER}`, "");

test("the README says date, machine and commit of its figures", async () => {
  const written = `<!-- measured -->\n${await describeHeadlines()}\n<!-- /measured -->`;
  expect(withoutAge(await read("README.md")), BEHIND).toContain(withoutAge(written));
});

test("the benchmarks and measurements are what the kept results say", async () => {
  for (const [path, text] of Object.entries((await renderReport()).pages)) {
    expect(withoutAge(await read(`docs/${path}`)), BEHIND).toBe(withoutAge(text));
  }
});

test.each(["docsvc", "liteparse"])(
  "the README's quality and speed of %s are those of the result files",
  async (name) => {
    const quality = JSON.parse(await read("benchmarks/results/quality.json")) as QualityResult;
    const speed = JSON.parse(await read("benchmarks/results/speed.json")) as SpeedResult;
    const overall = quality.engines.find((engine) => engine.name === name)!.scores["overall"]!;
    const { rounds } = speed.sets.find(({ id }) => id === "one-page")!.engines.find((engine) => engine.name === name)!;
    const rates = rounds.map(({ pages, cpuMs }) => pages / (cpuMs / 1000)).toSorted((a, b) => a - b);
    const median = (rates[Math.floor((rates.length - 1) / 2)]! + rates[Math.ceil((rates.length - 1) / 2)]!) / 2;
    expect(await read("README.md")).toContain(`| ${overall.toFixed(3)}, ${median.toFixed(0)} |`);
  },
);
