import type { ParseResponse } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { Docsvc } from "../client.ts";
import { FULL_RESULT, TEST_KEY, json, plainService } from "../testing/plain-service.ts";
import type { PlainServiceOptions } from "../testing/plain-service.ts";

const address = "https://files.example.com/results/r1?expires=1&signature=old";

function responseWith(result: unknown): ParseResponse {
  return { job_id: "j1", duration: 1, usage: { num_pages: 1 }, result } as ParseResponse;
}

function clientWith(
  intercept: NonNullable<PlainServiceOptions["intercept"]>,
): [Docsvc, ReturnType<typeof plainService>] {
  const service = plainService({ intercept });
  return [new Docsvc({ apiKey: TEST_KEY, headers: { "x-gate": "inside" }, fetch: service.fetch }), service];
}

test("a full result is given back without a request", async () => {
  const [client, service] = clientWith(() => undefined);
  const response = responseWith(FULL_RESULT);
  expect(await client.fullResult(response)).toBe(response.result);
  expect(service.seen).toHaveLength(0);
});

test("a result behind an address is downloaded without the key and the gateway's headers", async () => {
  const [client, service] = clientWith(() => json(FULL_RESULT));
  const result = await client.fullResult(responseWith({ type: "url", url: address, result_id: "r1" }));
  expect(result).toEqual(FULL_RESULT);
  expect(service.seen).toMatchObject([{ method: "GET", path: "/results/r1", search: "?expires=1&signature=old" }]);
  expect(service.seen[0]!.headers.has("authorization")).toBe(false);
  expect(service.seen[0]!.headers.has("x-gate")).toBe(false);
});

test.each([401, 403, 410])("an address that has run out with %i is read again from the job", async (status) => {
  const fresh = { type: "url", url: address.replace("old", "new"), result_id: "r1" };
  const [client, service] = clientWith(({ path, search }) => {
    if (path === "/job/j1") return json({ job_id: "j1", status: "COMPLETED", result: fresh });
    return search.includes("new") ? json(FULL_RESULT) : new Response("<Error/>", { status });
  });
  expect(await client.fullResult(responseWith({ ...fresh, url: address }))).toEqual(FULL_RESULT);
  expect(service.seen.map((request) => request.path)).toEqual(["/results/r1", "/job/j1", "/results/r1"]);
});

test("a download that fails names the host and never the signature", async () => {
  const [client] = clientWith(
    () => new Response(`no object at ${address}`, { status: 404, headers: { "content-type": "text/plain" } }),
  );
  const error: Error = await client.fullResult(responseWith({ type: "url", url: address, result_id: "r1" })).then(
    () => new Error("no error"),
    (reason: Error) => reason,
  );
  expect(error).toMatchObject({ code: "not_found", jobId: "j1" });
  expect(error.message).not.toContain("signature");
});

test("an address that is not http is refused", async () => {
  const [client] = clientWith(() => undefined);
  const call = client.fullResult(responseWith({ type: "url", url: "file:///etc/passwd", result_id: "r1" }));
  await expect(call).rejects.toMatchObject({ code: "invalid_response", jobId: "j1" });
});
