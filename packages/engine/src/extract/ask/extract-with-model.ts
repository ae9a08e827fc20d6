/**
 * Extraction with a model's help: the engine drafts the values, a model gets the same request, and its answers are searched for at the lines it names.
 *
 * Terms. Found: a model's value that is at the lines that it names. Agreed: engine and model independently read the same value. Contested:
 * they do not, or the model's value is not found; such fields are requested once more, with both readings.
 */
import type { ExtractOutput } from "@docsvc/openapi";
import { ModelCaller } from "../../model/model-caller.ts";
import type { Model } from "../../model/model.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { areSame } from "../embedded/embedded-fields.ts";
import { type Draft, draftData, type ExtractInstructions, finishDraft } from "../extract.ts";
import type { Filled } from "../result/filled.ts";
import { askFields, type FieldAnswer, FIELDS_AT_ONCE, type Proposal } from "./ask-fields.ts";
import { askRows } from "./ask-rows.ts";
import { joinRows, type AnsweredRows } from "./join-rows.ts";
import { type Excerpt, toExcerpts } from "./numbered-lines.ts";
import { joinNested, nestedArrays } from "./nested-rows.ts";
import { type FlatArray, flatArrays, ownRows, type OwnRow, placesOf, type Row } from "./rows.ts";
import { type Contested, isSettled, settleField } from "./settle-field.ts";

/** About 7,000 tokens: models answer well about that much text. */
const CHARS_A_REQUEST = 20_000;
const ROWS_A_REQUEST = 400;
/** Arrays are requested page by page, and a full page in parts: answers with hundreds of rows omit some. */
const ARRAY_ROWS_A_REQUEST = 60;
const MAX_PROPOSALS = 3;

