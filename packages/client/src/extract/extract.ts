import type { Citation, ExtractRequest, ExtractOutput } from "@docsvc/openapi";
import type { Reply } from "../connection/reply.ts";
import { SchemaMismatchError } from "../errors/job-errors.ts";
import type { SchemaIssue } from "../errors/job-errors.ts";
import { InvalidArgumentError } from "../errors/transport-errors.ts";
import type { DocumentSource } from "../files/document.ts";
import type { Job } from "../jobs/job.ts";
import type { AsyncOptions } from "../operations/operation.ts";
import type { RequestOptions, SubmitOptions, Task } from "../operations/run.ts";
import type { OperationResponse } from "../result/response.ts";
import { shapeIssues, toPointer } from "./check-json-schema.ts";
import { citeValues } from "./cited.ts";
import type { Cited } from "./cited.ts";
import type { FromJsonSchema, JsonSchema } from "./json-schema-type.ts";
import { isStandardSchema } from "./standard-schema.ts";
import type { StandardIssue, StandardSchema } from "./standard-schema.ts";

/** A Standard Schema that provides its JSON Schema, such as one of zod, ArkType or Valibot, or a JSON Schema. */
export type ExtractionSchema = StandardSchema | JsonSchema;

export type ExtractOptions<Schema> = Omit<ExtractRequest, "input" | "schema"> & { readonly schema: Schema };

/** The type of the data that a schema describes. */
export type DataOf<Schema> = Schema extends StandardSchema<infer Output> ? Output : FromJsonSchema<Schema>;

/** Extracted data, checked against its schema. */
export interface Extraction<Data> {
  readonly data: Data;
  /** The same data, with citations for each value: `cited.total.citations`. */
  readonly cited: Cited<Data>;
  /** Maps JSON Pointers into the data to the places that each value was read from, as returned by the service. */
  readonly citations: Readonly<Record<string, readonly Citation[]>>;
  /** JSON Pointers to values that the schema requests and the document does not contain. */
  readonly missing: readonly string[];
}

/** Fills a schema from a document. The data is checked against the schema and has its type. */
export interface ExtractOperation {
  <const Schema extends ExtractionSchema>(
    input: DocumentSource,
    options: ExtractOptions<Schema>,
    request?: RequestOptions,
  ): Reply<OperationResponse<Extraction<DataOf<Schema>>>>;
  /** Submits the operation as a job, to wait for it later or elsewhere, or to receive a webhook. */
  submit<const Schema extends ExtractionSchema>(
    input: DocumentSource,
    options: ExtractOptions<Schema> & AsyncOptions,
    request?: SubmitOptions,
  ): Promise<Job<Extraction<DataOf<Schema>>>>;
}

/** An extract without its document: its part of the body, and the check of the result. */
export function prepareExtract<Schema extends ExtractionSchema>(
  options: ExtractOptions<Schema>,
): Task<Extraction<DataOf<Schema>>> {
  return {
    type: "extract",
    options: { ...options, schema: toJsonSchema(options.schema) },
    finish: (result, jobId) => readExtraction(result, jobId, options.schema),
  };
}

/** The model fills the schema's input; defaults and transforms are applied afterwards. */
export function toJsonSchema(schema: ExtractionSchema, path = "schema"): JsonSchema {
  // A runtime check in spite of the types, because an empty options object is a common mistake.
  if (Object(schema) !== schema) {
    throw new InvalidArgumentError("extract needs options.schema: zod or JSON Schema.");
  }
  if (!isStandardSchema(schema)) return schema;
  const { jsonSchema, vendor } = schema["~standard"];
  if (jsonSchema === undefined) {
    const message = `The schema of ${vendor} has no JSON Schema: update it, or give one.`;
    throw new InvalidArgumentError(message);
  }
  let described: JsonSchema;
  try {
    described = jsonSchema.input({ target: "draft-2020-12" });
  } catch {
    // A library may know only the older dialect, which the body then names.
    try {
      return jsonSchema.input({ target: "draft-07" });
    } catch (cause) {
      // Names the property that has no JSON Schema, if the schema exposes its properties as zod's do.
      const { shape } = schema as { readonly shape?: Readonly<Record<string, ExtractionSchema>> };
      for (const name in shape) toJsonSchema(shape[name]!, `${path}.${name}`);
      throw new InvalidArgumentError(`${path}: ${(cause as Error).message}. Use z.iso.date() or z.string().`);
    }
  }
  // This is the interface's default dialect, and other servers refuse a body that names it.
  const { $schema: _dialect, ...rest } = described;
  return rest;
}

/** Checks a service's result and returns its data. @throws {@link SchemaMismatchError} */
export async function readExtraction<Data>(
  result: unknown,
  jobId: string,
  schema: ExtractionSchema,
): Promise<Extraction<Data>> {
  // Another server may return the data alone, because the interface does not define an extract's result.
  const { data, citations, missing = [] } = isExtractResult(result) ? result : { data: result, citations: {} };
  const outcome = isStandardSchema(schema)
    ? await schema["~standard"].validate(data)
    : { value: data, issues: shapeIssues(data, schema) };
  const issues: readonly StandardIssue[] | readonly SchemaIssue[] = outcome.issues ?? [];
  if (issues.length > 0) throw new SchemaMismatchError(jobId, issues.map(toSchemaIssue));
  const { value } = outcome as { readonly value: Data };
  return { data: value, cited: citeValues(value, citations) as Cited<Data>, citations, missing };
}

function isExtractResult(result: unknown): result is ExtractOutput {
  return "data" in Object(result) && "citations" in Object(result);
}

function toSchemaIssue({ path = "", message }: StandardIssue | SchemaIssue): SchemaIssue {
  if (typeof path === "string") return { path, message };
  return { path: path.map((part) => toPointer(typeof part === "object" ? part.key : part)).join(""), message };
}
