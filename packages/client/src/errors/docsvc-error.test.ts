import { expect, test, vi } from "vitest";
import { ApiError, ConflictError, NotFoundError } from "./api-errors.ts";
import { DocsvcError } from "./docsvc-error.ts";
import { JobFailedError } from "./job-errors.ts";

const notFound = new NotFoundError("404", { status: 404, jobId: "j1" });

test("an error is an instance of its class and of the classes above", () => {
  expect([DocsvcError, ApiError, NotFoundError].map((type) => type.isInstance(notFound))).toEqual([true, true, true]);
  expect(ConflictError.isInstance(notFound)).toBe(false);
  expect(DocsvcError.isInstance(new Error("no"))).toBe(false);
  expect(DocsvcError.isInstance(undefined)).toBe(false);
});

test("an error of a second copy of the package is recognized", async () => {
  vi.resetModules();
  const copy = await import("./api-errors.ts");
  const base = await import("./docsvc-error.ts");
  expect(copy.NotFoundError).not.toBe(NotFoundError);
  expect(notFound).not.toBeInstanceOf(copy.NotFoundError);
  expect(copy.NotFoundError.isInstance(notFound)).toBe(true);
  expect(base.DocsvcError.isInstance(notFound)).toBe(true);
  expect(copy.ConflictError.isInstance(notFound)).toBe(false);
});

test("what is printed is the error and its fields", () => {
  expect(Object.keys(notFound).sort()).toEqual([
    "code",
    "idempotencyKey",
    "jobId",
    "jobOfAnswer",
    "name",
    "requestId",
    "retryAfterMs",
    "serviceCode",
    "serviceMessage",
    "status",
  ]);
  expect(`${notFound}`).toBe("NotFoundError: 404");
});

test("a job's error may be an object, whose words are read", () => {
  const job = { job_id: "j1", status: "FAILED", error: { message: "No pages" } } as never;
  expect(new JobFailedError(job).message).toBe("Job j1 failed: No pages");
  const other = { job_id: "j1", status: "FAILED", error: { why: 3 } } as never;
  expect(new JobFailedError(other).message).toBe('Job j1 failed: {"why":3}');
});
