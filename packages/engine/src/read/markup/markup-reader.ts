import type { FormattingInclude, SpreadsheetConfig } from "@docsvc/openapi";
import type { BlockImages } from "../../markup-layout/block-images.ts";
import type { Markup } from "../../markup-layout/markup.ts";

/** Options of a reader; all are optional. */
export interface MarkupOptions {
  readonly password?: string | null;
  /** Styles that are written into the text. @defaultValue none */
  readonly include?: readonly FormattingInclude[];
  readonly spreadsheet?: SpreadsheetConfig;
  /** Reads a document inside this one; null if its format has no structure. @defaultValue none is read */
  readonly readInside?: (bytes: Uint8Array) => Promise<Markup | null>;
  /** Called with each attachment of a message that the reader only lists. */
  readonly onAttached?: ((file: AttachedFile) => void) | undefined;
  /** Collects the file's images. @defaultValue none */
  readonly images?: BlockImages | undefined;
  /** Stops external programs that a reader runs. */
  readonly signal?: AbortSignal | undefined;
}

/** A file attached to a message. */
export interface AttachedFile {
  readonly name: string | undefined;
  /** As its message declares it. */
  readonly mediaType?: string | undefined;
  readonly bytes: Uint8Array;
}

/** @throws EngineError `damaged_document`, `password_required`, `password_wrong`, `document_encrypted` */
export type MarkupReader = (bytes: Uint8Array, options: MarkupOptions) => Markup | Promise<Markup>;
