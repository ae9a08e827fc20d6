import type { LightMyRequestResponse as Response } from "fastify";
import { expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";

const APP = "https://app.example.com";

test("a web page of a listed origin may call the service with a key, another's may not", async () => {
  await using service = await testService({ corsOrigins: [APP] });
  const { app } = service.service;
  const preflight = async (origin: string): Promise<Response> =>
    app.inject({
      method: "OPTIONS",
      url: "/parse_async",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key",
      },
    });
  const allowed = await preflight(APP);
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers["access-control-allow-origin"]).toBe(APP);
  expect(String(allowed.headers["access-control-allow-headers"]).toLowerCase()).toContain("authorization");
  expect((await preflight("https://evil.example")).headers["access-control-allow-origin"]).not.toBe(
    "https://evil.example",
  );

  const listed = await service.call("GET", "/jobs", { headers: { origin: APP } });
  expect([listed.status, listed.headers.get("access-control-allow-origin")]).toEqual([200, APP]);
  // A web page must be able to read why it was refused.
  const refused = await service.call("GET", "/jobs", { key: null, headers: { origin: APP } });
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([401, APP]);
});

test("without origins no page may", async () => {
  await using service = await testService();
  const answer = await service.call("GET", "/jobs", { headers: { origin: APP } });
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});
