import { afterAll, beforeAll, expect, test } from "vitest";
import { issueApiKey } from "../auth/authenticator.ts";
import { MemoryRateStore } from "../memory/memory-rate-store.ts";
import { NO_LIMITS } from "../ports/key-store.ts";
import { testService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { createRateLimit } from "./rate-limit.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({
    childEntry: new URL("../testing/playing-child.ts", import.meta.url),
    slots: 4,
    limits: { pendingJobs: 3 },
  });
});
afterAll(() => service[Symbol.asyncDispose]());

const limits = { rate: { count: 2, seconds: 10 }, concurrency: null };

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
  const { key } = await issueApiKey(service.service.stores.keys, { name: "slow", limits });
  expect((await service.call("GET", "/jobs", { key })).status).toBe(200);
  expect((await service.call("GET", "/jobs", { key })).status).toBe(200);
  const refused = await service.call("POST", "/parse", { key, json: {} });
  expect([refused.status, refused.json.code, refused.headers.get("retry-after")]).toEqual([429, "rate_limited", "5"]);
  expect((await service.call("GET", "/nothing", { key })).status).toBe(429);
  expect((await service.call("GET", "/health", { key })).status).toBe(200);
  expect((await service.call("GET", "/jobs")).status).toBe(200);
});

test("jobs beyond the concurrency of a key wait, whatever slots are free", async () => {
  const { keys } = service.service.stores;
  const one = await issueApiKey(keys, { name: "one", limits: { rate: null, concurrency: 1 } });
  const input = await service.stored("sleep 1500");
  const submit = async (key?: string): Promise<string> =>
    (await service.call("POST", "/parse_async", { json: { input }, ...(key === undefined ? {} : { key }) })).json
      .job_id as string;
  const jobs = [await submit(one.key), await submit(one.key), await submit()];
  await Promise.all(jobs.map((id) => service.call("GET", `/job/${id}?wait=10`)));
  const [first, second, other] = await Promise.all(
    jobs.map(async (id) => (await service.service.stores.jobs.get("default", id))!),
  );
  expect(second!.startedAt).toBeGreaterThanOrEqual(first!.finishedAt!);
  expect(other!.startedAt).toBeLessThan(first!.finishedAt!);
});

test("too many waiting jobs answer 503 with Retry-After", async () => {
  const input = await service.stored("hang");
  const answers = [];
  for (let index = 0; index < 8; index++) {
    answers.push(await service.call("POST", "/parse_async", { json: { input } }));
  }
  const refused = answers.find(({ status }) => status !== 200)!;
  expect([refused.status, refused.json.code, refused.headers.get("retry-after")]).toEqual([503, "overloaded", "10"]);
});
