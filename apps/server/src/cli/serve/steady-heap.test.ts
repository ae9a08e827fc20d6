import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Keeps its objects for as long as a job takes, which makes a young generation grow; prints by how much. */
const program = (first: string): string => `
import { getHeapSpaceStatistics } from "node:v8";
import { steadyHeap } from ${JSON.stringify(new URL("./steady-heap.ts", import.meta.url).href)};
const young = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space").space_size;
const held = Array(20_000);
const work = (times) => { for (let time = 0; time < times; time++) held[time % held.length] = { time, more: [time, time + 1] }; };
work(200_000);
${first}
const before = young();
work(5_000_000);
process.stdout.write(String(young() / before));`;

async function growth(first: string): Promise<number> {
  const args = ["--input-type=module", "--eval", program(first)];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}

test("the young generation of a service that has started does not grow", async () => {
  expect(await growth("steadyHeap();")).toBe(1);
  // The default growth, so that the line above can fail.
  expect(await growth("")).toBeGreaterThan(1);
});
