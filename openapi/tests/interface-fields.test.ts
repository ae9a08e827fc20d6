import { describe, expect, expectTypeOf, test } from "vitest";
import { contract } from "../contract.ts";
import type * as api from "../generated/index.ts";
import * as values from "../generated/values.ts";

/** The enums of the plain interface, in its order. */
const ENUMS = {
  AgenticScope: ["table", "figure", "text"],
  ChunkMode: ["variable", "section", "page", "disabled", "block", "page_sections"],
  TableOutputFormat: ["html", "json", "md", "jsonbbox", "dynamic", "csv"],
  FormattingInclude: ["change_tracking", "highlight", "comments", "hyperlinks", "signatures"],
  SpreadsheetClustering: ["accurate", "fast", "disabled"],
  OcrSystem: ["standard", "legacy"],
  ExtractionMode: ["ocr", "hybrid"],
  // The last one is beyond the interface.
  ReturnImage: ["figure", "table", "page"],
  BlockType: [
    "Header",
    "Footer",
    "Title",
    "Section Header",
    "Page Number",
    "List Item",
    "Figure",
    "Table",
    "Key Value",
    "Text",
    "Comment",
    "Signature",
  ],
  Confidence: ["low", "high"],
  JobStatus: ["PENDING", "RUNNING", "COMPLETED", "FAILED"],
} as const;

describe("enums of the interface", () => {
  test.each(Object.entries(ENUMS))("%s has exactly the values of the interface", (name, expected) => {
    expect(contract.components.schemas[name]!["enum"]).toEqual(expected);
  });

  test("the generated arrays hold them", () => {
    expect({
      AgenticScope: values.agenticScopes,
      ChunkMode: values.chunkModes,
      TableOutputFormat: values.tableOutputFormats,
      FormattingInclude: values.formattingIncludes,
      SpreadsheetClustering: values.spreadsheetClusterings,
      OcrSystem: values.ocrSystems,
      ExtractionMode: values.extractionModes,
      ReturnImage: values.returnImages,
      BlockType: values.blockTypes,
      Confidence: values.confidences,
      JobStatus: values.jobStatuses,
    }).toEqual(ENUMS);
  });

  test("the generated literal types are them", () => {
    type Value<Name extends keyof typeof ENUMS> = (typeof ENUMS)[Name][number];
    expectTypeOf<api.AgenticScope>().toEqualTypeOf<Value<"AgenticScope">>();
    expectTypeOf<api.ChunkMode>().toEqualTypeOf<Value<"ChunkMode">>();
    expectTypeOf<api.TableOutputFormat>().toEqualTypeOf<Value<"TableOutputFormat">>();
    expectTypeOf<api.FormattingInclude>().toEqualTypeOf<Value<"FormattingInclude">>();
    expectTypeOf<api.SpreadsheetClustering>().toEqualTypeOf<Value<"SpreadsheetClustering">>();
    expectTypeOf<api.OcrSystem>().toEqualTypeOf<Value<"OcrSystem">>();
    expectTypeOf<api.ExtractionMode>().toEqualTypeOf<Value<"ExtractionMode">>();
    expectTypeOf<api.ReturnImage>().toEqualTypeOf<Value<"ReturnImage">>();
    expectTypeOf<api.BlockType>().toEqualTypeOf<Value<"BlockType">>();
    expectTypeOf<api.Confidence>().toEqualTypeOf<Value<"Confidence">>();
    expectTypeOf<api.JobStatus>().toEqualTypeOf<Value<"JobStatus">>();
    expectTypeOf<(typeof values.blockTypes)[number]>().toEqualTypeOf<api.BlockType>();
    expectTypeOf<keyof typeof values.errorStatuses>().toEqualTypeOf<api.ErrorCode>();
  });
});

