/**
 * Extraction: fills a caller's JSON Schema from a document, without a model.
 *
 * Leaves of the schema become fields, with the labels that they may have; places in the document become candidates, each with
 * signs and a score; the best assignment over all fields together decides; arrays are read from tables, repeated blocks
 * and lists. A value that is not found is null.
 */
import type { ExtractOutput, ParseWarning } from "@docsvc/openapi";
import { EngineError } from "../document/errors.ts";
import { type Assigned, assignFields } from "./assign/assign-fields.ts";
import { fillArrays } from "./arrays/fill-arrays.ts";
import { fillEmbedded } from "./embedded/fill-embedded.ts";
import { embeddedInvoice } from "./embedded/invoice-xml.ts";
import { gatherCandidates } from "./candidates/gather.ts";
import type { Candidate } from "./candidates/candidate.ts";
import type { Field } from "./fields/field.ts";
import { helperFieldsOf } from "./fields/helper-fields.ts";
import { readField } from "./fields/read-field.ts";
import type { Transcript } from "../transcript/transcript.ts";
import { buildData } from "./result/build-data.ts";
import { takeOutInvalid } from "./result/check-data.ts";
import type { Filled } from "./result/filled.ts";
import { withoutStruck } from "./without-struck.ts";
import { checkSchema } from "./schema/check-schema.ts";
import { partsOfSchema, type SchemaPart } from "./schema/schema-fields.ts";
import { type SchemaNode, toNode } from "./schema/schema-node.ts";
import { unfilledParts } from "./schema/unfilled-parts.ts";
import { type LineIndex, toLineIndex } from "./line-index/line-index.ts";
import type { JudgedArray } from "./sureness/judged.ts";
import { judgeValues } from "./sureness/judge-values.ts";
import { sortOf } from "./sureness/value-sort.ts";
import { spokenOf } from "./sureness/spoken.ts";
import { SURENESS } from "./sureness/sureness-learned.ts";
import type { SurenessWeights } from "./sureness/sureness-weights.ts";
import { settleRanges } from "./assign/settle-ranges.ts";
import { settleTotals } from "./assign/settle-totals.ts";
import { notationOf } from "./values/notation.ts";
import type { Notation } from "./values/reading.ts";

/** What to extract. */
export interface ExtractInstructions {
  /** JSON Schema of the data, 2020-12 or draft-07, regardless of `$schema`; at most 5,000 nodes, 100 levels, 256 kB. */
  readonly schema: unknown;
  /** Prompt for a model ({@link extractWithModel}); ignored without one, with a warning. */
  readonly systemPrompt?: string | null;
}

export interface ExtractOptions {
  /** Aborts the extraction between its steps, with an `EngineError` `aborted`. */
  readonly signal?: AbortSignal;
}

/**
 * Fills a schema from a document.
 *
 * @param transcript - the document's, from `readTranscript`
 * @returns data that is valid against the schema except for what `missing` lists, and the places of each value
 * @throws {@link SchemaError} if the schema is too large, too deep, refers to another document, or is not a JSON Schema
 */
export function extract(
  transcript: Transcript,
  { schema, systemPrompt }: ExtractInstructions,
  { signal }: ExtractOptions = {},
): ExtractOutput {
  const draft = draftData(transcript, schema, signal);
  return finishDraft(draft, draft.filled, isPresent(systemPrompt) ? [PROMPT_IGNORED] : []);
}

const PROMPT_IGNORED = {
  code: "option_ignored",
  message: "system_prompt is ignored: it is for a model, and none is configured (DOCSVC_MODEL).",
};

function isPresent(prompt: string | null | undefined): boolean {
  return (prompt ?? "").trim() !== "";
}

/** The engine's own result for a document, with everything it was made from. */
export interface Draft {
  readonly root: SchemaNode;
  readonly schema: unknown;
  readonly parts: readonly SchemaPart[];
  readonly lineIndex: LineIndex;
  readonly notation: Notation;
  /** Leaves outside arrays. */
  readonly fields: readonly Field[];
  /** Candidates of each field, the likeliest first. */
  readonly candidates: readonly (readonly Candidate[])[];
  /** Values of fields and of array rows. */
  readonly filled: readonly Filled[];
}

/** The values chosen for a schema, before their confidence is judged. */
export interface Choice extends Omit<Draft, "filled"> {
  readonly assigned: readonly (Assigned | null)[];
  /** Values that the file contains as data. */
  readonly carried: readonly Filled[];
  /** Rows of arrays. */
  readonly rows: readonly Filled[];
}

/** @throws {@link SchemaError} */
export function draftData(transcript: Transcript, schema: unknown, signal?: AbortSignal): Draft {
  return judgeChoice(chooseValues(transcript, schema, signal), SURENESS);
}

