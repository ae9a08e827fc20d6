/** The service signs addresses for callers, and chooses their host itself. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";
import { startService } from "../service/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({ hosts: ["docs.test", "10.0.0.5:8787"] });
});
afterAll(() => service[Symbol.asyncDispose]());

test.each([
  ["docs.test", "http://docs.test/"],
  ["10.0.0.5:8787", "http://10.0.0.5:8787/"],
  ["evil.test", "http://docs.test/"],
  ["docs.test:8080", "http://docs.test/"],
])("a request to %s is answered with signed addresses at %s", async (host, base) => {
  const input = await service.stored("One line.");
  const config = { input, settings: { force_url_result: true } };
  const { json } = await service.call("POST", `http://${host}/parse`, { json: config });
  expect(json.result.url.slice(0, json.result.url.indexOf("/results"))).toBe(base.slice(0, -1));
});

test.each(["0.0.0.0", "::", "10.0.0.5"])("a service on %s does not start without knowing its address", async (host) => {
  const dataDir = await mkdtemp(join(tmpdir(), "docsvc-address-"));
  try {
    const start = startService({ dataDir, host, port: 0, isolation: "no-walls" });
    await expect(start).rejects.toThrow(/DOCSVC_PUBLIC_URL.*DOCSVC_HOSTS/s);
    await using started = await startService({
      dataDir,
      host: "0.0.0.0",
      port: 0,
      isolation: "no-walls",
      hosts: ["docs.test"],
    });
    expect((await fetch(new URL("/health", started.url.replace("0.0.0.0", "127.0.0.1")))).status).toBe(200);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test.each([[[]], [["docs.test/path"]], [["user@docs.test"]], [["docs.test, other.test"]]])(
  "hosts of which one is no host (%j) are refused",
  async (hosts) => {
    await expect(testService({ hosts })).rejects.toThrow(/hosts must be names or addresses/);
  },
);
