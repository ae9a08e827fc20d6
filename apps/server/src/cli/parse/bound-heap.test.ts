import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Lets objects survive a while, as pages do. */
const CHURN = `
  let held = [];
  for (let round = 0; round < 200; round++) {
    held = [...held, Array.from({ length: 20_000 }, (_, at) => ({ at: at + 0.5 }))].slice(-8);
  }
`;

/** How often the young generation was full: by what is allocated, and not by how late a busy machine frees what was collected. */
async function collections(first: string): Promise<number> {
  // The largest size is that of a machine with much memory.
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
  // Some 300 times, against 7 to 26.
  expect(bounded).toBeGreaterThan(5 * free);
});
