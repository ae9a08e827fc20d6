import type { FormattingInclude, SpreadsheetConfig } from "@docsvc/openapi";
import type { BlockImages } from "../../markup-layout/block-images.ts";
import type { Markup } from "../../markup-layout/markup.ts";

/** What a document is read with; every part has its default. */
export interface MarkupOptions {
  readonly password?: string | null;
  /** Marks that are written into the text. @defaultValue none */
  readonly include?: readonly FormattingInclude[];
  readonly spreadsheet?: SpreadsheetConfig;
  /** Reads a document that is inside of this one; null where it is none that shows its structure. @defaultValue none is read */
  readonly readInside?: (bytes: Uint8Array) => Promise<Markup | null>;
  /** Is called with each file that is attached to a message and that the reader lists alone. */
  readonly onAttached?: ((file: AttachedFile) => void) | undefined;
  /** Is called with the pictures that the file holds. @defaultValue none */
  readonly images?: BlockImages | undefined;
  /** Ends what a reader has another program do. */
  readonly signal?: AbortSignal | undefined;
}

/** A file attached to a message. */
export interface AttachedFile {
  readonly name: string | undefined;
  readonly bytes: Uint8Array;
}

/** @throws EngineError `damaged_document`, `password_required`, `password_wrong`, `document_encrypted` */
export type MarkupReader = (bytes: Uint8Array, options: MarkupOptions) => Markup | Promise<Markup>;
