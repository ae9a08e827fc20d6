import type {
  ExtractResponse,
  ExtractResult,
  FullResult,
  ParseResponse,
  SplitResult,
  UploadResponse,
  UrlResult,
} from "@docsvc/openapi";
import { expectTypeOf, test } from "vitest";
import type { Docsvc } from "./client.ts";
import { NotFoundError, ValidationError } from "./errors/api-errors.ts";
import type { ValidationIssue } from "./errors/api-errors.ts";
import type { FinishedJob, SubmittedJob } from "./jobs/reference.ts";

declare const client: Docsvc;
declare const error: unknown;

/** Checked by the compiler; never run. */
async function claims(): Promise<void> {
  const parsed = await client.parse({ input: "https://example.com/a.pdf" });
  expectTypeOf(parsed).toEqualTypeOf<ParseResponse>();
  if (parsed.result.type === "url") expectTypeOf(parsed.result).toEqualTypeOf<UrlResult>();
  else expectTypeOf(parsed.result).toEqualTypeOf<FullResult>();

  const submitted = await client.parseAsync({
    input: await client.upload("a.pdf"),
    async: { metadata: { any: true } },
  });
  expectTypeOf(submitted).toEqualTypeOf<SubmittedJob<"parse">>();
  const finished = await client.jobs.wait(submitted);
  expectTypeOf(finished.result).toEqualTypeOf<ParseResponse["result"]>();
  expectTypeOf(await client.fullResult(finished)).toEqualTypeOf<FullResult>();

  expectTypeOf(await client.jobs.wait("an id")).toEqualTypeOf<FinishedJob>();
  const extracted = await client.jobs.wait<"extract">("an id");
  expectTypeOf(extracted.result).toEqualTypeOf<ExtractResponse["result"]>();
  expectTypeOf(await client.fullResult(extracted)).toEqualTypeOf<ExtractResult>();
  const split = await client.split({ input: "docsvc://a", split_description: [{ title: "A" }] });
  expectTypeOf(await client.fullResult(split)).toEqualTypeOf<SplitResult>();

  const job = await client.jobs.get("an id");
  if (job.status === "FAILED") expectTypeOf(job.error).toEqualTypeOf<string>();
  // @ts-expect-error a running job has no result
  if (job.status === "RUNNING") void job.result;

  // @ts-expect-error chunk modes are closed
  await client.parse({ input: "x", retrieval: { chunking: { chunk_mode: "pages" } } });
  // @ts-expect-error extract needs a schema
  await client.extract({ input: "x" });
  // @ts-expect-error the synchronous form has no async envelope
  await client.parse({ input: "x", async: {} });

  if (ValidationError.isInstance(error)) expectTypeOf(error.issues).toEqualTypeOf<readonly ValidationIssue[]>();
  if (NotFoundError.isInstance(error)) expectTypeOf(error.code).toEqualTypeOf<"not_found">();
  expectTypeOf(await client.upload(new Blob([]))).toEqualTypeOf<UploadResponse>();
}

test("the types of the client are those of the contract", () => {
  expectTypeOf(claims).toBeFunction();
});
