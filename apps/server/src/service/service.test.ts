import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { issueApiKey } from "../auth/authenticator.ts";
import { startService } from "./service.ts";
import { openStores } from "../stores/open-stores.ts";
import { machineClock } from "../../test/support/machine-clock.ts";
import type { Json } from "../../test/support/test-service.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "docsvc-service-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const status = async (url: string, key: string): Promise<number> =>
  (await fetch(`${url}/jobs`, { headers: { authorization: `Bearer ${key}` } })).status;

test("the first start makes a key and shows it once", async () => {
  const first = await startService({ dataDir, port: 0, slots: 1, drainMs: 0 });
  expect(first.apiKey).toMatch(/^ak_live_/);
  expect(await status(first.url, first.apiKey!)).toBe(200);
  await first.close();
  await using second = await startService({ dataDir, port: 0, slots: 1, drainMs: 0 });
  expect(second.apiKey).toBeUndefined();
  expect(await status(second.url, first.apiKey!)).toBe(200);
});

test("a preset key holds as long as it is preset, and a weak one is refused", async () => {
  const apiKey = `ak_live_${"k".repeat(40)}`;
  const preset = await startService({ dataDir, port: 0, slots: 1, drainMs: 0, apiKey });
  expect(preset.apiKey).toBeUndefined();
  expect(await status(preset.url, apiKey)).toBe(200);
  await preset.close();
  const without = await startService({ dataDir, port: 0, slots: 1, drainMs: 0 });
  expect(await status(without.url, apiKey)).toBe(401);
  await without.close();
  await expect(startService({ dataDir, port: 0, apiKey: "ak_live_weak" })).rejects.toThrow(/at least 32/);
});

test("keys are made, listed and revoked next to the running service", async () => {
  await using service = await startService({ dataDir, port: 0, slots: 1, drainMs: 0 });
  await using second = await openStores(dataDir);
  const { id, key, prefix } = await issueApiKey(second.keys, { name: "laptop" });
  expect(await status(service.url, key)).toBe(200);
  const listed = await second.keys.list();
  expect(listed.find((one) => one.id === id)).toMatchObject({ name: "laptop", prefix, organisation: "default" });
  expect(JSON.stringify(listed)).not.toContain(key.slice(16));
  await second.keys.revoke("default", id);
  expect(await status(service.url, key)).toBe(401);
});

test("a job cancelled next to the running service stops there too", async () => {
  const childEntry = new URL("../../test/support/playing-child.ts", import.meta.url);
  await using service = await startService({ dataDir, port: 0, slots: 1, drainMs: 0, childEntry });
  const authorization = `Bearer ${service.apiKey}`;
  const form = new FormData();
  form.set("file", new Blob(["hang"]), "a.pdf");
  const post = async (path: string, body: FormData | string): Promise<Json> =>
    (
      await fetch(service.url + path, {
        method: "POST",
        body,
        headers: { authorization, ...(typeof body === "string" ? { "content-type": "application/json" } : {}) },
      })
    ).json();
  const { file_id: input } = await post("/upload", form);
  const { job_id: id } = await post("/parse_async", JSON.stringify({ input }));
  await expect.poll(async () => (await service.stores.jobs.get("default", id))?.status).toBe("RUNNING");
  await using second = await openStores(dataDir);
  await using clock = await machineClock();
  expect(await second.jobs.cancel("default", id)).toBe("cancelled");
  const waiting = await fetch(`${service.url}/job/${id}?wait=30`, { headers: { authorization } });
  expect(await waiting.json()).toMatchObject({ error_code: "cancelled" });
  // The slot is free again: the heartbeat noticed it, and the child was killed.
  const quick = new FormData();
  quick.set("file", new Blob(["hello"]), "a.pdf");
  const { file_id: next } = await post("/upload", quick);
  expect((await post("/parse", JSON.stringify({ input: next }))).result.chunks[0].content).toBe("hello");
  expect(clock.ms()).toBeLessThan(2500);
});
