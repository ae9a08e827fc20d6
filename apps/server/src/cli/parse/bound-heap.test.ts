import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Lets objects survive a while, as pages do, and tells the largest size of the young generation meanwhile, in bytes. */
const CHURN = `
  import { getHeapSpaceStatistics } from "node:v8";
  const size = () => getHeapSpaceStatistics().find((space) => space.space_name === "new_space").space_size;
  let held = [];
  let largest = 0;
  for (let round = 0; round < 200; round++) {
    held = [...held, Array.from({ length: 20_000 }, (_, at) => ({ at: at + 0.5 }))].slice(-8);
    largest = Math.max(largest, size());
  }
  console.log(held.length === 8 ? largest : 0);
`;

async function churn(first: string): Promise<number> {
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", first + CHURN];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}

test("the young generation stays small, where it would grow", async () => {
  const module = JSON.stringify(new URL("bound-heap.ts", import.meta.url).href);
  const [bounded, free] = await Promise.all([churn(`import { boundHeap } from ${module}; boundHeap();`), churn("")]);
  expect(bounded).toBeGreaterThan(0);
  // While it is collected it may hold a copy of itself and what threads have begun: 4 to 9 MB, against 64 or 128.
  expect(free).toBeGreaterThan(4 * bounded);
});
