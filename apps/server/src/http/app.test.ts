import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../contract/operations.ts";
import { newId } from "../ports/identifiers.ts";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";

let service: TestService;
let origin: URL;
beforeAll(async () => {
  service = await testService();
  origin = new URL(await service.service.app.listen({ host: "127.0.0.1", port: 0 }));
});
afterAll(() => service[Symbol.asyncDispose]());

const concrete = (path: string): string => path.replaceAll(/\{\w+\}/g, "x");

describe("access", () => {
  test.each(operations.filter(({ access }) => access !== "open").map(({ method, path }) => [method, path] as const))(
    "%s %s without a key, or with a wrong one, answers 401 before anything else",
    async (method, path) => {
      for (const key of [null, "ak_live_wrong", "", "ä"].slice(0, 3)) {
        const { status, json, headers } = await service.call(method, concrete(path), {
          key,
          ...(method === "POST" ? { body: "{not json", headers: { "content-type": "text/plain" } } : {}),
        });
        expect([status, json.code]).toEqual([401, "unauthorized"]);
        expect(headers.get("www-authenticate")).toBe("Bearer");
      }
    },
  );

  test.each(["/favicon.ico", "/nothing", "/robots.txt", "/.well-known/security.txt", "/studio2/a-b/", "/parse/"])(
    "%s, which the contract does not name, answers a stranger 404",
    async (path) => {
      for (const method of ["GET", "POST"]) {
        const { status, json } = await service.call(method, path, { key: null });
        expect([status, json.code]).toEqual([404, "not_found"]);
      }
      expect((await service.call("GET", path, { key: "ak_live_wrong" })).status).toBe(401);
    },
  );

  test("/ redirects a browser, and shows a program where things are", async () => {
    const browser = await fetch(origin, { headers: { accept: "text/html,*/*;q=0.8" }, redirect: "manual" });
    expect([browser.status, browser.headers.get("location")]).toEqual([302, "/docs"]);
    const program = await fetch(origin);
    expect([program.status, await program.json()]).toEqual([
      200,
      expect.objectContaining({ contract: "/openapi.json" }),
    ]);
  });

  test("a caller without a key learns nothing of what needs one", async () => {
    for (const [method, path] of [
      ["GET", "/job/x"],
      ["GET", "/metrics"],
      ["PATCH", "/parse"],
      ["GET", "/parse"],
      ["GET", "/%FF"],
    ] as const) {
      expect((await service.call(method, path, { key: null })).status).toBe(401);
    }
  });

  test.each([
    String.raw`/job/\..\..\health`,
    "/job/../health",
    "/docs/../jobs",
    "//health",
    "/job/..%2f..%2fhealth",
    "/health/..;/jobs",
    "/job/x?signature=abc&expires=99999999999",
    "/jobs?signature=abc",
  ])("a path that reads two ways (%s) is no way around the key", async (path) => {
    const request = http.request({ host: origin.hostname, port: origin.port, path });
    const answered = once(request, "response") as Promise<[http.IncomingMessage]>;
    request.end();
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(401);
  });

  test("the answer comes before the body is read", async () => {
    const request = http.request(new URL("/parse", origin), {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": "1000" },
    });
    request.on("error", () => {});
    request.flushHeaders();
    const [response] = (await once(request, "response")) as [http.IncomingMessage];
    expect(response.statusCode).toBe(401);
    request.destroy();
  });

  test.each(["/health", "/ready", "/version", "/openapi.json", "/docs"])("%s needs no key", async (path) => {
    expect((await service.call("GET", path, { key: null })).status).toBe(200);
  });
});

describe("requests that miss", () => {
  test("a wrong method answers 405 and says what is allowed", async () => {
    const patch = await service.call("PATCH", "/job/x");
    expect([patch.status, patch.headers.get("allow")]).toEqual([405, "GET, HEAD, DELETE"]);
    const get = await service.call("GET", "/parse");
    expect([get.status, get.headers.get("allow"), get.json.code]).toEqual([405, "POST", "method_not_allowed"]);
    const odd = await service.call("PUT", "/health", { body: "x", headers: { "content-type": "text/plain" } });
    expect(odd.status).toBe(405);
  });

  test("an unknown path answers 404, an undecodable one 400", async () => {
    expect((await service.call("GET", "/nothing")).json.code).toBe("not_found");
    expect((await service.call("POST", "/nothing", { json: {} })).status).toBe(404);
    expect((await service.call("GET", "/job/%FF")).status).toBe(400);
    expect((await service.call("GET", `/job/${"x".repeat(255)}`)).status).toBe(404);
    expect((await service.call("GET", `/job/${"x".repeat(256)}`)).status).toBe(422);
  });

  test.each(["text/plain", "application/xml", "application/x-www-form-urlencoded", "multipart/form-data; boundary=b"])(
    "a body of type %s answers 415",
    async (type) => {
      const answer = await service.call("POST", "/parse", { body: "--b--", headers: { "content-type": type } });
      expect([answer.status, answer.json.code]).toEqual([415, "unsupported_media_type"]);
    },
  );

  test.each([
    ["nothing", undefined],
    ["", ""],
    ["{", "{"],
    ["text", "hello"],
    ["bytes", Buffer.from([0x22, 0xff, 0x22])],
  ])("a body that is no JSON (%s) answers 400 and is not quoted", async (_name, body) => {
    const answer = await service.call("POST", "/parse", {
      ...(body === undefined ? {} : { body }),
      headers: { "content-type": "application/json" },
    });
    expect([answer.status, answer.json.code]).toEqual([400, "bad_request"]);
    expect(answer.text).not.toContain("hello");
  });

  test("a body over the limit answers 413", async () => {
    const json = { input: "x".repeat(1_100_000) };
    const answer = await service.call("POST", "/parse", { json });
    expect([answer.status, answer.json.code]).toEqual([413, "payload_too_large"]);
  });

  test("a body that an operation does not take is not looked at", async () => {
    for (const type of ["text/plain", "application/json", "multipart/form-data"]) {
      const answer = await service.call("POST", `/cancel/${newId()}`, {
        body: "{nonsense",
        headers: { "content-type": type },
      });
      expect([answer.status, answer.json.code]).toEqual([404, "job_not_found"]);
    }
    const large = { body: "x".repeat(2_000_000), headers: { "content-type": "application/json" } };
    expect((await service.call("POST", `/cancel/${newId()}`, large)).status).toBe(404);
  });

  test("what is no HTTP at all gets the same kind of error", async () => {
    const socket = net.connect(Number(origin.port), "127.0.0.1");
    socket.write("NONSENSE\r\n\r\n");
    const [chunk] = (await once(socket, "data")) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1.1 400 [^]*"code":"bad_request"/);
    socket.destroy();
  });
});

