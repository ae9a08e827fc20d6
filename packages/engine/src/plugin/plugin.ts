/**
 * The plugin interface: file formats, text recognition, passes over the blocks and chunkers.
 *
 * A plugin is a plain object, usually the default export of a module. Its interface has a version: an engine that does not support the version
 * rejects the plugin by name.
 */
import type { BlockType, ChunkMode } from "@docsvc/openapi";

/** The version of the interface that this engine supports. */
export const PLUGIN_API_VERSION = 1;

export interface Plugin {
  /** Shown in errors: letters, digits, `-` and `_`. */
  readonly name: string;
  readonly apiVersion: typeof PLUGIN_API_VERSION;
  readonly formats?: readonly PluginFormat[];
  /** Replaces Tesseract. At most one plugin may have it. */
  readonly ocr?: PluginOcr;
  /** Run in order on each page, after its blocks have their types and before they are chunked. */
  readonly blockPasses?: readonly BlockPass[];
  /** Each replaces the engine's chunking in that mode. */
  readonly chunkers?: Readonly<Partial<Record<ChunkMode, Chunker>>>;
}

export interface PluginFile {
  readonly bytes: Uint8Array;
  /** As given by the caller. */
  readonly fileName?: string | undefined;
  /** As declared by the server, or the message, that the file comes from. */
  readonly mediaType?: string | undefined;
}

/** Reads files of a format that the engine does not know, or replaces the engine's own reader. */
export interface PluginFormat {
  /** Short and in lower case: `dicom`. */
  readonly kind: string;
  /** Whether a file is of this format. Called for each document, so look at a few bytes only. */
  detect(file: PluginFile): boolean;
  /** Converts the file to one that the engine reads. */
  load(file: PluginFile, call: PluginCall): LoadedFile | Promise<LoadedFile>;
}

/** HTML or Markdown, whose structure the engine keeps, or the bytes of a PDF, an image or any other file that the engine reads. */
export type LoadedFile = { readonly html: string } | { readonly markdown: string } | { readonly bytes: Uint8Array };

export interface PluginCall {
  /** Fires when the caller aborts or the plugin's time is up. */
  readonly signal: AbortSignal;
}

/** A greyscale image. */
export interface PluginPicture {
  readonly width: number;
  readonly height: number;
  /** One byte per pixel, row by row: 0 is black, 255 white. */
  readonly grey: Uint8Array;
  readonly dpi: number;
}

/** A recognised word; its edges are in pixels from the top left of the image. */
export interface PluginWord {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Number of its printed line, the same for all words of the line; lines are numbered in reading order. */
  readonly line: number;
}

/** Recognises the words of images. */
export interface PluginOcr {
  /** Supported languages, by Tesseract's names: `eng`, `deu`. */
  readonly languages: readonly string[];
  /** Maximum number of images processed at the same time. @defaultValue 1 */
  readonly concurrency?: number;
  recognise(
    picture: PluginPicture,
    call: PluginCall & { readonly languages: readonly string[] },
  ): readonly PluginWord[] | Promise<readonly PluginWord[]>;
}

/** A block as plugins see it. */
export interface PluginBlock {
  /** Number of the block on its page. A new block has none. */
  readonly id?: number;
  readonly type: BlockType;
  /** Plain text; for a table, its cells in reading order. */
  readonly text: string;
  /** In fractions of the page, from its top left. */
  readonly bbox: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly confidence: "low" | "high";
  /** Heading level from 1, nesting depth of a list item. */
  readonly level?: number | undefined;
}

export interface PluginPage {
  /** 1-based. */
  readonly number: number;
  readonly blocks: readonly PluginBlock[];
}

/**
 * Returns the new blocks of a page: blocks may be left out, changed, reordered or added. A block that keeps its `id` keeps what
 * a plugin does not see: the cells of a table, and, as long as its text is unchanged, links and bold words.
 */
export type BlockPass = (page: PluginPage) => readonly PluginBlock[];

export interface ChunkerOptions {
  /** Maximum number of characters of a chunk, if the caller sets one. */
  readonly size: number | null;
}

/** Called once per document. Returns a function that is called with each block in reading order, and returns whether a new chunk begins with it. */
export type Chunker = (options: ChunkerOptions) => (block: PluginBlock & { readonly page: number }) => boolean;
