/**
 * Arbitrary requests to every operation of the contract: only answers that it declares (the test service checks every one), no 5xx, a 422
 * exactly for what violates the schema, and nothing but 401 without a key.
 */
import { writeFile } from "node:fs/promises";
import { effort } from "@docsvc/fixtures/effort";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../contract/operations.ts";
import type { ServedOperation } from "../contract/operations.ts";
import { createSchemaCompiler } from "../contract/schema-compiler.ts";
import { newId } from "../ports/identifiers.ts";
import { pdfWith } from "../../test/support/pdf.ts";
import { schemaArbitrary } from "../../test/support/schema-arbitrary.ts";
import { testService } from "../../test/support/test-service.ts";
import type { TestAnswer, TestService } from "../../test/support/test-service.ts";

/** A short form runs with all tests; `benchmarks/fuzz.ts` runs a long one. */
const TIMES = Number(process.env["DOCSVC_FUZZ_TIMES"] ?? 1);
const MAX_MS = 900_000 * TIMES;
const REPORT = process.env["DOCSVC_FUZZ_REPORT"];

// The long form finds new cases; the short one is the same in every run.
fc.configureGlobal({ seed: TIMES === 1 ? 1 : Date.now() });

let service: TestService;
let requests = 0;
const known = { file: "", job: "", result: "" };
beforeAll(async () => {
  // A busy machine is given time: waiting jobs are not a fault there.
  service = await testService({ limits: { pendingJobs: 1_000_000 } });
  known.file = await service.stored(await pdfWith(["Page 1"]));
  const body = { input: known.file, settings: { force_url_result: true } };
  const { json } = await service.call("POST", "/parse", { json: body });
  known.job = json.job_id;
  known.result = json.result.result_id;
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  if (REPORT !== undefined) await writeFile(REPORT, JSON.stringify({ requests, operations: operations.length }));
});

async function call(...sent: Parameters<TestService["call"]>): Promise<TestAnswer> {
  requests += 1;
  return service.call(...sent);
}

/** Inputs of every form; none makes an external name lookup. */
const inputs: Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(0, 0, 0, 1, 2)
      .map((choice) => [known.file, { file_id: known.file }, `jobid://${known.job}`][choice]),
  },
  fc.constantFrom(
    `docsvc://${newId()}.pdf`,
    `${newId()}.pdf`,
    `jobid://${newId()}`,
    "docsvc://",
    "jobid://",
    "http://127.0.0.1/",
    "http://[::1]:1/",
    "https://[broken",
    "https://",
    "HTTP://10.0.0.1/",
    "\u0000",
  ),
  fc.string({ unit: "binary", minLength: 1, maxLength: 30 }),
);
const instead = {
  DocumentInput: inputs,
  DocumentUrl: inputs,
  PipelineInput: inputs,
  // A rule that the schema cannot express refuses `direct` without an address.
  WebhookConfig: fc.oneof(
    fc.record({ url: fc.webUrl() }, { requiredKeys: [] }),
    fc.record({ mode: fc.constantFrom("direct", "disabled"), url: fc.webUrl() }),
  ),
  // Any object fits the contract; what has no meaning in JSON Schema is refused.
  ExtractSchema: fc.record({
    type: fc.constantFrom("object", ["object", "null"]),
    properties: fc.dictionary(
      fc.string({ minLength: 1, maxLength: 8 }),
      fc.record(
        { type: fc.constantFrom("string", "number", "boolean"), description: fc.string() },
        { requiredKeys: [] },
      ),
      { minKeys: 1, maxKeys: 5 },
    ),
  }),
  // Without a model every agentic pass is refused, so few requests would get further.
  EnhanceConfig: fc.record({ summarize_figures: fc.boolean() }, { requiredKeys: [] }),
};

const compile = createSchemaCompiler({ allErrors: false });
const withBody = operations.filter(({ bodySchema }) => bodySchema !== undefined);

function checkStatus(answer: TestAnswer): void {
  const { status, json } = answer;
  if (status >= 500) throw new Error(`status ${status}: ${JSON.stringify(json)}`);
}