/** @throws {@link SchemaError} */
export function chooseValues(whole: Transcript, schema: unknown, signal?: AbortSignal): Choice {
  const transcript = withoutStruck(whole);
  const root = toNode(checkSchema(schema));
  const parts = partsOfSchema(root);
  throwIfAborted(signal);
  const lineIndex = toLineIndex(transcript);
  const notation = notationOf(lineIndex);
  const fields = parts.flatMap((part) => (part.kind === "leaf" ? [readField(part.path, part.node)] : []));
  // Helper fields, which the schema does not have, claim their own places and help to decide the requested ones.
  const all = [...fields, ...helperFieldsOf(fields)];
  const byField = settleRanges(all, settleTotals(all, gatherCandidates(all, lineIndex, notation)));
  throwIfAborted(signal);
  const invoice = embeddedInvoice(transcript.attachments);
  const carried = fillEmbedded(fields, byField, invoice, lineIndex, notation);
  const rows = fillArrays(parts, lineIndex, notation, invoice);
  const candidates = byField.slice(0, fields.length);
  const assigned = assignOpen(byField, fields.length, carried);
  return {
    root,
    schema,
    parts,
    lineIndex,
    notation,
    fields,
    candidates,
    assigned,
    carried: [...carried.values()],
    rows,
  };
}

/** Chooses values for the fields that the file does not contain as data. */
function assignOpen(
  byField: readonly (readonly Candidate[])[],
  count: number,
  carried: ReadonlyMap<number, Filled>,
): (Assigned | null)[] {
  return assignFields(byField)
    .slice(0, count)
    .map((one, index) => (carried.has(index) ? null : one));
}

/** Drops values that are not sure enough. */
export function judgeChoice(choice: Choice, sureness: SurenessWeights): Draft {
  const { assigned: _, carried, rows, ...rest } = choice;
  const judged = judgeValues({ ...choice, arrays: judgedArrays(choice) }, rows, sureness);
  return { ...rest, filled: [...carried, ...inOrder(judged)] };
}

/** Renumbers rows, so that dropped ones leave no gap. */
function inOrder(filled: readonly Filled[]): Filled[] {
  const used = new Map<string, Map<number, number>>();
  return filled.map((one) => {
    if (!one.path.some((part) => typeof part === "number")) return one;
    const path = one.path.map((part, at) => {
      if (typeof part !== "number") return part;
      const list = one.path.slice(0, at).join("/");
      const numbers = used.get(list) ?? new Map<number, number>();
      used.set(list, numbers);
      if (!numbers.has(part)) numbers.set(part, numbers.size);
      return numbers.get(part)!;
    });
    return { ...one, path };
  });
}

/** Minimum scores of a cell that shows its array: how well its header names its field, and how many of the array's fields headers name. */
const MIN_LABEL = 0.6;
const MIN_LABELLED = 0.4;

/** The arrays of a schema, each with whether a section or a table shows it. */
export function judgedArrays(choice: Pick<Choice, "parts" | "rows" | "lineIndex">): readonly JudgedArray[] {
  const known = arraysKnown.get(choice.rows);
  if (known !== undefined) return known;
  const judged = toJudgedArrays(choice);
  arraysKnown.set(choice.rows, judged);
  return judged;
}

const arraysKnown = new WeakMap<readonly Filled[], readonly JudgedArray[]>();

function toJudgedArrays({ parts, rows, lineIndex }: Pick<Choice, "parts" | "rows" | "lineIndex">): JudgedArray[] {
  const isShown = ({ cell }: Filled): boolean =>
    cell === undefined || (cell.signs.label >= MIN_LABEL && cell.signs.labelled >= MIN_LABELLED);
  return parts.flatMap((part) => {
    if (part.kind !== "array") return [];
    const { path, node, items } = part;
    const own = rows.filter((one) => path.every((name, at) => one.path[at] === name));
    const inner = leavesOf(partsOfSchema(items));
    return [
      {
        path,
        leaves: inner.length,
        texts: inner.filter(isWorded).length,
        isShown: own.some(isShown),
        spoken: own.length === 0 ? 0 : spokenOf(readField(path, node), lineIndex),
      },
    ];
  });
}

function leavesOf(parts: readonly SchemaPart[]): Field[] {
  return parts.flatMap((part) =>
    part.kind === "array" ? leavesOf(partsOfSchema(part.items)) : part.kind === "leaf" ? [readField(part.path, part.node)] : [],
  );
} // prettier-ignore

function isWorded({ kind }: Field): boolean {
  const sort = sortOf(kind);
  return sort === "name" || sort === "text";
}

/** Puts values into the shape of the schema, and removes what it forbids. */
export function finishDraft(
  { root, schema }: Draft,
  filled: readonly Filled[],
  ownWarnings: readonly ParseWarning[],
): ExtractOutput {
  const warnings = [...ownWarnings, ...unfilledParts(root)];
  const { data, citations, missing } = buildData(root, filled);
  for (const pointer of takeOutInvalid(data, schema)) {
    delete citations[pointer];
    missing.push(pointer);
  }
  return { data, citations, missing, ...(warnings.length > 0 && { warnings }) };
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new EngineError("aborted", "Extraction was aborted.", { cause: signal.reason });
}
