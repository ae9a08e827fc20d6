import type { ModelCaller } from "../../model/model-caller.ts";
import type { ModelRequest } from "../../model/model.ts";
import type { Notation } from "../values/reading.ts";
import { findValue, type FoundValue } from "./find-value.ts";
import { describeField, instructionsFor } from "./instructions.ts";
import type { Excerpt } from "./numbered-lines.ts";
import { isRecord, linesOf } from "./read-answer.ts";
import type { FlatArray, Row } from "./rows.ts";

/** Rows that are found in an excerpt at the lines that the model names, and whether all that it answered is found. */
export interface RowsAnswer {
  readonly rows: readonly Row[];
  readonly isSound: boolean;
}

const TOKENS_A_CELL = 25;
const TOKENS_BESIDES = 400;
const MAX_TOKENS = 16_000;
/** Limit on rows of one excerpt: more than it has lines are invented. */
const MAX_ROWS = 400;

/** Asks for the rows of an array in an excerpt. */
export async function askRows(
  array: FlatArray,
  excerpt: Excerpt,
  {
    asker,
    prompt,
    notation,
  }: { readonly asker: ModelCaller; readonly prompt: string | null | undefined; readonly notation: Notation },
): Promise<RowsAnswer> {
  const answer = await asker.ask(toRequest(array, excerpt, prompt));
  const entries = isRecord(answer) && Array.isArray(answer["rows"]) ? (answer["rows"] as unknown[]) : null;
  if (entries === null && answer !== undefined) asker.warnUnusable();
  if (entries === null) return { rows: [], isSound: false };
  let isSound = true;
  const rows = entries.slice(0, MAX_ROWS).flatMap((entry): Row[] => {
    const row = readRow(entry, array, excerpt, notation);
    isSound &&= row !== null && row.isWhole;
    return row === null ? [] : [row];
  });
  return { rows, isSound };
}

function readRow(
  entry: unknown,
  { columns }: FlatArray,
  excerpt: Excerpt,
  notation: Notation,
): (Row & { readonly isWhole: boolean }) | null {
  if (!isRecord(entry) || !Array.isArray(entry["values"])) return null;
  const places = linesOf(entry["lines"], excerpt);
  const values = entry["values"] as unknown[];
  const cells = new Map<number, FoundValue>();
  let said = 0;
  for (const [column, { field }] of columns.entries()) {
    const value = values[column] ?? null;
    if (value === null || value === "") continue;
    said++;
    const found = findValue(field, value, places, notation);
    if (found !== null) cells.set(column, found);
  }
  // Most of a row must be found at its lines: a single word could be anywhere.
  return cells.size === 0 || 2 * cells.size < said ? null : { cells, isWhole: cells.size === said };
}

function toRequest(
  { path, description, columns }: FlatArray,
  excerpt: Excerpt,
  prompt: string | null | undefined,
): ModelRequest {
  const described = columns.map(({ field, path: names }, index) =>
    JSON.stringify({ ...describeField(field, index), name: names.join(".") || path.join(".") }),
  );
  const list = `${path.join(".") || "items"}${description === "" ? "" : `: ${description.slice(0, 1000)}`}`;
  const text = `The rows of: ${list}\nThe values of a row, in this order:\n${described.join("\n")}\n\nDocument:\n${excerpt.text}`;
  return {
    instructions: instructionsFor("rows", prompt),
    parts: [{ kind: "text", text }],
    schema: SCHEMA,
    mostTokens: Math.min(MAX_TOKENS, TOKENS_BESIDES + TOKENS_A_CELL * (columns.length + 1) * excerpt.places.size),
  };
}

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["rows"],
  properties: {
    rows: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["lines", "values"],
        properties: {
          lines: { type: "array", items: { type: "integer" } },
          values: { type: "array", items: { type: ["string", "number", "boolean", "null"] } },
        },
      },
    },
  },
};