describe.each(withBody.map((operation) => [operation.path, operation] as const))("POST %s", (path, operation) => {
  const validate = compile(operation.bodySchema!);
  const send = async (value: unknown): Promise<TestAnswer> => call("POST", path, { json: value });

  test(
    "takes every body that fits the schema",
    async () => {
      const bodies = schemaArbitrary(operation.bodySchema!, { wild: false, instead });
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const sent = JSON.parse(JSON.stringify(body)) as unknown;
          const answer = await send(sent);
          checkStatus(answer);
          if (validate(sent)) expect(answer.status).not.toBe(422);
        }),
        { numRuns: effort(15, 60) * TIMES },
      );
    },
    MAX_MS,
  );

  test(
    "answers 422 to every body that does not",
    async () => {
      const bodies = schemaArbitrary(operation.bodySchema!, { wild: true, instead });
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const sent = JSON.parse(JSON.stringify(body)) as unknown;
          const answer = await send(sent);
          checkStatus(answer);
          // Too large, too deep, or with a number that a double cannot represent: refused before validation.
          const isUnread = answer.status === 413 || answer.json?.code === "bad_request";
          if (!isUnread) expect(answer.status === 422).toBe(!validate(sent));
        }),
        { numRuns: effort(50, 150) * TIMES },
      );
    },
    MAX_MS,
  );

  test(
    "answers 401 to everybody without a key",
    async () => {
      const bodies = fc.oneof(schemaArbitrary(operation.bodySchema!, { wild: true, instead }), fc.string());
      const keys = fc.oneof(fc.constant(null), fc.stringMatching(/^[\w-]{0,60}$/));
      await fc.assert(
        fc.asyncProperty(bodies, keys, async (body, key) => {
          expect((await call("POST", path, { json: body, key })).status).toBe(401);
        }),
        { numRuns: effort(10, 20) * TIMES },
      );
    },
    MAX_MS,
  );
});

describe.each(
  operations
    .filter(({ parameters }) => parameters.length > 0)
    .map((operation) => [operation.method, operation.path, operation] as const),
)("%s %s", (method, _path, operation) => {
  test(
    "handles any parameters",
    async () => {
      await fc.assert(
        fc.asyncProperty(requestArbitrary(operation), async ({ url, headers, key }) => {
          const answer = await call(method, url, { headers, key });
          checkStatus(answer);
          if (key === null && !url.includes("signature=")) expect([400, 401]).toContain(answer.status);
        }),
        { numRuns: effort(40, 120) * TIMES },
      );
    },
    MAX_MS,
  );
});

interface AnyRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly key: string | null;
}

/** A request whose path, query and headers are close to the contract, or far from it. */
function requestArbitrary({ path, parameters }: ServedOperation): Arbitrary<AnyRequest> {
  const texts = (schema: Parameters<typeof schemaArbitrary>[0]): Arbitrary<string> =>
    fc.oneof(
      schemaArbitrary(schema, { wild: true, instead: {} }).map(String),
      fc.string({ unit: "binary", maxLength: 20 }),
    );
  const values = fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, texts(schema)])), {
    requiredKeys: parameters.filter((one) => one.in === "path").map(({ name }) => name),
  }) as Arbitrary<Record<string, string>>;
  const keys = fc.constantFrom<"own" | null>("own", "own", null);
  return fc.tuple(values, keys, fc.boolean()).map(([given, key, real]) => {
    const ids: Record<string, string> = {
      job_id: known.job,
      file_id: known.file.slice("docsvc://".length),
      result_id: known.result,
    };
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      real && name !== "job_id" ? ids[name]! : pathPart(given[name]!),
    );
    const query = parameters
      .filter((one) => one.in === "query" && given[one.name] !== undefined)
      .map(({ name }) => `${name}=${encode(given[name]!)}`)
      .join("&");
    const headers = parameters
      .filter((one) => one.in === "header" && given[one.name] !== undefined)
      .map(({ name }) => [name, given[name]!.replaceAll(/[^\x20-\x7e]/g, "").slice(0, 2000)]);
    return {
      url: query === "" ? url : `${url}?${query}`,
      headers: Object.fromEntries(headers) as Record<string, string>,
      key: key === "own" ? service.apiKey : null,
    };
  });
}

function pathPart(text: string): string {
  const encoded = encode(text.slice(0, 1000));
  return encoded === "" || /^\.+$/.test(encoded) ? "x" : encoded;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
