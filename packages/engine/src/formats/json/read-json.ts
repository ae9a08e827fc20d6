import type { Markup, MarkupBlock, MarkupTable } from "../../markup-layout/markup.ts";
import type { Warning } from "../../document/document.ts";
import { decodeText } from "../../read/markup/text/decode-text.ts";
import { readText } from "../../read/markup/text/read-text.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Fields = { readonly [name: string]: Json };

const MAX_LEVEL = 6;
/** Wider tables are unreadable; their rows become sections instead. */
const MAX_COLUMNS = 40;
/** Deeper values are given as written. */
const MAX_DEPTH = 40;

/**
 * Reads JSON, or lines of JSON, as records: a list of objects becomes a table with a row per object, other objects become
 * sections of `name: value`, lists of values become lists. Text that turns out not to be JSON is plain text.
 */
export function readJson(bytes: Uint8Array): Markup {
  const text = decodeText(bytes);
  const { value, warnings } = parse(text) ?? {};
  if (value === undefined || warnings === undefined) return readText(bytes);
  const blocks: MarkupBlock[] = [];
  addValue(value, 1, blocks);
  return { parts: [{ kind: "flow", blocks }], warnings };
}

interface ParsedJson {
  readonly value: Json;
  readonly warnings: readonly Warning[];
}

function parse(text: string): ParsedJson | undefined {
  try {
    return { value: JSON.parse(text) as Json, warnings: [] };
  } catch {
    return parseLines(text);
  }
}

/** Parses one record per line (JSON Lines); if most can be parsed, the others are reported. */
function parseLines(text: string): ParsedJson | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  let damaged = 0;
  const records = lines.flatMap((line): Json[] => {
    try {
      return [JSON.parse(line) as Json];
    } catch {
      damaged += 1;
      return [];
    }
  });
  if (records.length === 0 || records.length < 2 * damaged || !records.some(isFields)) return undefined;
  const message = `${damaged} of ${lines.length} lines of this file are no JSON and are left out.`;
  return { value: records, warnings: damaged === 0 ? [] : [{ code: "records_left_out", message }] };
}

function addValue(value: Json, level: number, blocks: MarkupBlock[]): void {
  if (isList(value)) addList(value, level, blocks);
  else if (isFields(value)) addFields(value, level, blocks);
  else if (shown(value) !== "") blocks.push({ type: "Text", text: shown(value) });
}

function addFields(fields: Fields, level: number, blocks: MarkupBlock[]): void {
  // Scalar values come first, because sections would absorb what follows them.
  const entries = Object.entries(fields);
  for (const [name, value] of entries) {
    if (isSimple(value)) {
      if (shown(value) !== "") blocks.push({ type: "Key Value", text: `${name}: ${shown(value)}` });
    }
  }
  for (const [name, value] of entries) {
    if (isSimple(value)) continue;
    blocks.push({ type: "Section Header", level: Math.min(MAX_LEVEL, level), text: name });
    addInner(value, level + 1, blocks);
  }
}

function addInner(value: Json, level: number, blocks: MarkupBlock[]): void {
  if (level > MAX_DEPTH) {
    blocks.push({ type: "Text", text: JSON.stringify(value), preformatted: true, language: "json" });
  } else addValue(value, level, blocks);
}

function addList(list: readonly Json[], level: number, blocks: MarkupBlock[]): void {
  const table = list.every(isFields) ? toTable(list) : null;
  if (table !== null) blocks.push({ type: "Table", text: "", table });
  else {
    for (const [index, value] of list.entries()) {
      if (isSimple(value)) blocks.push({ type: "List Item", level: 1, marker: "•", text: shown(value) });
      else {
        blocks.push({ type: "Section Header", level: Math.min(MAX_LEVEL, level), text: String(index + 1) });
        addInner(value, level + 1, blocks);
      }
    }
  }
}

/** One row per record; null if they have too many fields, or a record shares no field with another. */
function toTable(records: readonly Fields[]): MarkupTable | null {
  const names = new Set<string>();
  for (const record of records) for (const name of Object.keys(record)) names.add(name);
  const columns = [...names];
  if (records.length < 2 || columns.length === 0 || columns.length > MAX_COLUMNS) return null;
  const filled = records.reduce((sum, record) => sum + Object.keys(record).length, 0);
  if (2 * filled < columns.length * records.length) return null;
  const cells = columns.map((text, column) => ({ row: 0, column, rowSpan: 1, columnSpan: 1, header: true, text }));
  for (const [index, record] of records.entries()) {
    for (const [column, name] of columns.entries()) {
      const text = shown(Object.hasOwn(record, name) ? record[name]! : null);
      if (text !== "") cells.push({ row: index + 1, column, rowSpan: 1, columnSpan: 1, header: false, text });
    }
  }
  return { rowCount: records.length + 1, columnCount: columns.length, cells };
}

function shown(value: Json): string {
  if (value === null) return "";
  if (isList(value) && value.every(isSimple)) return value.map(shown).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !isList(value);
}

function isSimple(value: Json): boolean {
  return typeof value !== "object" || value === null;
}
