import type { EngineErrorCode } from "@docsvc/engine";
import type { ErrorCode } from "../errors/service-error.ts";

/** The contract's codes for those of the engine. */
export const ERROR_OF_ENGINE: Readonly<Record<EngineErrorCode, ErrorCode>> = {
  unsupported_document: "unsupported_format",
  damaged_document: "document_damaged",
  password_required: "password_required",
  password_wrong: "password_wrong",
  document_encrypted: "document_encrypted",
  page_range_invalid: "invalid_page_range",
  too_many_pages: "too_many_pages",
  invalid_schema: "invalid_schema",
  invalid_option: "bad_request",
  model_not_configured: "model_not_configured",
  slice_unreadable: "internal_error",
  storage_failed: "internal_error",
  redaction_not_proved: "redaction_not_proved",
  plugin_failed: "plugin_failed",
  took_too_long: "timeout",
  aborted: "cancelled",
};
