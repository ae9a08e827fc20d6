/**
 * Why a document could not be processed.
 *
 * | code | meaning |
 * |---|---|
 * | `unsupported_document` | this version does not read the format of the bytes |
 * | `damaged_document` | the format is known, but the file cannot be opened |
 * | `password_required` | encrypted, and no password was given |
 * | `password_wrong` | encrypted, and the given password does not open it |
 * | `document_encrypted` | encrypted in a way that no password opens: rights management, DRM |
 * | `page_range_invalid` | the range is empty, reversed or starts past the last page |
 * | `too_many_pages` | more pages than the caller's limit allows |
 * | `invalid_schema` | the schema of an extraction is too large, too deep, refers to another document, or is not a JSON Schema |
 * | `invalid_option` | an option has a value that the contract does not know |
 * | `model_not_configured` | a model pass was requested, but no model is configured |
 * | `slice_unreadable` | a slice of pages was written by another version of this package, or is damaged |
 * | `storage_failed` | the folder for temporary files has no space for a long document |
 * | `redaction_not_proved` | text to be redacted may still be in the edited file, so the file is not returned |
 * | `plugin_failed` | a plugin does not match its interface, threw, or took too long |
 * | `took_too_long` | reading took longer than a file of its size may take; on a busy machine this can happen to a sound file |
 * | `aborted` | the caller's signal fired |
 */
export type EngineErrorCode =
  | "unsupported_document"
  | "damaged_document"
  | "password_required"
  | "password_wrong"
  | "document_encrypted"
  | "page_range_invalid"
  | "too_many_pages"
  | "invalid_schema"
  | "invalid_option"
  | "model_not_configured"
  | "slice_unreadable"
  | "storage_failed"
  | "redaction_not_proved"
  | "plugin_failed"
  | "took_too_long"
  | "aborted";

/** Registered globally, so that the check holds across two installed copies of this package. */
const MARKER: unique symbol = Symbol.for("docsvc.engine.error");

/**
 * The only error that this package throws on purpose; anything else is a defect.
 *
 * The message says what happened and what to do about it, and never contains document text.
 */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    Object.defineProperty(this, MARKER, { value: true });
  }

  /** Like `instanceof`, and also true for an error of another copy of this package. */
  static isInstance(value: unknown): value is EngineError {
    return typeof value === "object" && value !== null && MARKER in value;
  }
}
