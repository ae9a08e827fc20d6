/** From a submission to a receiver: the whole service, a real receiver, and the reference implementation of the signature. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSchemaCompiler } from "../contract/schema-compiler.ts";
import { testService } from "../../test/support/test-service.ts";
import type { Json, TestService } from "../../test/support/test-service.ts";
import { webhookReceiver } from "../../test/support/webhook-receiver.ts";
import type { Delivery, WebhookReceiver } from "../../test/support/webhook-receiver.ts";
import { organisationSecrets, rotateSecret } from "./organisation-secrets.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({
    childEntry: new URL("../../test/support/playing-child.ts", import.meta.url),
    allowAddress: (_, address) => address === "127.0.0.1",
    webhookWaitsMs: [50, 50],
    publicUrl: "http://service.test",
  });
});
afterAll(() => service[Symbol.asyncDispose]());

const isEvent = createSchemaCompiler({ allErrors: true })({ $ref: "#/components/schemas/WebhookEvent" });

async function submit(script: string, webhook: WebhookReceiver | string, options: object = {}): Promise<string> {
  const url = typeof webhook === "string" ? webhook : webhook.url;
  const input = await service.stored(script);
  const json = { input, async: { webhook: { url }, metadata: { mine: 1 } }, ...options };
  return (await service.call("POST", "/parse_async", { json })).json.job_id as string;
}

async function verified({ headers, body }: Delivery, organisation = "default"): Promise<Json> {
  const [current] = await organisationSecrets(service.service.stores, organisation);
  const event: Json = new Webhook(current!.secret).verify(body, headers);
  expect(isEvent(event), JSON.stringify(isEvent.errors)).toBe(true);
  return event;
}

const stateOf = async (jobId: string): Promise<Json> =>
  (await service.service.stores.webhooks.list({ limit: 1, jobId }))[0];

test("a completed job is announced once, signed, with its record, metadata and result", async () => {
  await using receiver = await webhookReceiver();
  const id = await submit("hello", receiver);
  await expect.poll(async () => (await stateOf(id))?.state).toBe("delivered");
  const event = await verified(receiver.deliveries[0]!);
  expect(event).toMatchObject({
    type: "job.completed",
    data: { job_id: id, status: "COMPLETED", metadata: { mine: 1 }, result: { type: "full" }, usage: { num_pages: 1 } },
  });
  expect(event.data.result.chunks[0].content).toBe("hello");
  expect(receiver.deliveries[0]!.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": (await stateOf(id)).id,
  });
  expect(receiver.deliveries[0]!.headers["authorization"]).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(receiver.deliveries).toHaveLength(1);
});

test("a result beyond 20 kB comes as an address that opens without a key", async () => {
  await using receiver = await webhookReceiver();
  await submit("big 21000", receiver);
  await expect.poll(() => receiver.deliveries.length).toBe(1);
  const { data } = await verified(receiver.deliveries[0]!);
  expect(data.result).toMatchObject({ type: "url", url: expect.stringMatching(/^http:\/\/service\.test\/results\//) });
  const { status, json } = await service.call("GET", data.result.url, { key: null });
  expect([status, json.chunks[0].content.length]).toEqual([200, 21_000]);
});

test("failed and cancelled jobs are announced as failed, with their code", async () => {
  await using receiver = await webhookReceiver();
  await submit("defect", receiver);
  await expect.poll(() => receiver.deliveries.length).toBe(1);
  expect(await verified(receiver.deliveries[0]!)).toMatchObject({
    type: "job.failed",
    data: { status: "FAILED", error_code: "internal_error", metadata: { mine: 1 } },
  });
  const running = await submit("hang", receiver);
  const waiting = await submit("hello", receiver);
  for (const id of [waiting, running]) await service.call("POST", `/cancel/${id}`);
  await expect.poll(() => receiver.deliveries.length).toBe(3);
  const events = await Promise.all(receiver.deliveries.slice(1).map((delivery) => verified(delivery)));
  expect(events.map(({ type, data }) => [type, data.error_code])).toEqual([
    ["job.failed", "cancelled"],
    ["job.failed", "cancelled"],
  ]);
  expect(new Set(events.map(({ data }) => data.job_id as string))).toEqual(new Set([running, waiting]));
});

test("a webhook that is disabled is never called, and one that is direct needs its address", async () => {
  await using receiver = await webhookReceiver();
  const input = await service.stored("hello");
  const send = async (webhook: object): Promise<Json> =>
    service.call("POST", "/parse_async", { json: { input, async: { webhook } } });
  const disabled = (await send({ mode: "disabled", url: receiver.url })).json.job_id;
  const direct = (await send({ mode: "direct", url: receiver.url })).json.job_id;
  await expect.poll(async () => (await stateOf(direct))?.state).toBe("delivered");
  await service.call("GET", `/job/${disabled}?wait=30`);
  expect(await stateOf(disabled)).toBeUndefined();
  expect(receiver.deliveries).toHaveLength(1);
  // Not even validated: this address is not allowed.
  expect((await send({ mode: "disabled", url: "http://10.0.0.1/hook" })).status).toBe(200);
  const refused = await send({ mode: "direct" });
  expect([refused.status, refused.json.detail]).toEqual([
    422,
    [{ loc: ["body", "async", "webhook", "url"], msg: "is required by the mode direct", type: "missing" }],
  ]);
});

test("a refused event comes again under the same id with a fresh signature, until it is taken", async () => {
  await using receiver = await webhookReceiver((number, response) => {
    response.statusCode = number === 0 ? 503 : 204;
    response.end();
  });
  const id = await submit("hello", receiver);
  await expect.poll(async () => (await stateOf(id))?.state).toBe("delivered");
  const [first, second] = receiver.deliveries;
  expect(first!.headers["webhook-id"]).toBe(second!.headers["webhook-id"]);
  await verified(second!);
  const log = await service.service.stores.webhooks.tries("default", (await stateOf(id)).id);
  expect(log).toMatchObject([
    { status: 503, error: "refused" },
    { status: 204, error: null },
  ]);
});

test("after the last try it is given up, and can be replayed with its own id", async () => {
  let works = false;
  await using receiver = await webhookReceiver((_, response) => {
    response.statusCode = works ? 200 : 500;
    response.end();
  });
  const id = await submit("hello", receiver);
  await expect.poll(async () => (await stateOf(id))?.state).toBe("failed");
  expect(receiver.deliveries).toHaveLength(3);
  works = true;
  const { id: eventId } = await stateOf(id);
  await service.service.stores.webhooks.replay("default", eventId);
  await expect.poll(async () => (await stateOf(id))?.state).toBe("delivered");
  expect(receiver.deliveries.map(({ headers }) => headers["webhook-id"])).toEqual(Array(4).fill(eventId));
});

test("410 stops at once, and a redirect is not followed", async () => {
  await using target = await webhookReceiver();
  await using receiver = await webhookReceiver((number, response) => {
    if (number === 0) response.writeHead(302, { location: target.url }).end();
    else response.writeHead(410).end();
  });
  const id = await submit("hello", receiver);
  await expect.poll(async () => (await stateOf(id))?.state).toBe("gone");
  expect(receiver.deliveries).toHaveLength(2);
  expect(target.deliveries).toHaveLength(0);
});

test("while one secret replaces another both verify", async () => {
  const [old] = await organisationSecrets(service.service.stores, "default");
  await using receiver = await webhookReceiver();
  const [current] = await rotateSecret(service.service.stores, "default");
  await submit("hello", receiver);
  await expect.poll(() => receiver.deliveries.length).toBe(1);
  const { body, headers } = receiver.deliveries[0]!;
  for (const { secret } of [old!, current!]) new Webhook(secret).verify(body, headers);
  expect(old!.secret).not.toBe(current!.secret);
});

test("the event of a job that was deleted meanwhile still comes", async () => {
  let works = false;
  await using receiver = await webhookReceiver((_, response) => {
    response.statusCode = works ? 200 : 500;
    response.end();
  });
  const id = await submit("hello", receiver);
  await expect.poll(() => receiver.deliveries.length).toBeGreaterThan(0);
  await service.call("DELETE", `/job/${id}`);
  await expect.poll(async () => (await stateOf(id))?.state).toBe("failed");
  works = true;
  await service.service.stores.webhooks.replay("default", (await stateOf(id)).id);
  await expect.poll(async () => (await stateOf(id))?.state).toBe("delivered");
  const { data } = await verified(receiver.deliveries.at(-1)!);
  expect(data).toMatchObject({ job_id: id, status: "COMPLETED" });
  expect((await service.call("GET", data.result.url, { key: null })).status).toBe(410);
});

test.each([
  "ftp://example.com/",
  "nonsense",
  "http://user:pass@example.com/",
  "http://10.0.0.1/",
  "http://[::1]/",
  "http://0x7f.2/",
  "http://169.254.169.254/latest/meta-data/",
])("the address %s is refused at the submission", async (url) => {
  const json = { input: await service.stored("hello"), async: { webhook: { url } } };
  const { status, json: body } = await service.call("POST", "/parse_async", { json });
  expect([status, body.code]).toEqual([400, "invalid_webhook_url"]);
});

test("a name that leads into the private network is refused at the connection", async () => {
  await using strict = await testService({
    childEntry: new URL("../../test/support/playing-child.ts", import.meta.url),
    webhookWaitsMs: [],
  });
  await using receiver = await webhookReceiver();
  const url = receiver.url.replace("127.0.0.1", "localhost");
  const json = { input: await strict.stored("hello"), async: { webhook: { url } } };
  const { json: submitted } = await strict.call("POST", "/parse_async", { json });
  const { webhooks } = strict.service.stores;
  const read = async (): Promise<Json> => (await webhooks.list({ limit: 1, jobId: submitted.job_id }))[0];
  await expect.poll(async () => (await read())?.lastTry?.error).toBe("not_public");
  expect((await read()).state).toBe("failed");
  expect(receiver.deliveries).toHaveLength(0);
});

test("addresses and secrets lie sealed in the database, and none of it is in the log", async () => {
  const { readFile } = await import("node:fs/promises");
  await using receiver = await webhookReceiver();
  const id = await submit("hello", receiver);
  await expect.poll(async () => (await stateOf(id))?.state).toBe("delivered");
  const [{ secret } = { secret: "" }] = await organisationSecrets(service.service.stores, "default");
  for (const file of ["docsvc.sqlite", "docsvc.sqlite-wal"]) {
    const bytes = await readFile(`${service.dataDir}/${file}`, "latin1");
    expect(bytes).not.toContain("receiver-token");
    expect(bytes).not.toContain(secret);
  }
  expect(service.log.join("")).not.toMatch(/receiver-token|whsec_/);
});

test("a try that breaks before anything is sent is counted, and does not come again for ever", async () => {
  const id = await submit("hold", "http://127.0.0.1:9/");
  await service.taken(id);
  {
    using database = new DatabaseSync(join(service.dataDir, "docsvc.sqlite"), { timeout: 5000 });
    database.prepare("update jobs set webhook = x'00' where id = ?").run(id);
  }
  await service.letGo(id);
  await expect.poll(async () => (await stateOf(id))?.state).toBe("failed");
  expect(await stateOf(id)).toMatchObject({ tries: 3, lastTry: { error: "broke" } });
});
