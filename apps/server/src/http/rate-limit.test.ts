import { afterAll, beforeAll, expect, test } from "vitest";
import { issueApiKey } from "../auth/authenticator.ts";
import { MemoryRateStore } from "../stores/memory/memory-rate-store.ts";
import type { Job } from "../ports/job-store.ts";
import { NO_LIMITS } from "../ports/key-store.ts";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";
import { createRateLimit } from "./rate-limit.ts";

const childEntry = new URL("../../test/support/playing-child.ts", import.meta.url);

let service: TestService;
beforeAll(async () => {
  service = await testService({ childEntry, slots: 4 });
});
afterAll(() => service[Symbol.asyncDispose]());

const limits = { rate: { count: 2, seconds: 10 }, concurrency: null };
/** Two now, and another one in twelve hours, so the duration of the test does not matter. */
const DAILY = { rate: { count: 2, seconds: 86_400 }, concurrency: null };

test("a bucket holds a burst, refills evenly, and belongs to one key", async () => {
  let clock = 0;
  const limit = createRateLimit(new MemoryRateStore(() => clock));
  const take = async (keyId = "a"): Promise<number> => {
    try {
      await limit({ keyId, limits });
      return 0;
    } catch (error) {
      return Number((error as { headers: Record<string, string> }).headers["retry-after"]);
    }
  };
  expect([await take(), await take(), await take()]).toEqual([0, 0, 5]);
  expect(await take("b")).toBe(0);
  clock = 4000;
  expect(await take()).toBe(1);
  clock = 5000;
  expect([await take(), await take()]).toEqual([0, 5]);
  clock = 1_000_000;
  expect([await take(), await take(), await take()]).toEqual([0, 0, 5]);
  for (let index = 0; index < 100; index++) await limit({ keyId: "free", limits: NO_LIMITS });
});

test("a key over its rate gets 429 with Retry-After on any path, and others do not notice", async () => {
  const { key } = await issueApiKey(service.service.stores.keys, { name: "slow", limits: DAILY });
  expect((await service.call("GET", "/jobs", { key })).status).toBe(200);
  expect((await service.call("GET", "/jobs", { key })).status).toBe(200);
  const refused = await service.call("POST", "/parse", { key, json: {} });
  expect([refused.status, refused.json.code]).toEqual([429, "rate_limited"]);
  const retryAfter = Number(refused.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(43_200 - 600);
  expect(retryAfter).toBeLessThanOrEqual(43_200);
  expect((await service.call("GET", "/nothing", { key })).status).toBe(429);
  expect((await service.call("GET", "/health", { key })).status).toBe(200);
  expect((await service.call("GET", "/jobs")).status).toBe(200);
});

test("jobs beyond the concurrency of a key wait, whatever slots are free", async () => {
  const { keys } = service.service.stores;
  const one = await issueApiKey(keys, { name: "one", limits: { rate: null, concurrency: 1 } });
  const input = await service.stored("hold");
  const submit = async (key?: string): Promise<string> =>
    (await service.call("POST", "/parse_async", { json: { input }, ...(key === undefined ? {} : { key }) })).json
      .job_id as string;
  const jobs = [await submit(one.key), await submit(one.key), await submit()];
  const read = (): Promise<readonly Job[]> =>
    Promise.all(jobs.map(async (id) => (await service.service.stores.jobs.get("default", id))!));
  const statuses = async (): Promise<readonly string[]> => (await read()).map(({ status }) => status);
  await expect.poll(statuses).toEqual(["RUNNING", "PENDING", "RUNNING"]);
  for (const id of jobs) await service.letGo(id);
  const [first, second] = await read();
  expect(second!.startedAt).toBeGreaterThanOrEqual(first!.finishedAt!);
});

test("too many waiting jobs answer 503 with Retry-After", async () => {
  await using full = await testService({ childEntry, slots: 4, limits: { pendingJobs: 3 } });
  const input = await full.stored("hang");
  const answers = [];
  for (let index = 0; index < 8; index++) {
    answers.push(await full.call("POST", "/parse_async", { json: { input } }));
  }
  const refused = answers.find(({ status }) => status !== 200)!;
  expect([refused.status, refused.json.code, refused.headers.get("retry-after")]).toEqual([503, "overloaded", "10"]);
});