export interface ModelOptions {
  readonly model: Model;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Fills a schema from a document with the help of a model. Every value of the result is in the document, with the box of its words. If a
 * model fails, the engine's result stays unchanged, with a warning.
 *
 * @param transcript - the document's, from `readTranscript`
 * @throws {@link SchemaError} as `extract`; {@link EngineError} `aborted`
 */
export async function extractWithModel(
  transcript: Transcript,
  { schema, systemPrompt }: ExtractInstructions,
  { model, signal }: ModelOptions,
): Promise<ExtractOutput> {
  const draft = draftData(transcript, schema, signal);
  const asker = new ModelCaller(model, signal);
  const reading = { draft, asker, prompt: systemPrompt };
  const fields = await readFields(reading);
  const arrays = await readArrays(reading);
  const rest = draft.filled.filter((one) => !fields.has(one) && !arrays.replaced.has(one));
  return finishDraft(draft, [...rest, ...fields.values(), ...arrays.filled].filter(isFilled), asker.warnings);
}

function isFilled(one: Filled | null): one is Filled {
  return one !== null;
}

interface Reading {
  readonly draft: Draft;
  readonly asker: ModelCaller;
  readonly prompt: string | null | undefined;
}

/** Values of fields, keyed by the draft's value that they replace; a field that the draft lacks has a key of its own. */
async function readFields({ draft, asker, prompt }: Reading): Promise<Map<object, Filled | null>> {
  const { fields, candidates, filled, lineIndex } = draft;
  const ownOf = new Map(fields.map((field, index) => [index, filled.find(({ path }) => path === field.path)]));
  const wanted = fields.flatMap((_, index) => (ownOf.get(index)?.isCarried === true ? [] : [index]));
  const settled = new Map<object, Filled | null>();
  if (wanted.length === 0) return settled;
  const excerpts = toExcerpts(lineIndex, { chars: CHARS_A_REQUEST, rows: ROWS_A_REQUEST, joinsPages: true });
  const answers = new Map<number, { readonly answer: FieldAnswer; readonly excerpt: Excerpt }[]>();
  const contested = (index: number): Contested => ({
    field: fields[index]!,
    own: ownOf.get(index),
    candidates: candidates[index]!,
    answers: (answers.get(index) ?? []).map(({ answer }) => answer),
  });
  const ask = async (asked: readonly number[], excerpt: Excerpt, proposals: readonly Proposal[]): Promise<void> => {
    for (let at = 0; at < asked.length; at += FIELDS_AT_ONCE) {
      const some = asked.slice(at, at + FIELDS_AT_ONCE);
      for (const answer of await askFields(draft, some, excerpt, { asker, prompt, proposals })) {
        answers.set(answer.field, [...(answers.get(answer.field) ?? []), { answer, excerpt }]);
      }
    }
  };
  const proposals = wanted.flatMap((field) =>
    candidates[field]!.slice(0, MAX_PROPOSALS).map(({ spans }): Proposal => ({ field, spans })),
  );
  await asker.askAll(excerpts, (excerpt) => ask(wanted, excerpt, proposals));
  // Open fields are requested once more, where they were answered or where the engine found them.
  const open = wanted.filter((index) => !isSettled(contested(index)));
  const found = open.flatMap((field) =>
    (answers.get(field) ?? []).flatMap(({ answer }) =>
      answer.found === null ? [] : [{ field, spans: answer.found.spans }],
    ),
  );
  const own = open.flatMap((field) =>
    ownOf.get(field) === undefined ? [] : [{ field, spans: ownOf.get(field)!.spans }],
  );
  await asker.askAll(excerpts, (excerpt) => {
    const here = open.filter((index) => concerns(excerpt, answers.get(index) ?? [], ownOf.get(index)));
    return here.length === 0 ? Promise.resolve() : ask(here, excerpt, [...own, ...found]);
  });
  for (const index of wanted) settled.set(ownOf.get(index) ?? fields[index]!, settleField(contested(index)));
  return settled;
}

function concerns(
  excerpt: Excerpt,
  answers: readonly { readonly answer: FieldAnswer; readonly excerpt: Excerpt }[],
  own: Filled | undefined,
): boolean {
  if (answers.length === 0) return true;
  const isAnswered = answers.some((one) => one.excerpt === excerpt && one.answer.isAnswered);
  return isAnswered || (own?.spans.some(({ place }) => excerpt.places.has(place.id)) ?? false);
}

async function readArrays({
  draft,
  asker,
  prompt,
}: Reading): Promise<{ readonly filled: Filled[]; readonly replaced: ReadonlySet<Filled> }> {
  const filled: Filled[] = [];
  const replaced = new Set<Filled>();
  const arrays = flatArrays(draft.parts);
  const nested = nestedArrays(draft.parts);
  if (arrays.length + nested.length === 0) return { filled, replaced };
  const context: RowsContext = { asker, prompt, notation: draft.notation };
  const bounds = { chars: CHARS_A_REQUEST, rows: ARRAY_ROWS_A_REQUEST, joinsPages: false };
  const excerpts = toExcerpts(draft.lineIndex, bounds);
  for (const array of arrays) {
    const own = ownRows(array, draft.filled);
    const isCarried = own?.some((row) => [...row.filled.values()].some(({ isCarried }) => isCarried === true)) ?? true;
    if (own === null || isCarried) continue;
    const told = await asker.askAll(excerpts, (excerpt) =>
      askTwice(array, excerpt, context, (rows) => isConfirmed(rows, own, excerpt)),
    );
    if (told.every(({ answers }) => answers.every((rows) => rows.length === 0))) continue;
    for (const row of own) for (const one of row.filled.values()) replaced.add(one);
    filled.push(...joinRows(array, own, told));
  }
  for (const array of nested) {
    const own = draft.filled.filter(({ path }) => array.path.every((name, at) => path[at] === name));
    if (own.some(({ isCarried }) => isCarried === true)) continue;
    const told = await asker.askAll(excerpts, (excerpt) => askTwice(array, excerpt, context));
    if (told.every(({ answers }) => answers.every((rows) => rows.length === 0))) continue;
    for (const one of own) replaced.add(one);
    filled.push(...joinNested(array, own, told));
  }
  return { filled, replaced };
}

interface RowsContext {
  readonly asker: ModelCaller;
  readonly prompt: string | null | undefined;
  readonly notation: Draft["notation"];
}

/** Asks once more if part of the answer is not found or the engine reads it otherwise: values of both answers count if they are on the page. */
async function askTwice(
  array: FlatArray,
  excerpt: Excerpt,
  context: RowsContext,
  isConfirmed: (rows: readonly Row[]) => boolean = () => true,
): Promise<AnsweredRows> {
  const places = new Set(excerpt.places.keys());
  const first = await askRows(array, excerpt, context);
  if (first.isSound && isConfirmed(first.rows)) return { answers: [first.rows], places, isSound: true };
  const second = await askRows(array, excerpt, context);
  return { answers: [first.rows, second.rows], places, isSound: first.isSound && second.isSound };
}

/** Whether each row that the engine read in an excerpt is among the model's rows, with the same values. */
function isConfirmed(rows: readonly Row[], own: readonly OwnRow[], { places }: Excerpt): boolean {
  const rowOf = new Map(rows.flatMap((row) => [...placesOf(row)].map((place) => [place, row] as const)));
  return own.every((row) => {
    const here = [...placesOf(row)].filter(({ id }) => places.has(id));
    const told = here.flatMap((place) => rowOf.get(place) ?? [])[0];
    if (told === undefined) return here.length === 0;
    return [...row.cells].every(([column, { value }]) => areSame(value, told.cells.get(column)?.value));
  });
}
