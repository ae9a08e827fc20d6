import type {
  EditOutput,
  ExtractOutput,
  FullResult,
  JobRecord,
  PipelineOutput,
  SplitOutput,
  StoredPipeline,
  UploadResponse,
} from "@docsvc/openapi";
import { type } from "arktype";
import { expectTypeOf, test } from "vitest";
import { z } from "zod";
import type { Docsvc } from "./client.ts";
import { NotFoundError, ValidationError } from "./errors/api-errors.ts";
import type { ValidationIssue } from "./errors/api-errors.ts";
import type { CitedValue } from "./extract/cited.ts";
import type { Extraction } from "./extract/extract.ts";
import type { Job } from "./jobs/job.ts";
import type { Pipelines } from "./pipelines/pipelines.ts";

declare const client: Docsvc;
declare const error: unknown;
declare const pipelines: Pipelines;
const input = "https://example.com/a.pdf";

/** Checked by the compiler; never run. */
async function claims(): Promise<void> {
  const parsed = await client.parse(new Blob([]), { retrieval: { embedding_optimized: true } }, { mode: "async" });
  expectTypeOf(parsed.result).toEqualTypeOf<FullResult>();
  expectTypeOf((await client.parse(input).withResponse()).response).toEqualTypeOf<Response>();
  expectTypeOf(await client.upload("a.pdf")).toEqualTypeOf<UploadResponse>();
  const job = await client.parse.submit(await client.upload("a.pdf"), { async: { metadata: { any: true } } });
  expectTypeOf(job).toEqualTypeOf<Job<FullResult>>();
  expectTypeOf((await job.wait()).result).toEqualTypeOf<FullResult>();
  for await (const record of job.watch()) expectTypeOf(record).toEqualTypeOf<JobRecord>();
  expectTypeOf((await client.jobs.attach<"extract">("an id").wait()).result).toEqualTypeOf<ExtractOutput>();

  const split = await client.split(job, { split_description: [{ title: "A" }] });
  expectTypeOf(split.result).toEqualTypeOf<SplitOutput>();
  expectTypeOf((await client.edit(input, { edit_instructions: "x" })).result).toEqualTypeOf<EditOutput>();
  expectTypeOf((await client.pipeline(input, { pipeline_id: "p" })).result).toEqualTypeOf<PipelineOutput>();

  const record = await client.jobs.get("an id");
  if (record.status === "FAILED") expectTypeOf(record.error).toEqualTypeOf<string>();

  // @ts-expect-error chunk modes are closed
  await client.parse(input, { retrieval: { chunking: { chunk_mode: "pages" } } });
  // @ts-expect-error extract needs a schema
  await client.extract(input, {});
  // @ts-expect-error the envelope belongs to submissions
  await client.parse(input, { async: {} });
  // @ts-expect-error split needs its sections
  await client.split(input);

  if (ValidationError.isInstance(error)) expectTypeOf(error.issues).toEqualTypeOf<readonly ValidationIssue[]>();
  if (NotFoundError.isInstance(error)) expectTypeOf(error.code).toEqualTypeOf<"not_found">();
}

/** Checked by the compiler; never run. */
async function extractions(): Promise<void> {
  const schema = z.object({ total: z.number(), lines: z.array(z.object({ name: z.string().optional() })) });
  const zod = await client.extract(input, { schema });
  expectTypeOf(zod.result.data).toEqualTypeOf<z.output<typeof schema>>();
  expectTypeOf(zod.result.cited.total).toEqualTypeOf<CitedValue<number>>();
  expectTypeOf(zod.result.cited.lines[0]!.name?.value).toEqualTypeOf<string | undefined>();

  const ark = await client.extract(input, { schema: type({ total: "number", "note?": "string" }) });
  expectTypeOf(ark.result.data).toEqualTypeOf<{ total: number; note?: string }>();

  const plain = await client.extract(input, {
    schema: {
      type: "object",
      properties: {
        total: { type: ["number", "null"] },
        kind: { enum: ["invoice", "receipt"] },
        lines: { type: "array", items: { type: "object", properties: { n: { type: "integer" } }, required: ["n"] } },
      },
      required: ["total"],
    },
  });
  expectTypeOf(plain.result.data).toEqualTypeOf<{
    total: number | null;
    kind?: "invoice" | "receipt";
    lines?: { n: number }[];
  }>();

  for await (const item of client.batch([input], { operation: "extract", options: { schema } })) {
    if (item.response) expectTypeOf(item.response.result.data.total).toEqualTypeOf<number>();
  }
  for await (const { response } of client.batch([input])) {
    expectTypeOf(response?.result).toEqualTypeOf<FullResult | undefined>();
  }
}

/** Checked by the compiler; never run. */
async function pipelineRuns(): Promise<void> {
  const schema = z.object({ total: z.number() });
  const stored = await pipelines.create({ name: "intake", steps: [{ op: "extract", config: { schema } }] });
  expectTypeOf(stored).toEqualTypeOf<StoredPipeline>();
  for await (const version of pipelines.versions(stored)) expectTypeOf(version).toEqualTypeOf<StoredPipeline>();
  const { extract, edit } = (await pipelines.run(stored, input, { schema })).result;
  expectTypeOf(edit).toEqualTypeOf<EditOutput | null>();
  if (Array.isArray(extract)) expectTypeOf(extract[0]!.result).toEqualTypeOf<Extraction<{ total: number }>>();
  else expectTypeOf(extract).toEqualTypeOf<Extraction<{ total: number }> | null>();
  const plain = { type: "object", properties: { seal: { type: "string" } } } as const;
  const job = await pipelines.submit("intake", input, { schema: plain, async: { priority: true } });
  const { result } = await job.wait();
  if (!Array.isArray(result.extract)) expectTypeOf(result.extract?.data).toEqualTypeOf<{ seal?: string } | undefined>();
  // @ts-expect-error an extract step needs its schema
  await pipelines.create({ name: "x", steps: [{ op: "extract", config: {} }] });
  // @ts-expect-error without a schema it is client.pipeline
  await pipelines.run(stored, input, {});
}

test("the types of the client are those of the contract and of the caller's schemas", () => {
  expectTypeOf(claims).toBeFunction();
  expectTypeOf(extractions).toBeFunction();
  expectTypeOf(pipelineRuns).toBeFunction();
});
