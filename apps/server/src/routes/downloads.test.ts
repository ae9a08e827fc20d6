import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { TestAnswer, TestService } from "../../test/support/test-service.ts";

const PLAYING = new URL("../../test/support/playing-child.ts", import.meta.url);

let service: TestService;
let addresses: Readonly<Record<"result" | "file", string>>;
beforeAll(async () => {
  service = await testService({ childEntry: PLAYING });
  const { json: upload } = await service.upload("what was uploaded");
  const settings = { force_url_result: true };
  const { json } = await service.call("POST", "/parse", { json: { input: upload, settings } });
  addresses = { result: json.result.url, file: upload.presigned_url };
});
afterAll(() => service?.[Symbol.asyncDispose]());

describe.each(["result", "file"] as const)("a signed address of a %s", (kind) => {
  const get = (headers: Record<string, string> = {}, method = "GET"): Promise<TestAnswer> =>
    service.call(method, addresses[kind], { key: null, headers });

  test("says that it serves ranges, and serves them", async () => {
    const whole = await get();
    expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
    const { length } = whole.text;
    const parts = [await get({ range: "bytes=0-4" }), await get({ range: `bytes=5-${length + 99}` })];
    expect(parts.map(({ text }) => text).join("")).toBe(whole.text);
    expect(parts.map(({ status }) => status)).toEqual([206, 206]);
    const places = parts.map(({ headers }) => headers.get("content-range"));
    expect(places).toEqual([`bytes 0-4/${length}`, `bytes 5-${length - 1}/${length}`]);
    expect(parts[0]!.headers.get("content-length")).toBe("5");
    expect(parts[0]!.headers.get("content-type")).toBe(whole.headers.get("content-type"));
    expect((await get({ range: "bytes=-3" })).text).toBe(whole.text.slice(-3));
  });

  test("answers a range after the end with the size", async () => {
    const { length } = (await get()).text;
    const { status, headers, json } = await get({ range: `bytes=${length}-` });
    expect([status, json.code, headers.get("content-range")]).toEqual([
      416,
      "range_not_satisfiable",
      `bytes */${length}`,
    ]);
  });

  test("gives the whole for several ranges, for no range, and to a HEAD", async () => {
    const { text } = await get();
    for (const range of ["bytes=0-1,3-4", "lines=1-2", "bytes=4-2"]) {
      const answer = await get({ range });
      expect([answer.status, answer.text]).toEqual([200, text]);
    }
    const head = await get({ range: "bytes=0-1" }, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(text.length)]);
  });
});

test("a range of a result holds as long as the result is the one that was begun", async () => {
  const whole = await service.call("GET", addresses.result, { key: null });
  const go = (ifRange: string): Promise<TestAnswer> =>
    service.call("GET", addresses.result, { key: null, headers: { range: "bytes=3-5", "if-range": ifRange } });
  const same = await go(whole.headers.get("etag")!);
  expect([same.status, same.text]).toEqual([206, whole.text.slice(3, 6)]);
  const other = await go('"another"');
  expect([other.status, other.text]).toEqual([200, whole.text]);
});

test("a range opens nothing that the whole does not", async () => {
  const forged = addresses.result.replace(/(?<=signature=)./, (first) => (first === "A" ? "B" : "A"));
  const { status } = await service.call("GET", forged, { key: null, headers: { range: "bytes=0-1" } });
  expect(status).toBe(401);
});
