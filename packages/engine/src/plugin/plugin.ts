/**
 * What plugins add to the engine: file formats, text recognition, passes over the blocks and ways to chunk them.
 *
 * A plugin is a plain object, usually the default export of a module. Its interface has a version: an engine that does not know the version
 * refuses the plugin by name.
 */
import type { BlockType, ChunkMode } from "@docsvc/openapi";

/** The version of the interface that this engine offers. */
export const PLUGIN_API_VERSION = 1;

export interface Plugin {
  /** Named in errors: letters, digits, `-` and `_`. */
  readonly name: string;
  readonly apiVersion: typeof PLUGIN_API_VERSION;
  readonly formats?: readonly PluginFormat[];
  /** Takes the place of Tesseract. At most one of all plugins has it. */
  readonly ocr?: PluginOcr;
  /** Run one after the other on each page, after its blocks have their types and before they are chunked. */
  readonly blockPasses?: readonly BlockPass[];
  /** Each takes the place of the engine's own way to chunk in that mode. */
  readonly chunkers?: Readonly<Partial<Record<ChunkMode, Chunker>>>;
}

export interface PluginFile {
  readonly bytes: Uint8Array;
  /** As the caller gave it. */
  readonly fileName?: string | undefined;
}

/** Reads files of a format that the engine does not know, or reads otherwise. */
export interface PluginFormat {
  /** Short and in lower case: `dicom`. */
  readonly kind: string;
  /** Whether a file is of this format. Called for each document, so look at a few bytes only. */
  detect(file: PluginFile): boolean;
  /** Turns the file into one that the engine reads. */
  load(file: PluginFile, call: PluginCall): LoadedFile | Promise<LoadedFile>;
}

/** HTML or Markdown, whose structure the engine keeps, or the bytes of a PDF, a picture or any other file that the engine reads. */
export type LoadedFile = { readonly html: string } | { readonly markdown: string } | { readonly bytes: Uint8Array };

export interface PluginCall {
  /** Fires when the caller gives up or the plugin's time is over. */
  readonly signal: AbortSignal;
}

/** A picture in shades of grey. */
export interface PluginPicture {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row: 0 is black, 255 white. */
  readonly grey: Uint8Array;
  readonly dpi: number;
}

/** A recognised word; its edges in pixels from the picture's top left. */
export interface PluginWord {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Words of one printed line share it; lines count up in reading order. */
  readonly line: number;
}

/** Recognises the words of pictures. */
export interface PluginOcr {
  /** What it reads, by Tesseract's names: `eng`, `deu`. */
  readonly languages: readonly string[];
  /** Pictures that it takes at the same time. @defaultValue 1 */
  readonly concurrency?: number;
  recognise(
    picture: PluginPicture,
    call: PluginCall & { readonly languages: readonly string[] },
  ): readonly PluginWord[] | Promise<readonly PluginWord[]>;
}

/** A block as plugins see it. */
export interface PluginBlock {
  /** Of the block among those of its page. A new block has none. */
  readonly id?: number;
  readonly type: BlockType;
  /** Plain text; of a table its cells in reading order. */
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
 * Returns the blocks of a page as they are to be: some left out, changed, in another order, or new ones. A block that keeps its `id` keeps what
 * a plugin does not see: the cells of a table, and links and bold words while its text is the same.
 */
export type BlockPass = (page: PluginPage) => readonly PluginBlock[];

export interface ChunkerOptions {
  /** Characters a chunk may have, where the caller says so. */
  readonly size: number | null;
}

/** Is called once for each document, and gives what is asked for each of its blocks in reading order: does a new chunk begin with it? */
export type Chunker = (options: ChunkerOptions) => (block: PluginBlock & { readonly page: number }) => boolean;
