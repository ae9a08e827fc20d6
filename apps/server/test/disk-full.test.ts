/** A full disk, on a file system of a few megabytes: clear refusals, nothing acknowledged is lost, and the service recovers by itself. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, expect } from "vitest";
import { letHeldGo } from "./support/held-children.ts";
import { fill, mountSmallDisk } from "./support/small-disk.ts";
import { testService } from "./support/test-service.ts";
import type { TestAnswer } from "./support/test-service.ts";

const disk = mountSmallDisk();
const folder = disk?.folder ?? "";
afterAll(() => disk?.[Symbol.asyncDispose]());

needing(disk === undefined ? "only for root, who can mount a small disk" : undefined).test("a full disk", async () => {
  const dataDir = join(folder, "data");
  const ballast = join(folder, "ballast");
  await mkdir(dataDir, { mode: 0o700 });
  await using service = await testService({
    dataDir,
    childEntry: new URL("./support/playing-child.ts", import.meta.url),
  });
  const slow = await service.stored("hold");
  const acknowledged: string[] = [];
  const submit = async (input: string): Promise<TestAnswer> => {
    const answer = await service.call("POST", "/parse_async", { json: { input } });
    if (answer.status === 200) acknowledged.push(answer.json.job_id as string);
    return answer;
  };
  for (let index = 0; index < 3; index++) await submit(slow);
  await service.taken(acknowledged[0]!);

  await fill(ballast);
  const upload = await service.upload("x".repeat(300_000));
  expect([upload.status, upload.json.code, upload.headers.get("retry-after")]).toEqual([503, "not_ready", "30"]);
  expect(upload.json.error).toMatch(/storage is full and nothing of this request was kept/);
  const refusals = new Set<number>();
  for (let index = 0; index < 400 && !refusals.has(503); index++) refusals.add((await submit(slow)).status);
  expect([...refusals].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await service.call("GET", `/job/${acknowledged[0]}`)).status).toBe(200);
  // The attempt fails wherever space runs out first: at the child's result, its copy, or the job's row.
  await letHeldGo(dataDir);
  await expect.poll(() => service.log.some((line) => /attempt (broke|ended)/.test(line))).toBe(true);

  await rm(ballast);
  for (const id of acknowledged.slice(0, 3)) {
    expect(await service.letGo(id)).toMatchObject({ status: "COMPLETED", usage: { credits: 1 } });
  }
  const { status } = await service.upload("x".repeat(300_000));
  expect(status).toBe(200);
  for (const id of acknowledged.slice(3)) {
    expect(["PENDING", "RUNNING", "COMPLETED"]).toContain((await service.call("GET", `/job/${id}`)).json.status);
  }
});
