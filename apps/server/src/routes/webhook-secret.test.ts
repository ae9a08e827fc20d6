import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { Json, TestService } from "../../test/support/test-service.ts";
import { webhookReceiver } from "../../test/support/webhook-receiver.ts";

const PLAYING = new URL("../../test/support/playing-child.ts", import.meta.url);

let service: TestService;
beforeAll(async () => {
  service = await testService({ childEntry: PLAYING, allowAddress: () => true });
});
afterAll(() => service?.[Symbol.asyncDispose]());

const read = async (key: string): Promise<Json> => (await service.call("GET", "/webhooks/secret", { key })).json;
const rotate = (key: string) => service.call("POST", "/webhooks/secret/rotate", { key });

test("an organisation reads its secret and replaces it, and its webhooks verify with the new and the old one", async () => {
  const key = await service.newKey("reads");
  const first = await read(key);
  expect(first).toEqual({ secret: expect.stringMatching(/^whsec_/), previous_expires_at: null });
  expect(await read(key)).toEqual(first);
  const before = Date.now();
  const { json: second, headers } = await rotate(key);
  expect(second.secret).not.toBe(first.secret);
  expect(Date.parse(second.previous_expires_at)).toBeGreaterThan(before + 23 * 3_600_000);
  expect(headers.get("cache-control")).toBe("no-store");
  expect((await read(key)).secret).toBe(second.secret);

  await using receiver = await webhookReceiver();
  const { json: upload } = await service.upload("hello", { key });
  const json = { input: upload, async: { webhook: { url: receiver.url } } };
  await service.call("POST", "/parse_async", { key, json });
  await expect.poll(() => receiver.deliveries.length, { timeout: 60_000 }).toBe(1);
  const [delivery] = receiver.deliveries;
  for (const { secret } of [first, second]) {
    expect(new Webhook(secret).verify(delivery!.body, delivery!.headers)).toMatchObject({ type: "job.completed" });
  }
  const forged = createHmac("sha256", "another").digest("base64");
  expect(() => new Webhook(`whsec_${forged}`).verify(delivery!.body, delivery!.headers)).toThrow();
});

test("another organisation has another secret, and replaces its own alone", async () => {
  const [keyA, keyB] = [await service.newKey("a"), await service.newKey("b")];
  const [ofA, ofB] = [await read(keyA), await read(keyB)];
  expect(ofB.secret).not.toBe(ofA.secret);
  await rotate(keyB);
  expect(await read(keyA)).toEqual(ofA);
  expect((await read(keyB)).secret).not.toBe(ofB.secret);
  for (const [method, path] of [
    ["GET", "/webhooks/secret"],
    ["POST", "/webhooks/secret/rotate"],
  ] as const) {
    expect((await service.call(method, path, { key: null })).status).toBe(401);
  }
});

test("a rotation that is asked for again with its idempotency key is made once", async () => {
  const key = await service.newKey("repeats");
  const headers = { "idempotency-key": "a rotation" };
  const ask = () => service.call("POST", "/webhooks/secret/rotate", { key, headers });
  const first = (await ask()).json;
  expect((await ask()).json).toEqual(first);
  const other = await service.call("POST", "/webhooks/secret/rotate", {
    key,
    headers: { "idempotency-key": "another" },
  });
  expect(other.json.secret).not.toBe(first.secret);
});

test("no more secrets sign at a time than a header should carry", async () => {
  const key = await service.newKey("rotates");
  const answers: number[] = [];
  for (let round = 0; round < 5; round += 1) answers.push((await rotate(key)).status);
  expect(answers).toEqual([200, 200, 200, 200, 409]);
  const { secret } = await read(key);
  const refused = (await rotate(key)).json;
  expect(refused).toMatchObject({ code: "too_many_secrets", error: expect.stringContaining("rotate again after 20") });
  expect((await read(key)).secret).toBe(secret);
});
