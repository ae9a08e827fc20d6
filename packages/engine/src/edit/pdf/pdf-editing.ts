import type { Warning } from "../../document/document.ts";
import type { NamedDocument } from "../edit-request.ts";
import type { Found } from "../find/found.ts";
import type { Reading } from "../find/reading.ts";
import type { Instruction } from "../instruction.ts";
import type { Protection } from "../operations/protect/protect-file.ts";
import type { Redaction } from "../redact/place.ts";
import type { Editable } from "./editable.ts";

/** A PDF during an edit: what operations read of it, and what they leave for later. */
export interface PdfEditing {
  /** Operations may replace it, which invalidates the present reading. */
  document: Editable;
  /** The encryption of the resulting file. */
  protection: Protection;
  /** What must not be in the written file any more; null if nothing is redacted. */
  redaction: Redaction | null;
  /** Documents that the instructions may name. */
  readonly documents: readonly NamedDocument[];
  /** The document in its present state. Only the first reading recognises text in images. */
  readonly reading: (ocr?: "off") => Promise<Reading>;
  /** Whether text in images, and on pages as displayed, is recognised. */
  readonly recognises: boolean;
  readonly signal: AbortSignal | undefined;
  /** What was found for an instruction's target before any change. */
  readonly foundOf: (instruction: Instruction) => Found;
  readonly warn: (warning: Warning) => void;
  readonly throwIfAborted: () => void;
}
