// Generated from openapi.yaml by `pnpm run generate`. Do not edit.

import type { ResolvedParseConfig } from "../resolved-parse-config.ts";

/** `info.version` of the contract. */
export const contractVersion = "1.0.0" as const;

/** Method and path of every operation, by its operation id. */
export const endpoints = {
  "parse": {
    "method": "POST",
    "path": "/parse"
  },
  "parseAsync": {
    "method": "POST",
    "path": "/parse_async"
  },
  "extract": {
    "method": "POST",
    "path": "/extract"
  },
  "extractAsync": {
    "method": "POST",
    "path": "/extract_async"
  },
  "split": {
    "method": "POST",
    "path": "/split"
  },
  "splitAsync": {
    "method": "POST",
    "path": "/split_async"
  },
  "classify": {
    "method": "POST",
    "path": "/classify"
  },
  "classifyAsync": {
    "method": "POST",
    "path": "/classify_async"
  },
  "edit": {
    "method": "POST",
    "path": "/edit"
  },
  "editAsync": {
    "method": "POST",
    "path": "/edit_async"
  },
  "pipeline": {
    "method": "POST",
    "path": "/pipeline"
  },
  "pipelineAsync": {
    "method": "POST",
    "path": "/pipeline_async"
  },
  "listPipelines": {
    "method": "GET",
    "path": "/pipelines"
  },
  "createPipeline": {
    "method": "POST",
    "path": "/pipelines"
  },
  "getPipeline": {
    "method": "GET",
    "path": "/pipelines/{pipeline_id}"
  },
  "deletePipeline": {
    "method": "DELETE",
    "path": "/pipelines/{pipeline_id}"
  },
  "upload": {
    "method": "POST",
    "path": "/upload"
  },
  "createUploadUrl": {
    "method": "POST",
    "path": "/upload_url"
  },
  "getJob": {
    "method": "GET",
    "path": "/job/{job_id}"
  },
  "deleteJob": {
    "method": "DELETE",
    "path": "/job/{job_id}"
  },
  "listJobs": {
    "method": "GET",
    "path": "/jobs"
  },
  "cancelJob": {
    "method": "POST",
    "path": "/cancel/{job_id}"
  },
  "getWebhookSecret": {
    "method": "GET",
    "path": "/webhooks/secret"
  },
  "rotateWebhookSecret": {
    "method": "POST",
    "path": "/webhooks/secret/rotate"
  },
  "downloadResult": {
    "method": "GET",
    "path": "/results/{result_id}"
  },
  "downloadFile": {
    "method": "GET",
    "path": "/files/{file_id}"
  },
  "uploadFile": {
    "method": "PUT",
    "path": "/files/{file_id}"
  },
  "drawFilePage": {
    "method": "GET",
    "path": "/files/{file_id}/pages/{page}"
  },
  "drawJobPage": {
    "method": "GET",
    "path": "/job/{job_id}/pages/{page}"
  },
  "getVersion": {
    "method": "GET",
    "path": "/version"
  },
  "getHealth": {
    "method": "GET",
    "path": "/health"
  },
  "getReady": {
    "method": "GET",
    "path": "/ready"
  },
  "getContract": {
    "method": "GET",
    "path": "/openapi.json"
  }
} as const;

/** Every `AgenticScope` of the contract. */
export const agenticScopes = [
  "table",
  "figure",
  "text"
] as const;

/** Every `ChunkMode` of the contract. */
export const chunkModes = [
  "variable",
  "section",
  "page",
  "disabled",
  "block",
  "page_sections"
] as const;

/** Every `FormattingInclude` of the contract. */
export const formattingIncludes = [
  "change_tracking",
  "highlight",
  "comments",
  "hyperlinks",
  "signatures"
] as const;

/** Every `TableOutputFormat` of the contract. */
export const tableOutputFormats = [
  "html",
  "json",
  "md",
  "jsonbbox",
  "dynamic",
  "csv"
] as const;

/** Every `SpreadsheetClustering` of the contract. */
export const spreadsheetClusterings = [
  "accurate",
  "fast",
  "disabled"
] as const;

/** Every `OcrSystem` of the contract. */
export const ocrSystems = [
  "standard",
  "legacy"
] as const;

/** Every `ExtractionMode` of the contract. */
export const extractionModes = [
  "ocr",
  "hybrid"
] as const;

/** Every `ReturnImage` of the contract. */
export const returnImages = [
  "figure",
  "table",
  "page"
] as const;

/** Every `WebhookMode` of the contract. */
export const webhookModes = [
  "direct",
  "disabled"
] as const;

/** Every `BlockType` of the contract. */
export const blockTypes = [
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
  "Signature"
] as const;

/** Every `Confidence` of the contract. */
export const confidences = [
  "low",
  "high"
] as const;

/** Every `PageUnit` of the contract. */
export const pageUnits = [
  "pt",
  "px",
  "cell"
] as const;

/** Every `SplitRuleStatus` of the contract. */
export const splitRuleStatuses = [
  "followed",
  "not_understood"
] as const;

