import type { ParseConfig } from "@docsvc/openapi";
import { type Parsed, parseInPieces, type ParseOptions } from "./parse.ts";
import type { Transcript } from "./transcript/transcript.ts";

/** A parse result and what operations read, made of one reading of the document. */
export interface ParsedTranscript extends Parsed {
  readonly transcript: Transcript;
}

/**
 * Reads a document for operations: its words and lines with their boxes, blocks, tables and form fields.
 *
 * @param bytes - the file; its format is detected by its content
 * @param config - of the reading: pages, password, recognition; how a result is written has no part in it
 * @throws {@link EngineError} as `parse`
 */
export async function readTranscript(
  bytes: Uint8Array,
  config: ParseConfig = {},
  options: ParseOptions = {},
): Promise<Transcript> {
  using document = await parseInPieces(bytes, config, { ...options, keepsWords: true });
  return document.toTranscript();
}

/** The same with the parse result next to it. @throws {@link EngineError} as `parse` */
export async function parseWithTranscript(
  bytes: Uint8Array,
  config: ParseConfig = {},
  options: ParseOptions = {},
): Promise<ParsedTranscript> {
  using document = await parseInPieces(bytes, config, { ...options, keepsWords: true });
  return { result: document.toResult(), numPages: document.numPages, transcript: document.toTranscript() };
}
