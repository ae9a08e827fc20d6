import { expect, test } from "vitest";
import { coldSection } from "./cold-section.ts";

const machine = { cores: 2, cpu: "x", node: "24", platform: "linux" } as never;

test("ratios are taken within a round", () => {
  const rounds = (...all: readonly number[]): { cpuMs: number; wallMs: number }[] =>
    all.map((ms) => ({ cpuMs: ms, wallMs: 2 * ms }));
  const commands = [
    { name: "a", rounds: rounds(10, 20, 40) },
    { name: "b", rounds: rounds(30, 60, 100) },
  ];
  const { markdown } = coldSection({ measuredAt: "2026-11-26", machine, commands });
  expect(markdown).toContain("| `b` | 60 ms | 3.00× | 120 ms | 3.00× |");
});
