import type { ParseConfig } from "@docsvc/openapi";
import { type Parsed, parseInPieces, type ParseOptions } from "./parse.ts";
import type { Transcript } from "./transcript/transcript.ts";

/** A parse result and a transcript for operations, made by reading the document once. */
export interface ParsedTranscript extends Parsed {
  readonly transcript: Transcript;
}

/**
 * Reads a document for operations: its words and lines with their boxes, blocks, tables and form fields.
 *
 * @param bytes - the file; its format is detected by its content
 * @param config - pages, password and recognition; settings of the output have no effect
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

/** Like {@link readTranscript}, with the parse result. @throws {@link EngineError} as `parse` */
export async function parseWithTranscript(
  bytes: Uint8Array,
  config: ParseConfig = {},
  options: ParseOptions = {},
): Promise<ParsedTranscript> {
  using document = await parseInPieces(bytes, config, { ...options, keepsWords: true });
  return { result: document.toResult(), numPages: document.numPages, transcript: document.toTranscript() };
}
