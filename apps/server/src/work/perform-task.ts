import {
  classify,
  classifyWithModel,
  edit,
  EngineError,
  extract,
  extractWithModel,
  type Transcript,
  split,
  splitWithModel,
  type Warning,
} from "@docsvc/engine";
import type { Model } from "@docsvc/engine/model";
import type {
  ClassifyOutput,
  EditOutput,
  ExtractOutput,
  FullResult,
  PipelineOutput,
  SectionExtract,
  SplitOutput,
  StepFailure,
} from "@docsvc/openapi";
import type { ClassifyTask, EditTask, ExtractTask, PipelineTask, SplitTask, Task } from "../jobs/task.ts";
import { ERROR_OF_ENGINE } from "./engine-error.ts";

/** The inputs of a task, loaded on demand. */
export interface TaskSource {
  readonly transcript: () => Transcript;
  readonly parsed: () => FullResult;
  /** Parts of the document that could not be read fully, and options that could not be applied. */
  readonly warnings: readonly Warning[];
  readonly bytes: () => Promise<Uint8Array>;
  readonly password: string | null;
  readonly maxPages?: number;
  /** Stops an edit between its steps; a child process is killed instead. */
  readonly signal?: AbortSignal;
  /** Used by operations that benefit from it. */
  readonly model?: Model;
  readonly onProgress: (done: number, total: number) => void;
}

/** A result without the address of the edited document, and that document. */
export interface TaskOutcome {
  readonly result: object;
  readonly numPages: number;
  readonly edited: Uint8Array | null;
}

/** Performs a job's task on a document. @throws EngineError */
export async function performTask(task: Task, source: TaskSource): Promise<TaskOutcome> {
  if (task.op === "edit") return performEdit(task, source);
  const transcript = source.transcript();
  const { length: numPages } = transcript.pages;
  if (task.op === "pipeline") return { ...(await performPipeline(task, source)), numPages };
  const result = await performReading(task, transcript, source);
  return { result: withWarnings(result, source), numPages, edited: null };
}

function performReading(
  task: ExtractTask | SplitTask | ClassifyTask,
  transcript: Transcript,
  source: TaskSource,
): Promise<ExtractOutput | SplitOutput | ClassifyOutput> {
  if (task.op === "extract") return performExtract(task, transcript, source);
  return task.op === "split" ? performSplit(task, transcript, source) : performClassify(task, transcript, source);
}

function withWarnings<Result extends ExtractOutput | SplitOutput | ClassifyOutput>(
  result: Result,
  { warnings }: Pick<TaskSource, "warnings">,
): Result {
  return warnings.length === 0 ? result : { ...result, warnings: [...(result.warnings ?? []), ...warnings] };
}

async function performExtract(
  { schema, systemPrompt }: ExtractTask,
  transcript: Transcript,
  { model, signal }: Pick<TaskSource, "model" | "signal">,
): Promise<ExtractOutput> {
  const instructions = { schema, ...(systemPrompt === undefined ? {} : { systemPrompt }) };
  return model === undefined
    ? extract(transcript, instructions, { ...(signal && { signal }) })
    : extractWithModel(transcript, instructions, { model, signal });
}

async function performSplit(
  { descriptions, rules = "" }: SplitTask,
  transcript: Transcript,
  { model, signal }: Pick<TaskSource, "model" | "signal">,
): Promise<SplitOutput> {
  return model === undefined
    ? split(transcript, descriptions, rules)
    : splitWithModel(transcript, descriptions, rules, { model, signal });
}

async function performClassify(
  { categories }: ClassifyTask,
  transcript: Transcript,
  { model, signal }: Pick<TaskSource, "model" | "signal">,
): Promise<ClassifyOutput> {
  return model === undefined
    ? classify(transcript, categories)
    : classifyWithModel(transcript, categories, { model, signal });
}

async function performEdit({ instructions, dryRun }: EditTask, source: TaskSource): Promise<TaskOutcome> {
  const { password, onProgress, maxPages, signal, model } = source;
  const tools = { ...(signal && { signal }), ...(model !== undefined && { model }) };
  const options = { onProgress, ...(maxPages !== undefined && { maxPages }), ...tools };
  const { bytes, edits, numPages, warnings } = await edit(
    await source.bytes(),
    { instructions, dryRun, password },
    options,
  );
  const result = { document_url: null, file_id: null, edits, warnings };
  return { result, numPages, edited: dryRun ? null : bytes };
}

/** All steps share one reading of the document. A failed step keeps the others' results; if all fail, the job fails. */
async function performPipeline(
  task: PipelineTask,
  source: TaskSource,
): Promise<{ readonly result: PipelineOutput; readonly edited: Uint8Array | null }> {
  const failures: { readonly failure: StepFailure; readonly error: EngineError }[] = [];
  const step = async <Value>(op: StepFailure["op"], work: () => Value | Promise<Value>): Promise<Value | null> => {
    try {
      return await work();
    } catch (error) {
      if (!EngineError.isInstance(error) || FOR_ALL.has(error.code)) throw error;
      failures.push({ failure: { op, error: error.message, code: ERROR_OF_ENGINE[error.code] }, error });
      return null;
    }
  };
  const transcript = source.transcript();
  const { split: splitTask, extract: extractTask, edit: editTask } = task;
  const sections =
    splitTask &&
    (await step("split", async () => withWarnings(await performSplit(splitTask, transcript, source), source)));
  const extracted =
    extractTask &&
    (await step<ExtractOutput | SectionExtract[]>("extract", async () =>
      sections
        ? extractSections(extractTask, transcript, sections, source)
        : withWarnings(await performExtract(extractTask, transcript, source), source),
    ));
  const edited = editTask && (await step("edit", () => performEdit(editTask, source)));
  const asked = [splitTask, extractTask, editTask].filter((one) => one !== undefined).length;
  if (failures.length > 0 && failures.length === asked && !task.givesParse) throw failures[0]!.error;
  return {
    edited: edited?.edited ?? null,
    result: {
      parse: task.givesParse ? source.parsed() : null,
      split: sections ?? null,
      extract: extracted ?? null,
      edit: (edited?.result as EditOutput | undefined) ?? null,
      pipeline: task.pipeline,
      failed: failures.map(({ failure }) => failure),
    },
  };
}

/** Errors that end the whole job, not only a step. */
const FOR_ALL: ReadonlySet<string> = new Set(["aborted", "storage_failed"]);

async function extractSections(
  task: ExtractTask,
  transcript: Transcript,
  { splits }: SplitOutput,
  source: TaskSource,
): Promise<SectionExtract[]> {
  const sections: SectionExtract[] = [];
  for (const { title, pages } of splits) {
    sections.push({ title, pages, result: await performExtract(task, pagesOf(transcript, pages), source) });
  }
  return sections;
}

/** The part of a transcript that belongs to some pages. */
function pagesOf(transcript: Transcript, numbers: readonly number[]): Transcript {
  const requested = new Set(numbers);
  return {
    ...transcript,
    pages: transcript.pages.filter(({ number }) => requested.has(number)),
    fields: transcript.fields.filter(({ bbox }) => requested.has(bbox.page)),
    // Nothing shows which section an attachment belongs to.
    attachments: splits(transcript, requested) ? [] : transcript.attachments,
  };
}

function splits({ pages }: Transcript, requested: ReadonlySet<number>): boolean {
  return pages.some(({ number }) => !requested.has(number));
}
