import { expect, test } from "vitest";
import { fixture } from "@docsvc/fixtures";
import { runFresh, runTogether } from "./fresh-process.ts";

const paper = { path: fixture("paper/paper.pdf"), pages: 16 };

test("a run says what it cost and how much it read", async () => {
  const cost = await runFresh({ engine: "pdfium-text", files: [paper] });
  expect(cost.pages).toBe(16);
  expect(cost.failed).toEqual([]);
  expect(cost.characters).toBeGreaterThan(10_000);
  expect(cost.cpuMs).toBeGreaterThan(0);
  expect(cost.peakMemoryMb).toBeGreaterThan(20);
});

test("a document that cannot be read is named and counts no page", async () => {
  const empty = { path: fixture("broken/empty.pdf"), pages: 1 };
  const [cost] = await runTogether([{ engine: "pdfium-text", files: [empty, paper] }]);
  expect(cost).toMatchObject({ failed: ["empty"], pages: 16 });
});