describe("validation", () => {
  const issues = async (json: unknown): Promise<unknown> => {
    const answer = await service.call("POST", "/parse", { json });
    expect(answer.status).toBe(422);
    return answer.json.detail;
  };

  test("names each place, in words", async () => {
    expect(
      await issues({
        settings: { ocr_system: "best", timeout: 0, page_range: { start: "1" } },
        enhance: { agentic: [{ prompt: 1 }] },
        surprise: true,
      }),
    ).toEqual([
      { loc: ["body", "input"], msg: "is required", type: "missing" },
      {
        loc: ["body", "surprise"],
        msg: "is not a known field; remove it or check its spelling",
        type: "extra_forbidden",
      },
      { loc: ["body", "enhance", "agentic", 0, "scope"], msg: "is required", type: "missing" },
      { loc: ["body", "enhance", "agentic", 0, "prompt"], msg: "must be string or null", type: "type_error" },
      { loc: ["body", "settings", "ocr_system"], msg: "must be one of standard, legacy", type: "enum" },
      { loc: ["body", "settings", "timeout"], msg: "must be more than 0", type: "greater_than" },
      { loc: ["body", "settings", "page_range", "start"], msg: "must be integer", type: "type_error" },
    ]);
  });

  test("an input of the wrong type is answered with the types it may have", async () => {
    expect(await issues({ input: 5 })).toEqual([
      { loc: ["body", "input"], msg: "must be string or object", type: "type_error" },
    ]);
    expect(await issues({ input: {} })).toEqual([
      { loc: ["body", "input", "file_id"], msg: "is required", type: "missing" },
    ]);
    expect(await issues({ input: "" })).toEqual([
      { loc: ["body", "input"], msg: "must have at least 1 characters", type: "string_too_short" },
    ]);
  });

  test("values are not bent into shape", async () => {
    await issues({ input: "https://example.com/", settings: { timeout: "5" } });
    await issues({ input: "https://example.com/", enhance: { summarize_figures: "true" } });
    await issues([]);
    await issues(null);
    await issues("text");
  });

  test("a field called __proto__ is one more unknown field", async () => {
    const answer = await service.call("POST", "/parse", {
      body: '{"input":"https://example.com/","__proto__":{"x":1}}',
      headers: { "content-type": "application/json" },
    });
    expect(answer.json.detail[0].loc).toEqual(["body", "__proto__"]);
  });

  test("a large body with very many faults is answered with the first", async () => {
    const detail = (await issues({ input: "x", retrieval: { filter_blocks: Array(50_000).fill(1) } })) as unknown[];
    expect(detail).toHaveLength(1);
  });

  test("an empty idempotency key is refused", async () => {
    const answer = await service.call("POST", "/parse", { json: { input: "x" }, headers: { "idempotency-key": "" } });
    expect(answer.json.detail[0].loc).toEqual(["header", "Idempotency-Key"]);
  });
});

describe("every answer", () => {
  test("carries the request's id, the caller's own when it has a sane one", async () => {
    const own = await service.call("GET", "/health", { headers: { "x-request-id": "abc-1" } });
    expect(own.headers.get("x-request-id")).toBe("abc-1");
    const strange = await service.call("GET", "/health", { headers: { "x-request-id": "a b;c" } });
    expect(strange.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is logged by its path alone, without keys or signatures", async () => {
    const { json } = await service.upload("hello");
    await service.call("GET", json.presigned_url);
    const log = service.log.join("");
    expect(log).toContain("/files/");
    expect(log).not.toContain("signature");
    expect(log).not.toContain(service.apiKey);
  });

  test("to HEAD has no body", async () => {
    const { status, text } = await service.call("HEAD", "/health");
    expect([status, text]).toEqual([200, ""]);
  });
});

test("an unexpected error is logged whole and not sent to the caller", async () => {
  await using broken = await testService();
  const { stores } = broken.service;
  await stores.close();
  const { status, json } = await broken.call("GET", "/openapi.json");
  expect(status).toBe(200);
  const failing = await broken.call("GET", "/jobs").catch((error: Error) => error);
  expect(failing).toMatchObject({ status: 500, json: { error: "internal error", code: "internal_error" } });
  expect(broken.log.join("")).toMatch(/database is not open/);
  expect(json.openapi).toMatch(/^3\.1/);
  expect((await broken.call("GET", "/ready")).status).toBe(503);
});
