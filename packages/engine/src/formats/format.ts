/**
 * The document formats. Each has a folder with its `format.ts`, and an entry in the list in `formats.ts`. Code that needs
 * to know what a document is, how it is opened or whether it is read consults that list.
 */
import type { DocumentSource } from "../read/raw/document-source.ts";
import type { MarkupReader } from "../read/markup/markup-reader.ts";
import type { FileStart } from "./file-start.ts";

export interface Format {
  /** A unique short name in lowercase. */
  readonly kind: string;
  /** As it follows "This is" in a sentence. */
  readonly name: string;
  /** Without the dot, the most common first; empty if its files use extensions of other formats. */
  readonly extensions: readonly string[];
  /** In lowercase without parameters, the registered one first; servers and mail programs also use unregistered ones. */
  readonly mediaTypes: readonly string[];
  /**
   * Whether a file has this format, by its content. Formats are checked in list order, so a check may rely on those before
   * it.
   *
   * @defaultValue matches no file
   */
  readonly detect?: (file: FileStart) => boolean;
  /** Loads the reader on demand, because most documents never need its code. @defaultValue the document is refused */
  readonly load?: () => Promise<Opening>;
  /** What to do about a refused document. @defaultValue a sentence that names the format */
  readonly refusal?: string;
  /** Whether it is one or several images, each a page, which several processes can read in parallel. @defaultValue false */
  readonly isPicture?: boolean;
  /** Whether it contains documents, which are also read. @defaultValue false */
  readonly isArchive?: boolean;
  /** Whether it is data that folders contain next to documents: read if named explicitly, skipped in a folder. @defaultValue false */
  readonly isData?: boolean;
  /** Whether it is text in which no other format was detected. @defaultValue false */
  readonly isPlain?: boolean;
  /**
   * Whether it is detected by signs that other texts may also have. Text with one of its extensions is then of this format, however few
   * signs there are, and plain text with one of its media types. @defaultValue false
   */
  readonly isNamed?: boolean;
  /** For a format with `isNamed`: whether the content alone settles that a file is of it. @defaultValue never */
  readonly isSettled?: (file: FileStart) => boolean;
  /** For a format with `isNamed`: whether text that has its name may be of it. @defaultValue always */
  readonly mayBe?: (file: FileStart) => boolean;
}

/** How a document is opened. */
export type Opening =
  /** The file contains the document's structure. */
  | { readonly as: "markup"; readonly read: MarkupReader }
  /** The document consists of pages. */
  | { readonly as: "pages"; readonly open: OpenPages }
  /** The only content is another document. */
  | { readonly as: "wrapped"; readonly unwrap: Unwrap };

/** @throws EngineError */
export type OpenPages = (bytes: Uint8Array, password: string | null, how?: HowOpened) => Promise<DocumentSource>;

export interface HowOpened {
  /** Treats text that PDF pages do not show like any other text. @defaultValue false */
  readonly keepsHidden?: boolean | undefined;
}

/** @throws EngineError */
export type Unwrap = (bytes: Uint8Array, password: string | null) => Uint8Array | Promise<Uint8Array>;
