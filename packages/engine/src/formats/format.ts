/**
 * The formats that documents come in. Each has a folder with its `format.ts`, and an entry in the list of `formats.ts`; all
 * that asks what a document is, how it is opened, or what is read, asks that list.
 */
import type { DocumentSource } from "../read/raw/document-source.ts";
import type { MarkupReader } from "../read/markup/markup-reader.ts";
import type { FileStart } from "./file-start.ts";

export interface Format {
  /** A short name in small letters, of its own. */
  readonly kind: string;
  /** As it follows "This is" in a sentence. */
  readonly name: string;
  /** Without the dot, the usual one first; none where files have those of other formats. */
  readonly extensions: readonly string[];
  readonly mediaTypes: readonly string[];
  /**
   * Whether a file is one, by its content. Formats are asked in the order of the list, so that one may rely on those before
   * it.
   *
   * @defaultValue no file is
   */
  readonly detect?: (file: FileStart) => boolean;
  /** Loads what opens it; reading is code that most documents never need. @defaultValue it is refused */
  readonly load?: () => Promise<Opening>;
  /** What to do with a document that is refused. @defaultValue a sentence that names the format */
  readonly refusal?: string;
  /** A picture or several, each a page: several processes can share the reading. @defaultValue false */
  readonly isPicture?: boolean;
  /** Holds documents, which are read with it. @defaultValue false */
  readonly isArchive?: boolean;
  /** Data that folders hold besides documents: read where it is named, and passed over in a folder. @defaultValue false */
  readonly isData?: boolean;
  /** Text that a name may say more of than its content does. @defaultValue false */
  readonly isPlain?: boolean;
  /** Plain text that has a name with one of the extensions is of this format, however few its signs. @defaultValue false */
  readonly isNamed?: boolean;
}

/** How a document is opened. */
export type Opening =
  /** Its file shows its structure. */
  | { readonly as: "markup"; readonly read: MarkupReader }
  /** It is made of pages. */
  | { readonly as: "pages"; readonly open: OpenPages }
  /** It holds a document as its only content. */
  | { readonly as: "wrapped"; readonly unwrap: Unwrap };

/** @throws EngineError */
export type OpenPages = (bytes: Uint8Array, password: string | null, how?: HowOpened) => Promise<DocumentSource>;

export interface HowOpened {
  /** Reads text that pages of a PDF do not show like any other. @defaultValue false */
  readonly keepsHidden?: boolean | undefined;
}

/** @throws EngineError */
export type Unwrap = (bytes: Uint8Array, password: string | null) => Uint8Array | Promise<Uint8Array>;
