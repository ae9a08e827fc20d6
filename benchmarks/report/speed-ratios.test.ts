import { expect, test } from "vitest";
import type { SpeedRound } from "../results/speed-result.ts";
import { speedRatios } from "./speed-ratios.ts";

function round(cpuMs: number, pages = 100): SpeedRound {
  return {
    startCpuMs: 100,
    startWallMs: 100,
    cpuMs,
    wallMs: cpuMs,
    bothCoresWallMs: cpuMs,
    pages,
    characters: 1,
    failed: [],
  };
}

const set = {
  id: "long",
  title: "long documents",
  documents: 1,
  pages: 100,
  engines: [
    { name: "docsvc", version: "1", rounds: [round(100), round(200)] },
    { name: "liteparse", version: "1", rounds: [round(50), round(100)] },
    { name: "kreuzberg", version: "1", rounds: [round(100, 50), round(200, 50)] },
  ],
} as const;

test("ratios are taken within a round, so a slow round changes none of them", () => {
  expect(speedRatios(set, "docsvc")[1]!.cpu).toEqual({ median: 2, low: 2, high: 2 });
});

test("an engine is credited with the pages that it read, not with those on which it failed", () => {
  expect(speedRatios(set, "docsvc")[2]!.cpu.median).toBe(0.5);
});

test("without a run of the reference there is nothing to compare with", () => {
  expect(() => speedRatios({ ...set, engines: set.engines.slice(1) }, "docsvc")).toThrow(/no run of docsvc/);
});
