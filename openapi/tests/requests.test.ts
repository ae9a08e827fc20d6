import { describe, expect, test } from "vitest";
import { nameOf, operations } from "./operations.ts";
import { hasType, reachable } from "./schema-walk.ts";
import { schemaValidator } from "./validator.ts";

const INPUT = "https://example.com/a.pdf";

/** The least that each request needs. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ParseRequest: { input: INPUT },
  ParseAsyncRequest: { input: INPUT },
  ExtractRequest: { input: INPUT, schema: {} },
  ExtractAsyncRequest: { input: INPUT, schema: {} },
  SplitRequest: { input: INPUT, split_description: [{ title: "a", description: "b" }] },
  SplitAsyncRequest: { input: INPUT, split_description: [{ title: "a", description: "b" }] },
  EditRequest: { document_url: INPUT, edit_instructions: "Redact names." },
  EditAsyncRequest: { document_url: INPUT, edit_instructions: "Redact names." },
  PipelineRequest: { input: INPUT, pipeline_id: "p" },
  PipelineAsyncRequest: { input: INPUT, pipeline_id: "p" },
  // Additions.
  ClassifyRequest: { input: INPUT, categories: [{ title: "a" }] },
  ClassifyAsyncRequest: { input: INPUT, categories: [{ title: "a" }] },
  UploadUrlRequest: { bytes: 1 },
  PipelineDefinition: { name: "p", steps: [{ op: "parse", config: {} }] },
};
const NAMES = Object.keys(BODIES);
const WITH_ASYNC = NAMES.filter((name) => name.endsWith("AsyncRequest"));
const PARSING = { Parse: "top level", Extract: "parsing", Split: "parsing", Classify: "parsing" };

/** Every field of the parse configuration, with a value that is not its default. */
const CONFIG = {
  enhance: {
    agentic: [{ scope: "table", prompt: "p" }, { scope: "figure", prompt: null }, { scope: "text" }],
    summarize_figures: false,
  },
  retrieval: {
    chunking: { chunk_mode: "variable", chunk_size: 800 },
    filter_blocks: ["Header", "Page Number"],
    embedding_optimized: true,
  },
  formatting: {
    add_page_markers: true,
    table_output_format: "jsonbbox",
    merge_tables: true,
    include: ["change_tracking", "highlight", "comments", "hyperlinks", "signatures"],
  },
  spreadsheet: { split_large_tables: { enabled: false, size: 200 }, clustering: "fast" },
  settings: {
    ocr_system: "legacy",
    extraction_mode: "ocr",
    force_url_result: true,
    return_ocr_data: true,
    return_places: true,
    return_images: ["figure", "table"],
    page_range: { start: 2, end: 9 },
    timeout: 90.5,
    document_password: "secret",
  },
};

const check = (name: string, value: unknown) => {
  const validate = schemaValidator(name);
  return validate(value) ? [] : validate.errors!.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};

