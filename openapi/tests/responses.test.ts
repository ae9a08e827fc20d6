import { describe, expect, test } from "vitest";
import { contract } from "../contract.ts";
import { nameOf, operations, response } from "./operations.ts";
import { hasType, reachable } from "./schema-walk.ts";
import { schemaValidator } from "./validator.ts";

/**
 * What the plain interface promises in each of its bodies. Everything else is an addition and stays optional, so that the
 * types are true of a service that has none of the additions.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ParseResponse: ["job_id", "duration", "usage", "result"],
  ExtractResponse: ["job_id", "duration", "usage", "result"],
  SplitResponse: ["job_id", "duration", "usage", "result"],
  EditResponse: ["job_id", "duration", "usage", "result"],
  PipelineResponse: ["job_id", "duration", "usage", "result"],
  JobSubmission: ["job_id"],
  Usage: ["num_pages"],
  FullResult: ["type", "chunks"],
  UrlResult: ["type", "url", "result_id"],
  Chunk: ["content", "embed", "blocks"],
  Block: ["type", "bbox", "content"],
  BoundingBox: ["left", "top", "width", "height", "page"],
  UploadResponse: ["file_id"],
  PendingJob: ["job_id", "status"],
  RunningJob: ["job_id", "status"],
  CompletedJob: ["job_id", "status", "result", "duration", "usage"],
  FailedJob: ["job_id", "status", "error"],
  CancelResponse: ["status"],
  ErrorBody: ["error"],
  ValidationErrorBody: ["detail"],
  ValidationIssue: ["loc", "msg", "type"],
};

const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  FullResult: ["pages", "ocr", "warnings"],
  Block: ["level", "image_file_id"],
  CompletedJob: ["type", "progress", "created_at", "started_at", "finished_at", "expires_at", "metadata"],
  FailedJob: ["type", "error_code", "progress", "created_at", "started_at", "finished_at", "expires_at", "metadata"],
  ErrorBody: ["code", "job_id", "request_id"],
};

const valid = (name: string, value: unknown) => schemaValidator(name)(value);
const bbox = { left: 0, top: 0, width: 1, height: 1, page: 1 };

describe("responses", () => {
  test.each(Object.entries(REQUIRED))("%s requires what the interface promises and no more", (name, required) => {
    expect(contract.components.schemas[name]!["required"]).toEqual(required);
  });

  test.each(Object.entries(ADDITIONS))("%s has the additions", (name, additions) => {
    expect(Object.keys(contract.components.schemas[name]!["properties"] as object)).toEqual(
      expect.arrayContaining([...additions]),
    );
  });

  test("every object stays open for fields of a later version", () => {
    const roots = operations.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap((entry) =>
        Object.values(response(entry).content ?? {}).map(({ schema }) => nameOf(schema)),
      ),
    );
    // A stored pipeline gives back the steps that were stored, which are a request's.
    const closed = reachable(roots, ["PipelineStep"]).filter(
      ({ schema }) => hasType(schema, "object") && schema["additionalProperties"] === false,
    );
    expect(closed.map(({ where }) => where)).toEqual([]);
  });

  test("a record of a service without our additions is valid", () => {
    const result = {
      type: "full",
      chunks: [{ content: "", embed: "", blocks: [{ type: "Text", bbox, content: "" }] }],
    };
    expect(valid("JobRecord", { job_id: "1", status: "PENDING" })).toBe(true);
    expect(valid("JobRecord", { job_id: "1", status: "RUNNING" })).toBe(true);
    expect(
      valid("JobRecord", {
        job_id: "1",
        status: "COMPLETED",
        duration: 1,
        usage: { num_pages: 1, credits: 1 },
        result,
      }),
    ).toBe(true);
    expect(valid("JobRecord", { job_id: "1", status: "FAILED", error: "no" })).toBe(true);
  });

  test("a completed record without a result, a failed one without an error and a lower-case status are not", () => {
    expect(valid("JobRecord", { job_id: "1", status: "COMPLETED", duration: 1, usage: { num_pages: 1 } })).toBe(false);
    expect(valid("JobRecord", { job_id: "1", status: "FAILED" })).toBe(false);
    expect(valid("JobRecord", { job_id: "1", status: "pending" })).toBe(false);
  });

  test("a bounding box lies within its page, in fractions", () => {
    expect(valid("BoundingBox", bbox)).toBe(true);
    expect(valid("BoundingBox", { ...bbox, left: 1.1 })).toBe(false);
    expect(valid("BoundingBox", { ...bbox, top: -0.1 })).toBe(false);
    expect(valid("BoundingBox", { ...bbox, page: 0 })).toBe(false);
  });

  test("cancelling answers cancelled", () => {
    expect(valid("CancelResponse", { status: "cancelled" })).toBe(true);
    expect(valid("CancelResponse", { status: "CANCELLED" })).toBe(false);
  });
});
