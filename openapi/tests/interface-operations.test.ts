import { describe, expect, test } from "vitest";
import { contract } from "../contract.ts";
import { endpoints, type OperationId, type operations as Operations } from "../generated/index.ts";
import { nameOf, operationById, operations, response } from "./operations.ts";

/** The operations of the plain interface: id, method, path, schema of the request, schema of the 200. */
const PLAIN = [
  ["parse", "POST", "/parse", "ParseRequest", "ParseResponse"],
  ["parseAsync", "POST", "/parse_async", "ParseAsyncRequest", "JobSubmission"],
  ["extract", "POST", "/extract", "ExtractRequest", "ExtractResponse"],
  ["extractAsync", "POST", "/extract_async", "ExtractAsyncRequest", "JobSubmission"],
  ["split", "POST", "/split", "SplitRequest", "SplitResponse"],
  ["splitAsync", "POST", "/split_async", "SplitAsyncRequest", "JobSubmission"],
  ["edit", "POST", "/edit", "EditRequest", "EditResponse"],
  ["editAsync", "POST", "/edit_async", "EditAsyncRequest", "JobSubmission"],
  ["pipeline", "POST", "/pipeline", "PipelineRequest", "PipelineResponse"],
  ["pipelineAsync", "POST", "/pipeline_async", "PipelineAsyncRequest", "JobSubmission"],
  ["upload", "POST", "/upload", "UploadRequest", "UploadResponse"],
  ["getJob", "GET", "/job/{job_id}", null, "JobRecord"],
  ["listJobs", "GET", "/jobs", null, "JobList"],
  ["cancelJob", "POST", "/cancel/{job_id}", null, "CancelResponse"],
] as const satisfies readonly (readonly [OperationId & keyof Operations, string, string, string | null, string])[];

const SYNCHRONOUS = ["parse", "extract", "split", "edit", "pipeline"] as const;
const ASYNCHRONOUS = SYNCHRONOUS.map((id) => `${id}Async`);
const OPEN = new Set(["getVersion", "getHealth", "getReady", "getContract"]);
const ALWAYS = ["400", "401", "422", "429", "500", "503"];

describe("the plain interface", () => {
  test.each(PLAIN)("%s is %s %s", (id, method, path, request, success) => {
    const { operation, ...located } = operationById(id);
    expect(located).toMatchObject({ method, path });
    expect(endpoints[id]).toEqual({ method, path });
    const type = id === "upload" ? "multipart/form-data" : "application/json";
    expect(operation.requestBody && nameOf(operation.requestBody.content[type]!.schema)).toBe(request ?? undefined);
    expect(operation.requestBody?.required).toBe(request === null ? undefined : true);
    const { content } = response(operation.responses["200"]!);
    expect(nameOf(content!["application/json"]!.schema)).toBe(success);
  });

  test.each(SYNCHRONOUS)("the asynchronous form of %s is its path with _async appended", (id) => {
    expect(endpoints[`${id}Async`]).toEqual({ method: "POST", path: `${endpoints[id].path}_async` });
  });
});

describe("every operation", () => {
  test("has an id of its own", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  test.each(operations)("$operation.operationId answers each kind of failure in its own way", ({ operation }) => {
    const expected = OPEN.has(operation.operationId) ? ["200", "500"] : ["200", ...ALWAYS];
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(expected));
  });

  test("needs an API key, but for those that are open and the signed addresses", () => {
    const security = operations.map(({ operation }) => [operation.operationId, operation.security]);
    const signed = [{ signedUrl: [] }, { apiKey: [] }];
    const exceptions = security.filter(([, alternatives]) => alternatives !== undefined);
    expect(contract.security).toEqual([{ apiKey: [] }]);
    expect(Object.fromEntries(exceptions)).toEqual({
      downloadResult: signed,
      downloadFile: signed,
      uploadFile: signed,
      ...Object.fromEntries([...OPEN].map((id) => [id, []])),
    });
  });

  test("that fails answers with an error body, a 422 with a validation error body, a 504 also with the job", () => {
    for (const { operation } of operations) {
      for (const [status, entry] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        const expected = { "422": "ValidationErrorBody", "504": "TimeoutErrorBody" }[status] ?? "ErrorBody";
        expect(nameOf(response(entry).content!["application/json"]!.schema)).toBe(expected);
      }
    }
  });

  test.each(operations)("$method $path takes an idempotency key if it is a POST", ({ method, parameters }) => {
    const names = parameters.map(({ name }) => name);
    expect(names.includes("Idempotency-Key")).toBe(method === "POST");
  });
});

describe("submitting", () => {
  test.each(SYNCHRONOUS)("%s waits: 202 after the preferred time, 504 after the service's own", (id) => {
    const { operation, parameters } = operationById(id);
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(["200", "202", "404", "409", "410", "413", "415", "501", "504"]),
    );
    expect(parameters.map(({ name }) => name)).toContain("Prefer");
  });

  test.each(ASYNCHRONOUS)("%s answers at once: never 202 or 504", (id) => {
    const statuses = Object.keys(operationById(id).operation.responses);
    expect(statuses).toEqual(expect.arrayContaining(["404", "409", "410", "413", "415", "501"]));
    expect(statuses).not.toContain("202");
    expect(statuses).not.toContain("504");
  });

  test("a 429 and a 503 say when to try again", () => {
    const refusals = operations
      .flatMap(({ operation }) => [operation.responses["429"], operation.responses["503"]])
      .filter((entry) => entry !== undefined);
    expect(refusals.length).toBeGreaterThan(20);
    for (const entry of refusals) expect(Object.keys(response(entry).headers ?? {})).toContain("Retry-After");
  });
});

describe("reading jobs", () => {
  test("listing takes a page size, a cursor and filters, and announces the next page", () => {
    const { operation, parameters } = operationById("listJobs");
    expect(parameters.map(({ name }) => name)).toEqual([
      "limit",
      "cursor",
      "status",
      "type",
      "created_after",
      "created_before",
    ]);
    expect(parameters[0]!.schema).toMatchObject({ type: "integer", default: 100, maximum: 500 });
    expect(Object.keys(response(operation.responses["200"]!).headers!)).toEqual(["Link", "X-Next-Cursor"]);
  });

  test("a read can be held open for up to 30 seconds", () => {
    const wait = operationById("getJob").parameters.find(({ name }) => name === "wait");
    expect(wait!.schema).toMatchObject({ type: "integer", minimum: 0, maximum: 30 });
  });
});
