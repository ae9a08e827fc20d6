import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Lets objects survive for a while, as pages do. */
const CHURN = `
  let held = [];
  for (let round = 0; round < 200; round++) {
    held = [...held, Array.from({ length: 20_000 }, (_, at) => ({ at: at + 0.5 }))].slice(-8);
  }
`;

/** Number of times that the young generation was full: measured by allocation, not by when a busy machine frees garbage. */
async function collections(first: string): Promise<number> {
  // The maximum size is that of a machine with much memory.
  const flags = ["--disable-warning=ExperimentalWarning", "--trace-gc", "--max-semi-space-size=16"];
  const args = [...flags, "--input-type=module", "-e", first + CHURN];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.match(/Scavenge/g)?.length ?? 0;
}

test("the young generation stays small, where it would grow", async () => {
  const module = JSON.stringify(new URL("./bound-heap.ts", import.meta.url).href);
  const [bounded, free] = await Promise.all([
    collections(`import { boundHeap } from ${module}; boundHeap();`),
    collections(""),
  ]);
  expect(free).toBeGreaterThan(0);
  // About 300 times, compared with 7 to 26.
  expect(bounded).toBeGreaterThan(5 * free);
});
