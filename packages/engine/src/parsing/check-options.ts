import type { ChunkMode, ParseConfig, TableOutputFormat } from "@docsvc/openapi";
import { EngineError } from "../document/errors.ts";

/**
 * Rejects values that the contract does not know. The service has checked them against its schema, but callers of this
 * package may be plain JavaScript, and a misspelt mode must not cause an error deep inside.
 *
 * @throws {@link EngineError} `invalid_option`
 */
export function checkOptions({ retrieval, formatting }: ParseConfig): void {
  requireOneOf("retrieval.chunking.chunk_mode", retrieval?.chunking?.chunk_mode, CHUNK_MODES);
  requireOneOf("formatting.table_output_format", formatting?.table_output_format, TABLE_FORMATS);
  const size = retrieval?.chunking?.chunk_size ?? null;
  if (size !== null && !(Number.isInteger(size) && size >= 1)) {
    throw invalid("retrieval.chunking.chunk_size", size, "a whole number from 1, or null");
  }
}

const CHUNK_MODES: Record<ChunkMode, true> = {
  variable: true,
  section: true,
  page: true,
  disabled: true,
  block: true,
  page_sections: true,
};

const TABLE_FORMATS: Record<TableOutputFormat, true> = {
  html: true,
  json: true,
  md: true,
  jsonbbox: true,
  dynamic: true,
  csv: true,
};

function requireOneOf(option: string, value: string | undefined, known: Readonly<Record<string, true>>): void {
  if (value !== undefined && !Object.hasOwn(known, value)) {
    throw invalid(option, value, `one of ${Object.keys(known).join(", ")}`);
  }
}

function invalid(option: string, value: string | number, expected: string): EngineError {
  return new EngineError("invalid_option", `${option} is ${JSON.stringify(value)}; it must be ${expected}.`);
}
