/** Proposes a first schema from a document: its labelled values, and its first table as a list. */
import { readTable } from "../document/table-content.ts";
import type { PlacedBlock } from "../document/document.ts";
import { NEW_FIELD } from "./schema-fields.ts";
import type { SchemaField } from "./schema-fields.ts";

const MAX_FIELDS = 20;
const LABEL = /^([^:|\n]{2,40}):[ \t]*(.*)$/gm;
/** Allows separators of thousands and currency signs. */
const NUMBER = /^[-−(]?\s*(?:[A-Z]{3}|[$€£¥])?\s*\d[\d.,' ]*\)?\s*(?:[A-Z]{3}|[$€£¥%])?$/;
const DATE = /^\d{4}-\d\d-\d\d$|^\d{1,2}[./ ]\S+[./ ]\d{4}$/;

export function proposeFields(blocks: readonly PlacedBlock[]): readonly SchemaField[] {
  const fields = new Map<string, SchemaField>();
  for (const { type, content } of blocks) {
    if (type !== "Key Value") continue;
    for (const [, label = "", value = ""] of content.matchAll(LABEL)) addField(fields, label, [value]);
  }
  const table = blocks.find(({ type }) => type === "Table");
  const rows = table === undefined ? undefined : readTable(table.content);
  const list = rows === undefined ? [] : columnsOf(rows.map((row) => row.map(({ text }) => text)));
  if (list.length > 1) fields.set("rows", { ...NEW_FIELD, name: "rows", type: "list of objects", fields: list });
  return [...fields.values()].slice(0, MAX_FIELDS);
}

function columnsOf([head = [], ...body]: readonly (readonly string[])[]): readonly SchemaField[] {
  const fields = new Map<string, SchemaField>();
  for (const [column, label] of head.entries()) {
    addField(
      fields,
      label,
      body.map((row) => row[column] ?? ""),
    );
  }
  return [...fields.values()];
}

function addField(fields: Map<string, SchemaField>, label: string, values: readonly string[]): void {
  const words = label.trim();
  const name = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
  if (name === "" || fields.has(name)) return;
  fields.set(name, { ...NEW_FIELD, name, type: typeOf(values), description: words });
}

function typeOf(values: readonly string[]): SchemaField["type"] {
  const filled = values.map((value) => value.trim()).filter((value) => value !== "");
  if (filled.length === 0) return "string";
  if (filled.every((value) => DATE.test(value))) return "date";
  return filled.every((value) => NUMBER.test(value)) ? "number" : "string";
}
