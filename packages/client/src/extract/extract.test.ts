import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import * as v from "valibot";
import { expect, test } from "vitest";
import { z } from "zod";
import { Docsvc } from "../client.ts";
import { SchemaMismatchError } from "../errors/job-errors.ts";
import { TEST_KEY, plainService } from "../testing/plain-service.ts";
import { shapeIssues } from "./check-json-schema.ts";

const input = "docsvc://f1";
const place = (page: number) => ({
  bbox: { left: 0, top: 0, width: 1, height: 1, page },
  content: "12",
  block_type: "Text",
  confidence: "high",
});
const data = { total: 12.5, date: "2026-11-20", lines: [{ name: "Bolt" }, { name: "Nut" }] };
const citations = { "/total": [place(1)], "/lines/0": [place(2)], "/lines/1/name": [place(3)] };

function extracting(extracted: unknown) {
  const service = plainService({ results: { extract: extracted } });
  return { client: new Docsvc({ apiKey: TEST_KEY, fetch: service.fetch }), seen: service.seen };
}

const schema = z.object({
  total: z.number(),
  date: z.string().transform((text) => new Date(text)),
  lines: z.array(z.object({ name: z.string() })),
});

test("a zod schema is sent as JSON Schema of its input, and its output is the data", async () => {
  const { client, seen } = extracting({ data, citations });
  const { result } = await client.extract(input, { schema, system_prompt: "Read well." });
  expect(result.data).toEqual({ ...data, date: new Date("2026-11-20") });
  const body = seen[0]!.body as { schema: Record<string, unknown>; system_prompt: string };
  expect(body.system_prompt).toBe("Read well.");
  expect(body.schema).toMatchObject({ type: "object", properties: { date: { type: "string" } } });
  expect(body.schema).not.toHaveProperty("$schema");
});

test("each value comes with its citations, or with those of what it is a part of", async () => {
  const { client } = extracting({ data, citations });
  const { cited } = (await client.extract(input, { schema })).result;
  expect(cited.total).toEqual({ value: 12.5, citations: [place(1)] });
  expect(cited.date).toEqual({ value: new Date("2026-11-20"), citations: [] });
  expect(cited.lines.map(({ name }) => name.citations[0]?.bbox.page)).toEqual([2, 3]);
});

test("an ArkType schema works the same, also for a submitted job", async () => {
  const { client } = extracting({ data, citations });
  const job = await client.extract.submit(input, {
    schema: type({ total: "number", lines: type({ name: "string" }).array() }),
  });
  const { result } = await job.wait({ pollIntervalMs: 1000 });
  expect(result.data.lines[1]?.name).toBe("Nut");
});

test.each([
  ["z.date()", z.object({ paid: z.object({ on: z.date() }) }), "schema.paid.on: Date"],
  ["z.map()", z.object({ rates: z.map(z.string(), z.number()) }), "schema.rates: Map"],
  ["z.bigint()", z.object({ ids: z.array(z.bigint()) }), "schema.ids: BigInt"],
  ["z.custom()", z.object({ any: z.custom<string>() }), "schema.any: Custom"],
  ["z.set()", z.set(z.string()), "schema: Set"],
])("%s is refused before anything is sent, with the property and what to use", async (_name, unfit, message) => {
  const { client, seen } = extracting({ data, citations });
  await expect(client.extract(input, { schema: unfit })).rejects.toMatchObject({
    code: "invalid_argument",
    message: expect.stringMatching(new RegExp(`^${message}.* z\\.iso\\.date\\(\\) or z\\.string`)),
  });
  expect(seen).toEqual([]);
});

test("a JSON Schema written in place gives its type, and is sent as it is", async () => {
  const { client, seen } = extracting({ data, citations });
  const plain = { type: "object", properties: { total: { type: "number" } }, required: ["total"] } as const;
  const { result } = await client.extract(input, { schema: plain });
  expect(result.data.total.toFixed(2)).toBe("12.50");
  expect(seen[0]!.body).toMatchObject({ schema: plain });
});

