import { connect } from "node:net";
import { once } from "node:events";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service[Symbol.asyncDispose]());

test("a body that is nested without end is refused, wherever it is nested", async () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const bodies = [
    deep,
    `{"input":"docsvc://x","async":{"metadata":${deep}}}`,
    `{"input":${'{"a":'.repeat(5000)}1${"}".repeat(5001)}`,
  ];
  for (const body of bodies) {
    const headers = { "content-type": "application/json" };
    const { status, json } = await service.call("POST", "/parse_async", { body, headers });
    expect([status, json.code]).toEqual([400, "bad_request"]);
    expect(json.error).toContain("64 levels");
  }
});

test("brackets in a text nest nothing", async () => {
  const metadata = { text: `${"[{".repeat(500)}\\"` };
  const input = await service.stored("hello");
  expect((await service.call("POST", "/parse_async", { json: { input, async: { metadata } } })).status).toBe(200);
});

test("a whole number that would come back as another is refused, all others come back as sent", async () => {
  const input = await service.stored("hello");
  const submit = (number: string): ReturnType<TestService["call"]> =>
    service.call("POST", "/parse_async", {
      body: `{"input":${JSON.stringify(input)},"async":{"metadata":{"order":[${number}]}}}`,
      headers: { "content-type": "application/json" },
    });
  const refused = await submit("9007199254740993");
  expect([refused.status, refused.json.error]).toEqual([400, expect.stringContaining("Send it as text")]);
  for (const number of ["9007199254740992", "9007199254740991", "-1", "0.12345678901234567", "1e300"]) {
    const { json } = await submit(number);
    const job = await service.call("GET", `/job/${json.job_id}`);
    expect(job.json.metadata).toEqual({ order: [Number(number)] });
  }
});

test("a status is meant in any case of its letters", async () => {
  for (const status of ["completed", "Pending", "RUNNING"]) {
    expect((await service.call("GET", `/jobs?status=${status}`)).status).toBe(200);
  }
  expect((await service.call("GET", "/jobs?status=done")).status).toBe(422);
});

test("a time that does not exist is refused", async () => {
  const answer = await service.call("GET", "/jobs?created_after=2026-06-30T23:59:60Z");
  expect(answer.status).toBe(422);
  expect(answer.json.detail[0].loc).toEqual(["query", "created_after"]);
});

test("settings of an extract, as other services take them, are answered by name; so is a receiver at home", async () => {
  const input = "docsvc://file_x";
  const json = { input, schema: { type: "object" }, settings: { citations: { enabled: true }, array_extract: true } };
  const { status, json: answer } = await service.call("POST", "/extract", { json });
  expect([status, answer.detail[0].loc]).toEqual([422, ["body", "settings"]]);
  expect(answer.detail[0].msg).toMatch(/citations.*array_extract.*parsing/);
  const webhook = { url: "http://127.0.0.1:3000/hook" };
  const refused = await service.call("POST", "/parse_async", { json: { input, async: { webhook } } });
  expect(refused.json).toMatchObject({ code: "invalid_webhook_url" });
  expect(refused.json.error).toContain("--allow 127.0.0.1");
});

test("who may send nothing is not listened to: the connection ends with the 401", async () => {
  const url = new URL(await service.service.app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(url.port), url.hostname);
  const head =
    "POST /upload HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ak_live_wrong\r\ncontent-type: multipart/form-data; boundary=x";
  socket.write(`${head}\r\ncontent-length: 90000000\r\n\r\n--x`);
  let answer = "";
  socket.on("data", (bytes: Buffer) => (answer += bytes.toString("latin1")));
  socket.on("error", () => undefined);
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer.toLowerCase()).toContain("connection: close");
});

test("a connection on which something else than HTTP came is closed, also where its other side never ends it", async () => {
  await using own = await testService();
  const { app } = own.service;
  const url = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect({ port: Number(url.port), host: url.hostname, allowHalfOpen: true });
  socket.on("error", () => undefined);
  let answer = "";
  socket.on("data", (bytes: Buffer) => (answer += bytes.toString("latin1")));
  socket.write("nonsense\r\n\r\n");
  await once(socket, "end");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  const connections = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => connections()).toBe(0);
  socket.destroy();
});
