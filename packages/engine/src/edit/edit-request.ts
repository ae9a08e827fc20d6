import type { Model } from "../model/model.ts";
import type { Warning } from "../document/document.ts";
import type { EditReport } from "./edit-report.ts";

/** What to do to a document. */
export interface EditRequest {
  /** Plain English or German; `docs/edit-instructions.md` documents the grammar. */
  readonly instructions: string;
  /** Only reports what would be done. @defaultValue false */
  readonly dryRun?: boolean;
  /** Opens an encrypted document, which stays encrypted with it. */
  readonly password?: string | null;
  /** Documents that the instructions may append by name. */
  readonly documents?: readonly NamedDocument[];
}

/** A document that instructions may name. */
export interface NamedDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How an edit runs. */
export interface EditOptions {
  /** Stops the edit with an {@link EngineError} `aborted` between two steps. */
  readonly signal?: AbortSignal;
  /** Called after each page that was read or proved. */
  readonly onProgress?: (done: number, total: number) => void;
  /** A document with more pages throws an {@link EngineError} `too_many_pages`. */
  readonly maxPages?: number;
  /** Rewrites instructions that the grammar does not know so that it does; the report quotes what the model wrote. */
  readonly model?: Model;
  /** Recognises text in images, to find words there and to prove that they are gone. @defaultValue `auto` */
  readonly ocr?: "auto" | "off";
}

/** An edited document, and a report on each edit. */
export interface Edited {
  /** Null in a dry run. */
  readonly bytes: Uint8Array | null;
  readonly mediaType: string;
  /** One for each requested edit, in the order of the instructions. */
  readonly edits: readonly EditReport[];
  /** Of the original document. */
  readonly numPages: number;
  readonly warnings: readonly Warning[];
}
