import type { Warning } from "../../document/document.ts";
import type { NamedDocument } from "../edit-request.ts";
import type { Found } from "../find/found.ts";
import type { Reading } from "../find/reading.ts";
import type { Instruction } from "../instruction.ts";
import type { Protection } from "../operations/protect/protect-file.ts";
import type { Redaction } from "../redact/place.ts";
import type { Editable } from "./editable.ts";

/** A PDF while it is edited: what operations read of it and what they leave behind. */
export interface PdfEditing {
  /** Operations may put another in its place, which ends the present reading. */
  document: Editable;
  /** How the file is encrypted at the end. */
  protection: Protection;
  /** What must be gone from the file as written; null where nothing is redacted. */
  redaction: Redaction | null;
  /** Documents that the instructions may name. */
  readonly documents: readonly NamedDocument[];
  /** The document as it is now; what it recognises in pictures counts for the first reading alone. */
  readonly reading: (ocr?: "off") => Promise<Reading>;
  /** Whether text in pictures, and pages as they look, are read by recognition. */
  readonly recognises: boolean;
  readonly signal: AbortSignal | undefined;
  /** What was found of an instruction's target before anything was changed. */
  readonly foundOf: (instruction: Instruction) => Found;
  readonly warn: (warning: Warning) => void;
  readonly throwIfAborted: () => void;
}