describe("defaults of the interface", () => {
  test("an empty configuration means them", () => {
    expect(values.parseConfigDefaults).toEqual({
      enhance: { agentic: [], summarize_figures: true },
      retrieval: {
        chunking: { chunk_mode: "disabled", chunk_size: null },
        filter_blocks: [],
        embedding_optimized: false,
      },
      formatting: {
        add_page_markers: false,
        table_output_format: "dynamic",
        merge_tables: false,
        include: [],
        // Additions: emphasis is marked, and charts are read.
        emphasis: true,
        charts: "data",
      },
      // What is hidden is an addition: left out unless asked for, as in the interface.
      spreadsheet: {
        split_large_tables: { enabled: true, size: 50 },
        clustering: "accurate",
        include_hidden: false,
      },
      settings: {
        ocr_system: "standard",
        extraction_mode: "hybrid",
        force_url_result: false,
        return_ocr_data: false,
        return_places: false,
        // So is what a page does not show.
        return_hidden_text: false,
        // So are attachments that are read.
        attachments: { depth: 0, max_bytes: 52_428_800 },
        return_images: [],
        page_range: null,
        timeout: null,
        document_password: null,
      },
    });
    expect(contract.components.schemas["AsyncConfig"]).toMatchObject({ properties: { priority: { default: false } } });
  });

  test("a field with a default may be left out of a request, and none may be in the resolved form", () => {
    expectTypeOf<{}>().toExtend<api.ParseConfig>();
    expectTypeOf<{ chunking: {} }>().toExtend<api.RetrievalConfig>();
    expectTypeOf<api.ResolvedParseConfig["retrieval"]["chunking"]["chunk_mode"]>().toEqualTypeOf<api.ChunkMode>();
    expectTypeOf<api.ResolvedParseConfig["settings"]["page_range"]>().toEqualTypeOf<
      api.PageRange | api.PageSelection | null
    >();
  });

  test("the version of the interface is 1.0.0", () => {
    expect(values.contractVersion).toBe("1.0.0");
    expect(contract.info.version).toBe("1.0.0");
    expect(contract.openapi).toBe("3.1.0");
  });
});

describe("types of the interface", () => {
  test("an input is a string or an upload response", () => {
    expectTypeOf<api.DocumentInput>().toEqualTypeOf<string | api.UploadResponse>();
  });

  test("a parse result is distinguished by its type", () => {
    expectTypeOf<Extract<api.ParseOutput, { type: "full" }>>().toEqualTypeOf<api.FullResult>();
    expectTypeOf<Extract<api.ParseOutput, { type: "url" }>>().toEqualTypeOf<api.UrlResult>();
  });

  test("a job is distinguished by its status: a completed one has a result, a failed one an error", () => {
    expectTypeOf<Extract<api.JobRecord, { status: "COMPLETED" }>["result"]>().toEqualTypeOf<api.JobResult>();
    expectTypeOf<Extract<api.JobRecord, { status: "FAILED" }>["error"]>().toEqualTypeOf<string>();
    expectTypeOf<Extract<api.JobRecord, { status: "PENDING" }>>().not.toHaveProperty("result");
    expectTypeOf<Extract<api.JobRecord, { status: "RUNNING" }>>().not.toHaveProperty("error");
  });

  test("nullable fields are nullable", () => {
    expectTypeOf<NonNullable<api.SettingsConfig["page_range"]>>().toEqualTypeOf<api.PageRange | api.PageSelection>();
    expectTypeOf<null>().toExtend<api.SettingsConfig["page_range"]>();
    expectTypeOf<null>().toExtend<api.ParseRequest["settings"]>();
    expectTypeOf<null>().toExtend<api.ParseAsyncRequest["async"]>();
    expectTypeOf<null>().toExtend<api.RetrievalConfig["chunking"]>();
    expectTypeOf<null>().toExtend<api.SettingsConfig["timeout"]>();
    expectTypeOf<null>().toExtend<api.SettingsConfig["document_password"]>();
    expectTypeOf<null>().toExtend<api.AgenticConfig["prompt"]>();
    expectTypeOf<null>().toExtend<api.ChunkingConfig["chunk_size"]>();
    expectTypeOf<null>().toExtend<api.Block["confidence"]>();
    expectTypeOf<null>().toExtend<api.Chunk["enriched"]>();
    expectTypeOf<null>().toExtend<api.Usage["credits"]>();
    expectTypeOf<null>().toExtend<api.UploadResponse["presigned_url"]>();
  });

  test("the file of an upload is a Blob, metadata is any JSON value, a schema any object", () => {
    expectTypeOf<api.UploadRequest["file"]>().toEqualTypeOf<Blob>();
    expectTypeOf<api.AsyncConfig["metadata"]>().toBeUnknown();
    expectTypeOf<{ type: "object" }>().toExtend<api.ExtractSchema>();
  });

  test("responses have no index signature, so a misspelt field is an error", () => {
    expectTypeOf<string extends keyof api.Block ? true : false>().toEqualTypeOf<false>();
    expectTypeOf<string extends keyof api.FullResult ? true : false>().toEqualTypeOf<false>();
    expectTypeOf<string extends keyof api.CompletedJob ? true : false>().toEqualTypeOf<false>();
  });
});
