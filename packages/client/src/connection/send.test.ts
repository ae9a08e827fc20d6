import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { Docsvc } from "../client.ts";
import { TEST_KEY, json, plainService } from "../testing/plain-service.ts";

const input = "https://example.com/a.pdf?signature=secret";
const never = (): Promise<Response> => new Promise(() => {});

function clientOf(answer: () => Response | Promise<Response>): Docsvc {
  return new Docsvc({ apiKey: TEST_KEY, fetch: answer, maxRetries: 0 });
}

function failure(call: Promise<unknown>): Promise<Error> {
  return call.then(
    () => Promise.reject(new Error("the call succeeded")),
    (error: Error) => error,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

test("an error with an empty body is still an error", async () => {
  const client = clientOf(
    () => new Response(null, { status: 503, headers: { "content-length": "0", "retry-after": "3" } }),
  );
  expect(await failure(client.parse(input))).toMatchObject({ code: "overloaded", status: 503, retryAfterMs: 3000 });
});

test("a success without a body is not a result", async () => {
  expect(await failure(clientOf(() => new Response(null, { status: 204 })).parse(input))).toMatchObject({
    code: "invalid_response",
  });
});

test("a login page with status 200 is not a result", async () => {
  const client = clientOf(() => new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } }));
  const error = await failure(client.parse(input));
  expect(error).toMatchObject({ code: "invalid_response", name: "InvalidResponseError" });
  expect(error.message).toContain("http://127.0.0.1:8787");
});

test("JSON of something else is not a result", async () => {
  expect(await failure(clientOf(() => json({ hello: "world" })).parse(input))).toMatchObject({
    code: "invalid_response",
  });
  expect(await failure(clientOf(() => json({ hello: "world" })).parse.submit(input))).toMatchObject({
    code: "invalid_response",
  });
  expect(await failure(clientOf(() => json({ hello: "world" })).jobs.list())).toMatchObject({
    code: "invalid_response",
  });
});

test("an object without a status is no job, so that nothing waits for it for ever", async () => {
  const { jobs } = clientOf(() => json({ hello: "world" }));
  expect(await failure(jobs.attach("j1").wait())).toMatchObject({ code: "invalid_response", jobId: "j1" });
});

test("202 in mode sync names the job that continues", async () => {
  const error = await failure(clientOf(() => json({ job_id: "j9" }, 202)).parse(input, {}, { mode: "sync" }));
  expect(error).toMatchObject({ code: "gateway_timeout", status: 202, jobId: "j9" });
});

test("202 for an asynchronous call is a submission", async () => {
  expect(await clientOf(() => json({ job_id: "j9" }, 202)).parse.submit(input)).toMatchObject({ job_id: "j9" });
});

test("the caller's abort rejects with the caller's reason, also when the fetch does not watch signals", async () => {
  const controller = new AbortController();
  const call = failure(clientOf(never).parse(input, {}, { signal: controller.signal }));
  const reason = new Error("the user left");
  controller.abort(reason);
  expect(await call).toBe(reason);
});

test("a signal that is already aborted sends nothing", async () => {
  const fetch = vi.fn<() => Promise<Response>>(never);
  const call = clientOf(fetch).upload("/no/such/file", { signal: AbortSignal.abort("stop") });
  await expect(call).rejects.toBe("stop");
  expect(fetch).not.toHaveBeenCalled();
});

test("a call ends at its timeout with what to do", async () => {
  vi.useFakeTimers();
  const call = failure(clientOf(never).parse(input, {}, { mode: "sync" }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toMatchObject({ code: "timeout", name: "TimeoutError" });
  expect((await call).message).toContain("raise timeout");
});

test("a question about a job ends after a minute at the latest", async () => {
  vi.useFakeTimers();
  const call = failure(clientOf(never).jobs.get("j1"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toMatchObject({ code: "timeout", jobId: "j1" });
});

test("a timeout longer than a timer can hold does not fire at once", async () => {
  const client = new Docsvc({ apiKey: TEST_KEY, timeout: Number.POSITIVE_INFINITY, fetch: plainService().fetch });
  expect((await client.parse(input)).job_id).toBe("job-1");
});

test("no timer and no listener is left after a call", async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, "removeEventListener");
  await clientOf(plainService().fetch as () => Promise<Response>).health({ signal });
  expect(vi.getTimerCount()).toBe(0);
  expect(removed).toHaveBeenCalledOnce();
});

test("a port without a listener is a connection error that names the address", async () => {
  await using held = await heldPort();
  const { port } = held;
  const client = new Docsvc({ apiKey: TEST_KEY, baseUrl: `http://127.0.0.1:${port}/docs`, maxRetries: 0 });
  const error = await failure(client.parse(input));
  expect(error).toMatchObject({ code: "connection", name: "ConnectionError" });
  expect(error.message).toContain(`No answer from http://127.0.0.1:${port}/docs (ECONNREFUSED).`);
  expect(error.cause).toBeInstanceOf(TypeError);
});

test("a body that is not JSON is the caller's mistake, and nothing is sent", async () => {
  const fetch = vi.fn<() => Promise<Response>>(never);
  const error = await failure(clientOf(fetch).parse.submit(input, { async: { metadata: 1n } }));
  expect(error).toMatchObject({ code: "invalid_argument" });
  expect(error.message).toContain("Nothing was sent");
  expect(fetch).not.toHaveBeenCalled();
});

/** A port that a connection uses: while it is open, no server can listen there. */
async function heldPort(): Promise<AsyncDisposable & { readonly port: number }> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  return {
    port: socket.localPort!,
    [Symbol.asyncDispose]: async () => {
      socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
