import { expect, test } from "vitest";
import type { BenchRun } from "./run.ts";
import { tradeOff } from "./trade-off.ts";

const box = { left: 0, top: 0, width: 1, height: 1 };

function run(support: number, answerable: boolean, text: string): BenchRun {
  const truth = [{ page: 1, bbox: box }];
  const question = { id: text, question: "How much?", answerable, file: "a.pdf", answers: ["5"], truth };
  return { question, shown: [], found: [], best: { file: "a.pdf", page: 1, box, text, support } };
}

test("a higher threshold refuses more of both kinds of questions", () => {
  const runs = [
    run(0.9, true, "It is 5."),
    run(0.22, true, "It is 5."),
    run(0.6, true, "It is 7."),
    run(0.22, false, "It is 7."),
  ];
  const lines = tradeOff(runs);
  expect(lines).toContain("| 0.2 | 0 | 67 | 0 of 1 |");
  expect(lines).toContain("| 0.3 | 33 | 33 | 1 of 1 |");
});
