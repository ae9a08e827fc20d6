import { once } from "node:events";
import { readdir } from "node:fs/promises";
import http from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const kept = async (): Promise<number> =>
  (await readdir(join(service.dataDir, "files", "stored", "uploads")).catch(() => [])).length;
const halfWritten = async (): Promise<readonly string[]> => readdir(join(service.dataDir, "files", "incoming"));

test("an upload is stored and downloads as it was, by its signed address and by key", async () => {
  const { json } = await service.upload("the bytes", { name: "Ünïcode name.PDF" });
  expect(json.file_id).toMatch(/^docsvc:\/\/[0-9a-f-]{36}\.pdf$/);
  const signed = await service.call("GET", json.presigned_url, { key: null });
  expect(signed.text).toBe("the bytes");
  expect(signed.headers.get("content-disposition")).toMatch(/^attachment/);
  const id = json.file_id.slice("docsvc://".length);
  expect((await service.call("GET", `/files/${id}`)).text).toBe("the bytes");
  expect((await service.call("GET", `/files/${id}`, { key: null })).status).toBe(401);
  const other = await service.newKey("other");
  expect((await service.call("GET", `/files/${id}`, { key: other })).status).toBe(404);
});

test("a signature opens nothing else, and not for ever", async () => {
  const { json } = await service.upload("the bytes");
  const url = new URL(json.presigned_url);
  const tampered = url.href.replace(/expires=\d+/, "expires=99999999999");
  expect((await service.call("GET", tampered, { key: null })).json.code).toBe("invalid_signature");
  url.pathname = `/files/${newId()}.pdf`;
  expect((await service.call("GET", url.href, { key: null })).json.code).toBe("invalid_signature");
});

test.each([
  [".png", /\.png$/],
  ["TIFF", /\.tiff$/],
])("extension=%s forces the extension", async (extension, pattern) => {
  const { json } = await service.upload("x", { query: `?extension=${extension}` });
  expect(json.file_id).toMatch(pattern);
});

test.each(["../etc", "", "a".repeat(17), "p%00g"])("extension=%s is refused", async (extension) => {
  const before = await kept();
  expect((await service.upload("x", { query: `?extension=${extension}` })).status).toBe(422);
  expect(await kept()).toBe(before);
});

test("an idempotency key gives the same file, and 422 for another", async () => {
  const headers = { "idempotency-key": newId() };
  const first = await service.upload("one", { headers });
  const before = await kept();
  expect((await service.upload("one", { headers })).json.file_id).toBe(first.json.file_id);
  expect((await service.upload("two", { headers })).json.detail[0].type).toBe("idempotency_key_reused");
  expect(await kept()).toBe(before);
});

test("text parts that mean nothing here are ignored, before the file and behind it", async () => {
  const body = new FormData();
  for (let index = 0; index < 20; index += 1) body.append(`purpose-${index}`, "x".repeat(2000));
  body.append("file", new Blob(["one"]), "1.txt");
  body.append("user", "ada");
  const { status, json } = await service.call("POST", "/upload", { body });
  expect([status, json.file_id]).toEqual([200, expect.stringMatching(/\.txt$/)]);
});

test("an empty file, a wrong part name, two files, and no file leave nothing", async () => {
  const before = await kept();
  const empty = await service.upload("");
  expect([empty.status, empty.json.code]).toEqual([400, "document_empty"]);
  const misnamed = await service.upload("x", { part: "document" });
  expect([misnamed.status, misnamed.json.detail[0].loc]).toEqual([422, ["body", "document"]]);
  const two = new FormData();
  two.append("file", new Blob(["one"]), "1.pdf");
  two.append("file", new Blob(["two"]), "2.pdf");
  expect((await service.call("POST", "/upload", { body: two })).status).toBe(422);
  const text = new FormData();
  text.set("file", "not a file");
  expect((await service.call("POST", "/upload", { body: text })).status).toBe(422);
  expect((await service.call("POST", "/upload", { body: new FormData() })).status).toBe(422);
  expect(await kept()).toBe(before);
  expect(await halfWritten()).toEqual([]);
});

test("a body that is not multipart, or is broken, is refused", async () => {
  expect((await service.call("POST", "/upload", { json: {} })).status).toBe(415);
  expect(
    (await service.call("POST", "/upload", { body: "x", headers: { "content-type": "application/pdf" } })).status,
  ).toBe(415);
  expect((await service.call("POST", "/upload")).status).toBe(415);
  for (const body of [
    "--b\r\nnonsense",
    `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf`,
  ]) {
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const { status } = await service.call("POST", "/upload", { body, headers });
    expect([400, 422]).toContain(status);
  }
  const noBoundary = { "content-type": "multipart/form-data" };
  expect([400, 415]).toContain((await service.call("POST", "/upload", { body: "x", headers: noBoundary })).status);
  expect(await halfWritten()).toEqual([]);
});

/** Sends `bytes` over a real connection, without announcing their number. */
async function send(bytes: number, options: { abortAt?: number; announce?: boolean } = {}): Promise<number> {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const tail = "\r\n--b--\r\n";
  const request = http.request(new URL("/upload", origin), {
    method: "POST",
    headers: {
      authorization: `Bearer ${service.apiKey}`,
      "content-type": "multipart/form-data; boundary=b",
      ...(options.announce === true ? { "content-length": head.length + bytes + tail.length } : {}),
    },
  });
  const answered = once(request, "response").then(([response]) => {
    (response as http.IncomingMessage).resume();
    return (response as http.IncomingMessage).statusCode!;
  });
  request.on("error", () => {});
  request.setMaxListeners(0);
  const chunk = Buffer.alloc(1_000_000, 65);
  request.write(head);
  for (let sent = 0; sent < bytes && !request.destroyed; sent += chunk.length) {
    if (sent === options.abortAt) {
      request.destroy();
      answered.catch(() => {});
      return 0;
    }
    if (!request.write(chunk)) await Promise.race([once(request, "drain"), answered]);
  }
  request.end(tail);
  return answered;
}

test("100 MB are taken; 101 MB are refused with 413, announced or not, and nothing of them stays", async () => {
  const before = await kept();
  expect(await send(100_000_000)).toBe(200);
  expect(await send(101_000_000)).toBe(413);
  expect(await send(101_000_000, { announce: true })).toBe(413);
  expect(await kept()).toBe(before + 1);
  expect(await halfWritten()).toEqual([]);
});

test("an upload whose sender goes away leaves nothing", async () => {
  const before = await kept();
  await send(20_000_000, { abortAt: 10_000_000 });
  await expect.poll(halfWritten).toEqual([]);
  expect(await kept()).toBe(before);
});
