import {
  classify,
  classifyWithModel,
  edit,
  EngineError,
  extract,
  extractWithModel,
  type Material,
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

/** What a task has to work with, asked for as it is needed. */
export interface TaskSource {
  readonly material: () => Material;
  readonly parsed: () => FullResult;
  /** What of the document could not be read fully, or of its options not be honoured. */
  readonly warnings: readonly Warning[];
  readonly bytes: () => Promise<Uint8Array>;
  readonly password: string | null;
  readonly maxPages?: number;
  /** Ends an edit between its steps; a child process is ended itself. */
  readonly signal?: AbortSignal;
  /** Asked where an operation is better for it. */
  readonly model?: Model;
  readonly onProgress: (done: number, total: number) => void;
}

/** A result without the address of an edited document, and that document. */
export interface TaskOutcome {
  readonly result: object;
  readonly numPages: number;
  readonly edited: Uint8Array | null;
}

/** Does with a document what a job asks for. @throws EngineError */
export async function performTask(task: Task, source: TaskSource): Promise<TaskOutcome> {
  if (task.op === "edit") return performEdit(task, source);
  const material = source.material();
  const { length: numPages } = material.pages;
  if (task.op === "pipeline") return { ...(await performPipeline(task, source)), numPages };
  const result = await performReading(task, material, source);
  return { result: withWarnings(result, source), numPages, edited: null };
}

function performReading(
  task: ExtractTask | SplitTask | ClassifyTask,
  material: Material,
  source: TaskSource,
): Promise<ExtractOutput | SplitOutput | ClassifyOutput> {
  if (task.op === "extract") return performExtract(task, material, source);
  return task.op === "split" ? performSplit(task, material, source) : performClassify(task, material, source);
}

function withWarnings<Result extends ExtractOutput | SplitOutput | ClassifyOutput>(
  result: Result,
  { warnings }: Pick<TaskSource, "warnings">,
): Result {
  return warnings.length === 0 ? result : { ...result, warnings: [...(result.warnings ?? []), ...warnings] };
}

async function performExtract(
  { schema, systemPrompt }: ExtractTask,
  material: Material,
  { model, signal }: Pick<TaskSource, "model" | "signal">,
): Promise<ExtractOutput> {
  const instructions = { schema, ...(systemPrompt === undefined ? {} : { systemPrompt }) };
  return model === undefined
    ? extract(material, instructions, { ...(signal && { signal }) })
    : extractWithModel(material, instructions, { model, signal });
}

async function performSplit(
  { descriptions, rules = "" }: SplitTask,
  material: Material,
  { model, signal }: Pick<TaskSource, "model" | "signal">,
): Promise<SplitOutput> {
  return model === undefined
    ? split(material, descriptions, rules)
    : splitWithModel(material, descriptions, rules, { model, signal });
}

async function performClassify(
  { categories }: ClassifyTask,
  material: Material,
  { model, signal }: Pick<TaskSource, "model" | "signal">,
): Promise<ClassifyOutput> {
  return model === undefined
    ? classify(material, categories)
    : classifyWithModel(material, categories, { model, signal });
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

/** One reading of the document for all steps. A step that fails leaves what the others made; where all fail, so does the job. */
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
  const material = source.material();
  const { split: splitTask, extract: extractTask, edit: editTask } = task;
  const sections =
    splitTask &&
    (await step("split", async () => withWarnings(await performSplit(splitTask, material, source), source)));
  const extracted =
    extractTask &&
    (await step<ExtractOutput | SectionExtract[]>("extract", async () =>
      sections
        ? extractSections(extractTask, material, sections, source)
        : withWarnings(await performExtract(extractTask, material, source), source),
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

/** What ends a whole job, not a step of it. */
const FOR_ALL: ReadonlySet<string> = new Set(["aborted", "storage_failed"]);

async function extractSections(
  task: ExtractTask,
  material: Material,
  { splits }: SplitOutput,
  source: TaskSource,
): Promise<SectionExtract[]> {
  const sections: SectionExtract[] = [];
  for (const { title, pages } of splits) {
    sections.push({ title, pages, result: await performExtract(task, pagesOf(material, pages), source) });
  }
  return sections;
}

/** The part of a material that belongs to some pages. */
function pagesOf(material: Material, numbers: readonly number[]): Material {
  const wanted = new Set(numbers);
  return {
    ...material,
    pages: material.pages.filter(({ number }) => wanted.has(number)),
    fields: material.fields.filter(({ bbox }) => wanted.has(bbox.page)),
    // Nothing shows which of the sections an attachment belongs to.
    attachments: splits(material, wanted) ? [] : material.attachments,
  };
}

function splits({ pages }: Material, wanted: ReadonlySet<number>): boolean {
  return pages.some(({ number }) => !wanted.has(number));
}
