import { expect, test } from "vitest";
import { Docsvc } from "../client.ts";
import { FULL_RESULT, TEST_KEY, json, plainService } from "../testing/plain-service.ts";
import type { PlainServiceOptions } from "../testing/plain-service.ts";

const address = "https://files.example.com/results/r1?expires=1&signature=old";

const input = "docsvc://f1";

/** A plain server whose parse returns an address. */
function clientWith(
  intercept: NonNullable<PlainServiceOptions["intercept"]>,
  result: unknown = { type: "url", url: address, result_id: "r1" },
  maxResultBytes?: number,
): [Docsvc, ReturnType<typeof plainService>] {
  const service = plainService({
    intercept: (request) =>
      request.path === "/parse"
        ? json({ job_id: "j1", duration: 1, usage: { num_pages: 1 }, result })
        : intercept(request),
  });
  const options = {
    apiKey: TEST_KEY,
    headers: { "x-gate": "inside" },
    fetch: service.fetch,
    maxResultBytes,
    logLevel: "off" as const,
  };
  return [new Docsvc(options), service];
}

test("a result behind an address is downloaded without the key and the gateway's headers", async () => {
  const [client, service] = clientWith(() => json(FULL_RESULT));
  expect((await client.parse(input)).result).toEqual(FULL_RESULT);
  expect(service.seen[1]).toMatchObject({ method: "GET", path: "/results/r1", search: "?expires=1&signature=old" });
  expect(service.seen[1]!.headers.has("authorization")).toBe(false);
  expect(service.seen[1]!.headers.has("x-gate")).toBe(false);
});

test.each([401, 403, 410])("an address that has run out with %i is read again from the job", async (status) => {
  const fresh = { type: "url", url: address.replace("old", "new"), result_id: "r1" };
  const [client, service] = clientWith(({ path, search }) => {
    if (path === "/job/j1") return json({ job_id: "j1", status: "COMPLETED", result: fresh });
    return search.includes("new") ? json(FULL_RESULT) : new Response("<Error/>", { status });
  });
  expect((await client.parse(input)).result).toEqual(FULL_RESULT);
  expect(service.seen.map(({ path }) => path)).toEqual(["/parse", "/results/r1", "/job/j1", "/results/r1"]);
});

test("a renewed address that has run out as well is an expired result", async () => {
  const [client, service] = clientWith(({ path }) =>
    path === "/job/j1"
      ? json({ job_id: "j1", status: "COMPLETED", result: { type: "url", url: `${address}2`, result_id: "r1" } })
      : json({ error: "expired" }, 410),
  );
  await expect(client.parse(input)).rejects.toMatchObject({ code: "result_expired", jobId: "j1" });
  expect(service.seen).toHaveLength(4);
});

test("a download that fails names the host and never the signature", async () => {
  const [client] = clientWith(
    () => new Response(`no object at ${address}`, { status: 404, headers: { "content-type": "text/plain" } }),
  );
  const error: Error = await client.parse(input).then(
    () => new Error("no error"),
    (reason: Error) => reason,
  );
  expect(error).toMatchObject({ code: "not_found", jobId: "j1" });
  expect(error.message).not.toContain("signature");
});

test("a download that breaks off is tried again", async () => {
  let tries = 0;
  const [client] = clientWith(() => {
    tries += 1;
    const text = JSON.stringify(FULL_RESULT);
    const headers = { "content-type": "application/json" };
    return new Response(tries === 1 ? text.slice(0, 40) : text, { headers });
  });
  expect((await client.parse(input)).result).toEqual(FULL_RESULT);
  expect(tries).toBe(2);
});

test("a result larger than the cap is not taken in", async () => {
  const [client] = clientWith(() => json(FULL_RESULT), undefined, 100);
  await expect(client.parse(input)).rejects.toThrow("The result has more than 100 bytes: raise maxResultBytes.");
});

test("an address that is not http is refused", async () => {
  const [client] = clientWith(() => undefined, { type: "url", url: "file:///etc/passwd", result_id: "r1" });
  await expect(client.parse(input)).rejects.toMatchObject({ code: "invalid_response", jobId: "j1" });
});
