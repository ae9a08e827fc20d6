import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/**
 * Lets objects survive a while, as pages do, and tells the size of the young generation after that and soon after the start, in bytes: before
 * it is used, V8 gives some of it back, or not.
 */
const CHURN = `
  import { getHeapSpaceStatistics } from "node:v8";
  const size = () => getHeapSpaceStatistics().find((space) => space.space_name === "new_space").space_size;
  let held = [];
  let before;
  for (let round = 0; round < 200; round++) {
    held = [...held, Array.from({ length: 20_000 }, (_, at) => ({ at: at + 0.5 }))].slice(-8);
    if (round === 3) before = size();
  }
  console.log(JSON.stringify([before, size(), held.length]));
`;

async function churn(first: string): Promise<readonly number[]> {
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", first + CHURN];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout) as number[];
}

test("the young generation stays as it is, where it would grow", async () => {
  const module = JSON.stringify(new URL("bound-heap.ts", import.meta.url).href);
  const [bounded, free] = await Promise.all([churn(`import { boundHeap } from ${module}; boundHeap();`), churn("")]);
  expect(bounded[1]).toBeLessThanOrEqual(2 * bounded[0]!);
  expect(free[1]).toBeGreaterThan(4 * free[0]!);
  expect(free[1]).toBeGreaterThan(2 * bounded[1]!);
});