/** Every `EditKind` of the contract. */
export const editKinds = [
  "redact",
  "replace",
  "fill",
  "highlight",
  "comment",
  "delete_pages",
  "rotate_pages",
  "reorder_pages",
  "extract_pages",
  "merge_pages",
  "append_document",
  "stamp",
  "page_numbers",
  "number_pages",
  "set_cell",
  "delete_rows",
  "delete_section",
  "accept_changes",
  "reject_changes",
  "protect",
  "unprotect",
  "unknown"
] as const;

/** Every `EditStatus` of the contract. */
export const editStatuses = [
  "done",
  "not_found",
  "not_understood",
  "refused"
] as const;

/** Every `JobStatus` of the contract. */
export const jobStatuses = [
  "PENDING",
  "RUNNING",
  "COMPLETED",
  "FAILED"
] as const;

/** Every `JobType` of the contract. */
export const jobTypes = [
  "parse",
  "extract",
  "split",
  "classify",
  "edit",
  "pipeline"
] as const;

/** Every `ErrorCode` of the contract. */
export const errorCodes = [
  "bad_request",
  "invalid_input",
  "input_unreachable",
  "invalid_page_range",
  "password_required",
  "password_wrong",
  "document_encrypted",
  "unsupported_format",
  "document_damaged",
  "document_empty",
  "too_many_pages",
  "document_too_complex",
  "model_not_configured",
  "invalid_schema",
  "invalid_instructions",
  "invalid_pipeline",
  "redaction_not_proved",
  "invalid_webhook_url",
  "invalid_cursor",
  "metadata_too_large",
  "unauthorized",
  "invalid_signature",
  "not_found",
  "job_not_found",
  "file_not_found",
  "result_not_found",
  "pipeline_not_found",
  "method_not_allowed",
  "job_finished",
  "job_not_finished",
  "file_not_uploaded",
  "idempotency_conflict",
  "too_many_secrets",
  "cancelled",
  "job_gone",
  "file_gone",
  "result_gone",
  "url_expired",
  "payload_too_large",
  "unsupported_media_type",
  "range_not_satisfiable",
  "rate_limited",
  "internal_error",
  "plugin_failed",
  "model_failed",
  "worker_lost",
  "not_implemented",
  "overloaded",
  "not_ready",
  "model_unavailable",
  "still_running",
  "timeout"
] as const;

/** The parse configuration that an empty one stands for. */
export const parseConfigDefaults: ResolvedParseConfig = {
  "enhance": {
    "agentic": [],
    "summarize_figures": true
  },
  "retrieval": {
    "chunking": {
      "chunk_mode": "disabled",
      "chunk_size": null
    },
    "filter_blocks": [],
    "embedding_optimized": false
  },
  "formatting": {
    "add_page_markers": false,
    "table_output_format": "dynamic",
    "charts": "data",
    "merge_tables": false,
    "emphasis": true,
    "include": []
  },
  "spreadsheet": {
    "split_large_tables": {
      "enabled": true,
      "size": 50
    },
    "clustering": "accurate",
    "include_hidden": false
  },
  "settings": {
    "ocr_system": "standard",
    "extraction_mode": "hybrid",
    "force_url_result": false,
    "return_ocr_data": false,
    "return_places": false,
    "return_hidden_text": false,
    "attachments": {
      "depth": 0,
      "max_bytes": 52428800
    },
    "return_images": [],
    "page_range": null,
    "timeout": null,
    "document_password": null
  }
};

/** The HTTP status of each error code. */
export const errorStatuses = {
  "bad_request": 400,
  "invalid_input": 400,
  "input_unreachable": 400,
  "invalid_page_range": 400,
  "password_required": 400,
  "password_wrong": 400,
  "document_encrypted": 400,
  "unsupported_format": 400,
  "document_damaged": 400,
  "document_empty": 400,
  "too_many_pages": 400,
  "document_too_complex": 400,
  "model_not_configured": 400,
  "invalid_schema": 400,
  "invalid_instructions": 400,
  "invalid_pipeline": 400,
  "redaction_not_proved": 400,
  "invalid_webhook_url": 400,
  "invalid_cursor": 400,
  "metadata_too_large": 400,
  "unauthorized": 401,
  "invalid_signature": 401,
  "not_found": 404,
  "job_not_found": 404,
  "file_not_found": 404,
  "result_not_found": 404,
  "pipeline_not_found": 404,
  "method_not_allowed": 405,
  "job_finished": 409,
  "job_not_finished": 409,
  "file_not_uploaded": 409,
  "idempotency_conflict": 409,
  "too_many_secrets": 409,
  "cancelled": 409,
  "job_gone": 410,
  "file_gone": 410,
  "result_gone": 410,
  "url_expired": 410,
  "payload_too_large": 413,
  "unsupported_media_type": 415,
  "range_not_satisfiable": 416,
  "rate_limited": 429,
  "internal_error": 500,
  "plugin_failed": 500,
  "model_failed": 500,
  "worker_lost": 500,
  "not_implemented": 501,
  "overloaded": 503,
  "not_ready": 503,
  "model_unavailable": 503,
  "still_running": 504,
  "timeout": 504
} as const;

/** The id of an operation of the service; webhooks, which the service sends, have none of these. */
export type OperationId = keyof typeof endpoints;
