/**
 * Uploads a file by its path or as a stream, and prints the maximum growth of the memory: what was kept, and what the process took from the
 * machine. A separate process, because a test runner's memory says nothing.
 */
import { createReadStream } from "node:fs";
import type { ReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Docsvc } from "../client.ts";

const [baseUrl, small, large, kind] = process.argv.slice(2) as [string, string, string, "path" | "stream"];
const client = new Docsvc({ apiKey: "ak_live_test", baseUrl, logLevel: "off" });
const open = (path: string): string | ReadStream => (kind === "stream" ? createReadStream(path) : path);
// The first requests load what all later ones need.
for (let round = 0; round < 3; round += 1) await client.upload(open(small));
const takenBefore = process.memoryUsage.rss();
const heldBefore = await heldBytes();
let held = heldBefore;
let isDone = false;
const upload = client.upload(open(large), { onUploadProgress: () => {} }).finally(() => (isDone = true));
while (!isDone) {
  held = Math.max(held, await heldBytes());
  await sleep(100);
}
await upload;
const taken = await takenBytes();
process.stdout.write(JSON.stringify({ held: held - heldBefore, taken: taken - takenBefore }));

/**
 * Counts only live memory: all garbage is collected first. Other threads free buffers a little later, while the program continues and
 * creates new ones, so the minimum of several readings is used.
 */
async function heldBytes(): Promise<number> {
  let least = Infinity;
  for (let reading = 0; reading < 3; reading += 1) {
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
    await sleep(20);
  }
  return least;
}

/**
 * The maximum that the kernel has recorded, which misses no moment. `resourceUsage()` is used only if there is no other way, because its
 * maximum includes that of the parent process.
 */
async function takenBytes(): Promise<number> {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS * 1024;
  const status = await readFile("/proc/self/status", "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]) * 1024;
}
