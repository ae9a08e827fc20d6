import { expect, test } from "vitest";
import type { RateLimitError } from "./api-errors.ts";
import { GatewayTimeoutError, ValidationError } from "./api-errors.ts";
import { toApiError } from "./to-api-error.ts";

const byStatus = [
  [400, "BadRequestError", "bad_request"],
  [401, "AuthenticationError", "authentication"],
  [403, "UnexpectedStatusError", "unexpected_status"],
  [404, "NotFoundError", "not_found"],
  [405, "UnexpectedStatusError", "unexpected_status"],
  [409, "ConflictError", "conflict"],
  [410, "GoneError", "gone"],
  [413, "PayloadTooLargeError", "payload_too_large"],
  [415, "UnsupportedMediaTypeError", "unsupported_media_type"],
  [422, "ValidationError", "validation"],
  [429, "RateLimitError", "rate_limit"],
  [500, "ServerError", "server"],
  [501, "NotImplementedError", "not_implemented"],
  [502, "ServerError", "server"],
  [503, "OverloadedError", "overloaded"],
  [504, "GatewayTimeoutError", "gateway_timeout"],
] as const;

test.each(byStatus)("%i is a %s", (status, name, code) => {
  const error = toApiError(new Response(null, { status }), undefined);
  expect(error).toMatchObject({ name, code, status });
  expect(error.message).toMatch(new RegExp(`^${status}: .+\\.`));
});

test("the service's words, code and request id are kept", () => {
  const response = new Response(null, { status: 400, headers: { "x-request-id": "r-1" } });
  const error = toApiError(response, { error: "The document has 2,400 pages", code: "too_many_pages", job_id: "j-1" });
  expect(error).toMatchObject({ serviceCode: "too_many_pages", requestId: "r-1", jobId: "j-1" });
  expect(error.message).toBe("400 too_many_pages: The document has 2,400 pages.");
});

test("without a code the client says what to do", () => {
  const error = toApiError(new Response(null, { status: 409 }), { error: "The job is finished" });
  expect(error.message).toBe("409: The job is finished. Read the job again.");
});

test("a validation error names the places, and keeps all of them", () => {
  const detail = ["a", "b", "c", "d"].map((field) => ({ loc: ["body", field], msg: "is required", type: "missing" }));
  const error = toApiError(new Response(null, { status: 422 }), { detail });
  expect((error as ValidationError).issues).toEqual(detail);
  expect(error.message).toBe(
    "422: body.a: is required; body.b: is required; body.c: is required; and 1 more. Correct the named fields.",
  );
});

test("a validation error of another shape has no issues and keeps its words", () => {
  const error = toApiError(new Response(null, { status: 422 }), { error: "no", detail: "text" });
  expect(error).toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({ issues: [], message: "422: no. Correct the named fields." });
});

test("a gateway timeout names the job that continues", () => {
  const error = toApiError(new Response(null, { status: 504 }), {
    error: "Still running",
    code: "still_running",
    job_id: "j-7",
  });
  expect(error.jobId).toBe("j-7");
  expect(error.message).toContain("The job j-7 continues: wait for it with jobs.attach");
});

test("a job that exceeded its own timeout is not said to continue", () => {
  const error = toApiError(new Response(null, { status: 504 }), { error: "Too long", code: "timeout", job_id: "j-7" });
  expect(error.message).toContain("The job j-7 has ended: raise settings.timeout");
});

test("a proxy's timeout knows no job", () => {
  const error = toApiError(new Response(null, { status: 504, headers: { "content-type": "text/html" } }), "<html>");
  expect(error).toBeInstanceOf(GatewayTimeoutError);
  expect(error.jobId).toBeUndefined();
  expect(error.message).toContain("A proxy gave up");
});

test("a proxy's page is named, not quoted", () => {
  const response = new Response(null, { status: 502, headers: { "content-type": "text/html; charset=utf-8" } });
  const error = toApiError(response, "<html><h1>Bad gateway</h1></html>");
  expect(error.message).toContain("the answer is not the service's own (text/html; charset=utf-8)");
  expect(error.message).not.toContain("<");
});

test.each([
  ["2", 2000],
  ["0.5", 500],
  ["Wed, 21 Oct 2015 07:28:00 GMT", 0],
  ["soon", undefined],
])("Retry-After %s is %s ms", (header, ms) => {
  const error = toApiError(new Response(null, { status: 429, headers: { "retry-after": header } }), {
    error: "slow down",
  });
  expect((error as RateLimitError).retryAfterMs).toBe(ms);
});

test("signed addresses and keys in the service's words do not reach the message", () => {
  const message = "cannot fetch https://s3.example.com/a.pdf?X-Amz-Signature=secret with ak_live_0123456789abcdef";
  const error = toApiError(new Response(null, { status: 400 }), { error: message });
  expect(error.message).not.toMatch(/secret|0123456789/);
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/secret|0123456789/);
});
