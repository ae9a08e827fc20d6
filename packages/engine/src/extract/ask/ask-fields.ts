import type { ModelCaller } from "../../model/model-caller.ts";
import type { ModelRequest } from "../../model/model.ts";
import type { Draft } from "../extract.ts";
import type { Field } from "../fields/field.ts";
import type { Span } from "../line-index/span.ts";
import { spanText } from "../line-index/span.ts";
import { describeField, instructionsFor } from "./instructions.ts";
import { findValue, type FoundValue } from "./find-value.ts";
import type { Excerpt } from "./numbered-lines.ts";
import { isRecord, linesOf } from "./read-answer.ts";

/** A model's answer for one field in one excerpt. */
export interface FieldAnswer {
  /** Index of the field. */
  readonly field: number;
  /** Null if the answer is null, or the value is not at the lines that it names. */
  readonly found: FoundValue | null;
  /** True for any answer but null. */
  readonly isAnswered: boolean;
}

/** A possible value of the field that is sent to the model. */
export interface Proposal {
  readonly field: number;
  readonly spans: readonly Span[];
}

const TOKENS_A_FIELD = 120;
const TOKENS_BESIDES = 300;
/** Fields in one request; a larger schema is split over several. */
export const FIELDS_AT_ONCE = 60;

/** Asks for fields in an excerpt; returns an answer for each field that the model named, and none if the reply was unusable. */
export async function askFields(
  { fields, notation }: Pick<Draft, "fields" | "notation">,
  wanted: readonly number[],
  excerpt: Excerpt,
  context: {
    readonly asker: ModelCaller;
    readonly prompt: string | null | undefined;
    readonly proposals: readonly Proposal[];
  },
): Promise<FieldAnswer[]> {
  const answer = await context.asker.ask(toRequest(fields, wanted, excerpt, context));
  const entries = isRecord(answer) && Array.isArray(answer["values"]) ? (answer["values"] as unknown[]) : null;
  if (entries === null && answer !== undefined) context.asker.warnUnusable();
  const answers = new Map<number, FieldAnswer>();
  for (const entry of entries ?? []) {
    if (!isRecord(entry)) continue;
    const { field, value } = entry;
    if (typeof field !== "number" || !wanted.includes(field)) continue;
    const isAnswered = value !== null && value !== undefined && value !== "";
    const found = isAnswered ? findValue(fields[field]!, value, linesOf(entry["lines"], excerpt), notation) : null;
    // If a field is answered twice, the answer that is found in the document counts.
    if ((answers.get(field)?.found ?? null) === null) answers.set(field, { field, found, isAnswered });
  }
  return [...answers.values()];
}

function toRequest(
  fields: readonly Field[],
  wanted: readonly number[],
  excerpt: Excerpt,
  { prompt, proposals }: { readonly prompt: string | null | undefined; readonly proposals: readonly Proposal[] },
): ModelRequest {
  const described = wanted.map((index) => {
    const shown = proposals
      .filter(({ field, spans }) => field === index && spans.every(({ place }) => excerpt.places.has(place.id)))
      .map(({ spans }) => ({ value: spanText(spans), lines: spans.map(({ place }) => place.id) }));
    return JSON.stringify({ ...describeField(fields[index]!, index), ...(shown.length > 0 && { candidates: shown }) });
  });
  return {
    instructions: instructionsFor("values", prompt),
    parts: [
      {
        kind: "text",
        text: `Fields, each with candidates that may be wrong:\n${described.join("\n")}\n\nDocument:\n${excerpt.text}`,
      },
    ],
    schema: SCHEMA,
    mostTokens: TOKENS_BESIDES + TOKENS_A_FIELD * wanted.length,
  };
}

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["values"],
  properties: {
    values: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["field", "value", "lines"],
        properties: {
          field: { type: "integer" },
          value: { type: ["string", "number", "boolean", "null"] },
          lines: { type: "array", items: { type: "integer" } },
        },
      },
    },
  },
};
