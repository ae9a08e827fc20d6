/**
 * Uploads a file of 64 MB to a server that refuses it three times, and prints by how many bytes the memory grew at its
 * highest. A process of its own: the memory of a test runner says nothing.
 */
import { setInterval } from "node:timers";
import { Docsvc } from "../client.ts";

const [baseUrl, small, large] = process.argv.slice(2) as [string, string, string];
const client = new Docsvc({ apiKey: "ak_live_test", baseUrl, logLevel: "off" });
// The first requests load what every later one needs.
for (let round = 0; round < 3; round += 1) await client.upload(small);
const before = heldBytes();
let most = before;
const timer = setInterval(() => {
  most = Math.max(most, heldBytes());
}, 100);
await client.upload(large, { onUploadProgress: () => {} });
clearInterval(timer);
process.stdout.write(`${most - before}\n`);

/** Collected first, and twice, since buffers are freed behind the first: what counts is what is held. */
function heldBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