test.each([
  ["zod", z.object({ total: z.string() }), "/total"],
  ["ArkType", type({ total: "string" }), "/total"],
  ["JSON Schema", { type: "object", properties: { total: { type: "string" } } }, "/total"],
  ["nested zod", z.object({ lines: z.array(z.object({ name: z.number() })) }), "/lines/0/name"],
] as const)(
  "data that does not fit the schema of %s is an error that names the place and the job",
  async (_name, schema, path) => {
    const { client } = extracting({ data, citations });
    const error = await client.extract(input, { schema }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SchemaMismatchError);
    expect(error).toMatchObject({ code: "schema_mismatch", jobId: "job-1" });
    expect((error as SchemaMismatchError).issues[0]?.path).toBe(path);
    expect(String(error)).not.toContain("Bolt");
  },
);

test("a Valibot schema works the same, with its transforms", async () => {
  const { client, seen } = extracting({ data, citations });
  const schema = toStandardJsonSchema(
    v.object({
      total: v.number(),
      date: v.pipe(
        v.string(),
        v.transform((text) => new Date(text)),
      ),
    }),
  );
  const { result } = await client.extract(input, { schema });
  const { date, total } = result.data;
  expect([date.getFullYear(), total]).toEqual([2026, 12.5]);
  expect(result.cited.total.citations).toEqual([place(1)]);
  const body = seen[0]!.body as { schema: Record<string, unknown> };
  expect(body.schema).toMatchObject({
    type: "object",
    properties: { date: { type: "string" } },
    required: ["total", "date"],
  });
});

test("a library that only knows draft-07 is asked for that, and the body names the dialect", async () => {
  const { client, seen } = extracting({ data, citations });
  const { "~standard": standard } = z.object({ total: z.number(), pair: z.tuple([z.string()]).optional() });
  const older = {
    "~standard": {
      ...standard,
      jsonSchema: {
        input: ({ target }: { target: "draft-2020-12" | "draft-07" }) => {
          if (target !== "draft-07") throw new Error("unknown target");
          return standard.jsonSchema.input({ target });
        },
      },
    },
  };
  const { result } = await client.extract(input, { schema: older });
  expect(result.data.total).toBe(12.5);
  expect(seen[0]!.body).toMatchObject({ schema: { $schema: "http://json-schema.org/draft-07/schema#" } });
});

test.each([[{}], [{ schema: null }], [{ schema: "total" }], [undefined]])(
  "options without a schema are a typed error: %o",
  async (options) => {
    const { client, seen } = extracting({ data, citations });
    await expect(client.extract(input, options as never)).rejects.toMatchObject({ code: "invalid_argument" });
    await expect(client.extract.submit(input, options as never)).rejects.toThrow("extract needs options.schema");
    expect(seen).toHaveLength(0);
  },
);

test("a schema without JSON Schema is refused before anything is sent", async () => {
  const { client, seen } = extracting({ data, citations });
  const bare = { "~standard": { version: 1, vendor: "bare", validate: (value: unknown) => ({ value }) } } as const;
  await expect(client.extract(input, { schema: bare })).rejects.toThrow("The schema of bare has no JSON Schema");
  expect(seen).toHaveLength(0);
});

test("a plain server's bare data is the data, without citations", async () => {
  const { client } = extracting({ total: 3 });
  const { result } = await client.extract(input, { schema: z.object({ total: z.number() }) });
  expect(result).toEqual({
    data: { total: 3 },
    cited: { total: { value: 3, citations: [] } },
    citations: {},
    missing: [],
  });
});

test.each([
  [{ type: "integer" }, 3, []],
  [{ type: "integer" }, 3.5, [""]],
  [{ type: ["string", "null"] }, null, []],
  [{ enum: ["a", null] }, "b", [""]],
  [{ const: 3 }, 3, []],
  [{ type: "array", items: { type: "string" } }, ["a", 1, 2], ["/1", "/2"]],
  [{ type: "object", required: ["a/b", "c"], properties: { "a/b": { type: "string" } } }, { "a/b": 1 }, ["", "/a~1b"]],
  [{ anyOf: [{ type: "string" }, { type: "object", required: ["x"] }] }, {}, [""]],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, null, []],
  [{}, { anything: 1 }, []],
])("%o of %o is broken at %o", (schema, value, paths) => {
  expect(shapeIssues(value, schema).map(({ path }) => path)).toEqual(paths);
});
