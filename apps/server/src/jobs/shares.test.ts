import { afterAll, beforeAll, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { TestAnswer, TestService } from "../../test/support/test-service.ts";

const childEntry = new URL("../../test/support/playing-child.ts", import.meta.url);
const LIMITS = { pendingJobs: 4, pendingShare: 0.5, storageBytes: 40_000, jobMs: 600_000 };

let service: TestService;
beforeAll(async () => {
  service = await testService({ childEntry, limits: LIMITS });
});
afterAll(() => service[Symbol.asyncDispose]());

const submit = (input: string, key: string | undefined, settings: object = {}): Promise<TestAnswer> =>
  service.call("POST", "/parse_async", { json: { input, settings }, ...(key === undefined ? {} : { key }) });

test("one organisation's flood leaves room for another's first job", async () => {
  const [flooding, other] = [await service.newKey("flooding"), await service.newKey("other")];
  const storedBy = async (key: string): Promise<string> => (await service.upload("hold", { key })).json.file_id;
  const [input, others] = [await storedBy(flooding), await storedBy(other)];
  const running = await submit(input, flooding);
  await service.taken(running.json.job_id);
  const statuses: number[] = [];
  for (let index = 0; index < 6; index++) statuses.push((await submit(input, flooding)).status);
  expect(statuses).toEqual([200, 200, 503, 503, 503, 503]);
  expect((await submit(input, flooding)).json.error).toContain("of your organisation");
  expect((await submit(others, other)).status).toBe(200);
});

test("documents and results beyond what an organisation may keep are refused", async () => {
  const key = await service.newKey("keeper");
  const first = await service.upload(Buffer.alloc(30_000, "a"), { key });
  expect(first.status).toBe(200);
  const second = await service.upload(Buffer.alloc(20_000, "a"), { key });
  expect([second.status, second.json.code]).toEqual([413, "payload_too_large"]);
  expect(second.json.error).toContain("that it may");
  expect((await service.upload("small", { key: await service.newKey("another") })).status).toBe(200);
});

test("a timeout beyond the operator's is refused", async () => {
  const key = await service.newKey("hasty");
  const input = (await service.upload("hello", { key })).json.file_id;
  const refused = await submit(input, key, { timeout: 601 });
  expect(refused.status).toBe(422);
  expect(refused.json.detail[0]).toMatchObject({ loc: ["body", "settings", "timeout"] });
  expect((await submit(input, key, { timeout: 600 })).status).toBe(200);
});
