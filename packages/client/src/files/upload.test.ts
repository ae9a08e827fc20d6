import { execFile } from "node:child_process";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Docsvc } from "../client.ts";
import { TEST_KEY } from "../testing/plain-service.ts";

const MEGABYTE = 1024 * 1024;
let folder: string;
let baseUrl: string;
const received: { bytes: number; length: string | undefined; key: string | undefined }[] = [];

/** Refuses each large upload three times, after it has read all of it. */
const server = createServer((request, response) => {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => (bytes += chunk.length));
  request.on("end", () => {
    received.push({
      bytes,
      length: request.headers["content-length"],
      key: String(request.headers["idempotency-key"]),
    });
    const tries = received.filter((one) => one.bytes > MEGABYTE).length;
    const isRefused = bytes > MEGABYTE && tries % 4 !== 0;
    response.writeHead(isRefused ? 503 : 200, { "content-type": "application/json", "retry-after": "0" });
    response.end(JSON.stringify(isRefused ? { error: "later" } : { file_id: "docsvc://f1" }));
  });
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-upload-"));
  await writeFile(join(folder, "small"), "x");
  const file = await open(join(folder, "large"), "w");
  await file.truncate(64 * MEGABYTE);
  await file.close();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test("an upload of 64 MB that is tried four times costs less than 16 MB of memory", async () => {
  const script = new URL("../testing/upload-memory.ts", import.meta.url).pathname;
  const args = ["--expose-gc", script, baseUrl, join(folder, "small"), join(folder, "large")];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const large = received.filter(({ bytes }) => bytes > MEGABYTE);
  expect(large).toHaveLength(4);
  expect(large.every(({ bytes, length }) => bytes > 64 * MEGABYTE && Number(length) === bytes)).toBe(true);
  expect(new Set(large.map(({ key }) => key)).size).toBe(1);
  expect(Number(stdout) / MEGABYTE).toBeLessThan(16);
});

test("an upload tells how much is sent, up to all of it", async () => {
  const steps: number[] = [];
  const client = new Docsvc({ apiKey: TEST_KEY, baseUrl });
  await writeFile(join(folder, "middle"), new Uint8Array(900_000));
  await client.upload(join(folder, "middle"), {
    onUploadProgress: ({ sentBytes, totalBytes }) => steps.push(sentBytes / totalBytes),
  });
  expect(steps.length).toBeGreaterThan(3);
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBe(1);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});
