/** The operator's commands, on the data directory of a running service. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { Json, TestService } from "../../test/support/test-service.ts";
import { webhookReceiver } from "../../test/support/webhook-receiver.ts";
import { run } from "../../test/support/run-command.ts";

let service: TestService;
let data: readonly string[];
beforeAll(async () => {
  service = await testService({
    childEntry: new URL("../../test/support/playing-child.ts", import.meta.url),
    allowAddress: () => true,
    webhookWaitsMs: [],
  });
  data = ["--data", service.dataDir];
});
afterAll(() => service[Symbol.asyncDispose]());

const json = async (...args: readonly string[]): Promise<Json> => {
  const { exitCode, out, err } = await run([...args, "--json", ...data]);
  expect([exitCode, err]).toEqual([0, ""]);
  return JSON.parse(out);
};

test("a key of an organisation has its limits, and is revoked by its id alone", async () => {
  const flags = ["--organisation", "acme", "--rate", "600/m", "--concurrency", "4", "--name", "batch"];
  const { id } = await json("keys", "create", ...flags);
  const listed = await run(["keys", "list", ...data]);
  expect(listed.out).toMatch(new RegExp(`${id} .*acme +batch +600/m, 4 at once`));
  expect(await json("keys", "revoke", id)).toEqual({ id, revoked: true });
});

test.each([
  ["--rate", "fast"],
  ["--rate", "0/s"],
  ["--concurrency", "0"],
  ["--organisation", "a b"],
])("keys create %s %s is not understood", async (flag, value) => {
  expect(await run(["keys", "create", flag, value, ...data])).toMatchObject({ exitCode: 2, out: "" });
});

test("webhooks are listed with their tries, and replayed next to the running service", async () => {
  let works = false;
  await using receiver = await webhookReceiver((_, response) => {
    response.statusCode = works ? 200 : 500;
    response.end();
  });
  const body = { input: await service.stored("hello"), async: { webhook: { url: receiver.url } } };
  const { job_id: job } = (await service.call("POST", "/parse_async", { json: body })).json;
  const state = async (): Promise<string | undefined> => (await json("webhooks", "list", "--job", job)).state as string;
  await expect.poll(state).toBe("failed");
  const listed = await run(["webhooks", "list", "--state", "failed", ...data]);
  expect(listed.out).toMatch(new RegExp(`${job} +job.completed +failed +1 +refused`));
  expect((await run(["webhooks", "list", "--job", job, ...data])).out).toMatch(/TRY.*\n.*500 +refused/);
  works = true;
  expect(await json("webhooks", "replay", "--failed")).toHaveLength(1);
  await expect.poll(state).toBe("delivered");
  const { id } = await json("webhooks", "list", "--job", job);
  expect(receiver.deliveries.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
  expect(await run(["webhooks", "replay", id, "--organisation", "acme", ...data])).toMatchObject({ exitCode: 1 });
  expect(await run(["webhooks", "replay", ...data])).toMatchObject({ exitCode: 2 });
});

test("the secret is the same until it is rotated, and another for each organisation", async () => {
  const { out } = await run(["webhooks", "secret", ...data]);
  expect(out).toMatch(/^whsec_[\w+/]{32}\n$/);
  expect((await run(["webhooks", "secret", ...data])).out).toBe(out);
  expect((await run(["webhooks", "secret", "--organisation", "acme", ...data])).out).not.toBe(out);
  const rotated = await run(["webhooks", "secret", "--rotate", ...data]);
  expect(rotated.out).not.toBe(out);
  expect(rotated.err).toMatch(/earlier secret is valid until/);
});

test("usage is shown by key and day", async () => {
  const { id, key } = await json("keys", "create", "--organisation", "counted", "--name", "counted");
  const upload = await service.upload("hello", { key });
  await service.call("POST", "/parse", { key, json: { input: upload.json.file_id } });
  const [job] = await json("jobs", "list", "--organisation", "counted");
  const day = (job.finished_at as string).slice(0, 10);
  expect(await json("usage", "--organisation", "counted")).toEqual([
    { organisation: "counted", keyId: id, day, completed: 1, failed: 0, pages: 1, credits: 1 },
  ]);
  expect(job).toMatchObject({ status: "COMPLETED" });
  expect(await run(["jobs", "list", "--organisation", "counted"])).toMatchObject({ exitCode: 2 });
  expect((await run(["usage", "--key", id, ...data])).out).toMatch(/counted +1 +0 +1 +1\ntotal/);
  expect(await run(["usage", "--since", "yesterday", ...data])).toMatchObject({ exitCode: 2 });
});