describe("a request of the plain interface", () => {
  test("is one of the ten bodies, classifies, announces an upload, or stores a pipeline", () => {
    const bodies = operations.flatMap(({ operation }) => {
      const json = operation.requestBody?.content["application/json"];
      return json === undefined ? [] : [nameOf(json.schema)];
    });
    expect(bodies.toSorted()).toEqual(NAMES.toSorted());
  });

  test.each(NAMES)("%s is accepted with its required fields alone, and refused without any one of them", (name) => {
    expect(check(name, BODIES[name])).toEqual([]);
    for (const field of Object.keys(BODIES[name]!)) {
      const { [field]: _left, ...rest } = BODIES[name]!;
      expect(check(name, rest)).toEqual([" required"]);
    }
  });

  test.each(Object.entries(PARSING))("%s takes the whole parse configuration at its place: %s", (name, place) => {
    for (const form of ["Request", "AsyncRequest"]) {
      const config = place === "parsing" ? { parsing: CONFIG } : CONFIG;
      expect(check(`${name}${form}`, { ...BODIES[`${name}${form}`], ...config })).toEqual([]);
    }
  });

  test("accepts null for every nullable setting, and an empty object for every part", () => {
    const settings = { page_range: null, timeout: null, document_password: null };
    expect(check("ParseConfig", { settings, retrieval: { chunking: { chunk_size: null } } })).toEqual([]);
    expect(check("ParseConfig", { enhance: {}, retrieval: {}, formatting: {}, spreadsheet: {}, settings: {} })).toEqual(
      [],
    );
  });

  test("accepts null for every configuration object, as many SDKs send what was not given", () => {
    const nothing = { enhance: null, retrieval: null, formatting: null, spreadsheet: null, settings: null };
    const nested = { retrieval: { chunking: null }, spreadsheet: { split_large_tables: null } };
    for (const name of ["ParseRequest", "ParseAsyncRequest"]) {
      expect(check(name, { ...BODIES[name], ...nothing })).toEqual([]);
      expect(check(name, { ...BODIES[name], ...nested })).toEqual([]);
    }
    for (const name of ["ExtractRequest", "ExtractAsyncRequest", "SplitRequest", "SplitAsyncRequest"]) {
      expect(check(name, { ...BODIES[name], parsing: null })).toEqual([]);
      expect(check(name, { ...BODIES[name], parsing: nothing })).toEqual([]);
    }
    for (const name of WITH_ASYNC) {
      expect(check(name, { ...BODIES[name], async: null })).toEqual([]);
      expect(check(name, { ...BODIES[name], async: { webhook: null } })).toEqual([]);
    }
  });

  test("takes pages and ranges in a list, images of pages, and a webhook's mode", () => {
    const settings = { page_range: [1, { start: 3, end: 4 }, { start: 9 }], return_images: ["page"] };
    expect(check("ParseRequest", { input: INPUT, settings })).toEqual([]);
    for (const webhook of [{ mode: "disabled" }, { mode: "direct", url: "https://example.com/hook" }]) {
      expect(check("ParseAsyncRequest", { input: INPUT, async: { webhook } })).toEqual([]);
    }
    expect(check("SettingsConfig", { page_range: [] })).toContain("/page_range minItems");
    expect(check("SettingsConfig", { page_range: [0] })).toContain("/page_range/0 minimum");
    expect(check("WebhookConfig", { mode: "svix" })).toEqual(["/mode enum"]);
  });

  test.each(WITH_ASYNC)("%s takes the async envelope with any JSON value as metadata", (name) => {
    for (const metadata of [null, true, 0, "", [], { nested: { any: ["thing"] } }]) {
      const envelope = { priority: true, webhook: { url: "https://example.com/hook" }, metadata };
      expect(check(name, { ...BODIES[name], async: envelope })).toEqual([]);
    }
  });

  test.each(NAMES.filter((name) => !WITH_ASYNC.includes(name)))("%s has no async envelope", (name) => {
    expect(check(name, { ...BODIES[name], async: {} })).toEqual([" additionalProperties"]);
  });

  test.each([
    "https://example.com/a.pdf",
    `https://bucket.example.com/a.pdf?X-Amz-Signature=${"f".repeat(4000)}`,
    "docsvc://0199d3a0-6f02-7d11-8a3e-5b0c9d1e2f30.pdf",
    "0199d3a0-6f02-7d11-8a3e-5b0c9d1e2f30.pdf",
    "jobid://0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10",
    { file_id: "docsvc://0199d3a0-6f02-7d11-8a3e-5b0c9d1e2f30.pdf" },
    { file_id: "docsvc://0199d3a0-6f02-7d11-8a3e-5b0c9d1e2f30.pdf", presigned_url: null },
    { file_id: "docsvc://a.pdf", presigned_url: "https://example.com/a.pdf", field_of_a_later_version: 1 },
  ])("takes the input %j", (input) => {
    expect(check("ParseRequest", { input })).toEqual([]);
  });

  test("leaves a reversed page range to the service, which answers 400, and refuses page 0", () => {
    expect(check("PageRange", { start: 9, end: 2 })).toEqual([]);
    expect(check("PageRange", { start: 0 })).toEqual(["/start minimum"]);
  });
});

describe("request schemas", () => {
  // An upload response is handed back as it came, so it may hold fields of a later version; a JSON Schema is the caller's own.
  const schemas = reachable([...NAMES, "UploadRequest"], ["UploadResponse", "ExtractSchema"]);
  const pick = (type: string) => schemas.filter(({ schema }) => hasType(schema, type));

  test("every object refuses unknown fields", () => {
    const open = pick("object").filter(({ schema }) => schema["additionalProperties"] !== false);
    expect(open.map(({ where }) => where)).toEqual([]);
    for (const name of NAMES) expect(check(name, { ...BODIES[name], unknown: 1 })).toEqual([" additionalProperties"]);
  });

  test("every string, array and number is bounded", () => {
    const unbounded = [
      ...pick("string").filter(
        ({ schema }) =>
          !("maxLength" in schema || "enum" in schema || "const" in schema || "contentMediaType" in schema),
      ),
      ...pick("array").filter(({ schema }) => !("maxItems" in schema)),
      ...[...pick("number"), ...pick("integer")].filter(
        ({ schema }) => !("maximum" in schema && ("minimum" in schema || "exclusiveMinimum" in schema)),
      ),
    ];
    expect(unbounded.map(({ where }) => where)).toEqual([]);
  });

  test("every parameter is bounded", () => {
    const unbounded = operations
      .flatMap(({ parameters }) => parameters)
      .filter(({ schema }) => !["$ref", "maxLength", "maximum", "pattern"].some((keyword) => keyword in schema));
    expect(unbounded.map(({ name }) => name)).toEqual([]);
  });
});
