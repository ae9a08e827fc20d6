import type { Model } from "../model/model.ts";
import type { Warning } from "../document/document.ts";
import type { EditReport } from "./edit-report.ts";

/** What to do to a document. */
export interface EditRequest {
  /** In words, English or German; the grammar is documented in `docs/edit-instructions.md`. */
  readonly instructions: string;
  /** Only says what would be done. @defaultValue false */
  readonly dryRun?: boolean;
  /** Of an encrypted document, which stays encrypted with it. */
  readonly password?: string | null;
  /** Documents that the instructions may append by their names. */
  readonly documents?: readonly NamedDocument[];
}

/** A document that instructions may name. */
export interface NamedDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How an edit runs. */
export interface EditOptions {
  /** Ends the edit with an {@link EngineError} `aborted` between its steps. */
  readonly signal?: AbortSignal;
  /** Called after each page that was read or proved. */
  readonly onProgress?: (done: number, total: number) => void;
  /** More pages than this is an {@link EngineError} `too_many_pages`. */
  readonly maxPages?: number;
  /** Puts into the grammar's words what it does not know; the report says what a model said. */
  readonly model?: Model;
  /** Recognition of text in pictures, to find words there and to prove that they are gone. @defaultValue `auto` */
  readonly ocr?: "auto" | "off";
}

/** An edited document, and what was done of what was asked. */
export interface Edited {
  /** Null in a dry run. */
  readonly bytes: Uint8Array | null;
  readonly mediaType: string;
  /** One for each thing that was asked for, in the order of the instructions. */
  readonly edits: readonly EditReport[];
  /** Of the document as it came. */
  readonly numPages: number;
  readonly warnings: readonly Warning[];
}
