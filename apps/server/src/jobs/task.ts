/** What a job does with its document once it is read, in stored form: plain data without secrets. A parse has no task. */
import type { Category, ParseConfig, PipelineStep, SplitSection } from "@docsvc/openapi";

export type Task = ExtractTask | SplitTask | ClassifyTask | EditTask | PipelineTask;

export interface ExtractTask {
  readonly op: "extract";
  readonly schema: Readonly<Record<string, unknown>>;
  readonly systemPrompt?: string;
}

export interface SplitTask {
  readonly op: "split";
  readonly descriptions: readonly SplitSection[];
  readonly rules?: string;
}

export interface ClassifyTask {
  readonly op: "classify";
  readonly categories: readonly Category[];
}

export interface EditTask {
  readonly op: "edit";
  readonly instructions: string;
  readonly dryRun: boolean;
}

/** The steps of a pipeline, from the version that was the newest when the job was submitted. */
export interface PipelineTask {
  readonly op: "pipeline";
  readonly pipeline: { readonly pipeline_id: string; readonly version: number };
  /** Whether its result includes that of the parse. */
  readonly givesParse: boolean;
  readonly split?: SplitTask;
  readonly extract?: ExtractTask;
  readonly edit?: EditTask;
}

/** The steps of a stored pipeline as a task, and how its document is read. */
export function toPipelineTask(
  pipeline: PipelineTask["pipeline"],
  steps: readonly PipelineStep[],
): { readonly task: PipelineTask; readonly config: ParseConfig } {
  const of = <Op extends PipelineStep["op"]>(op: Op): Extract<PipelineStep, { op: Op }> | undefined =>
    steps.find((step): step is Extract<PipelineStep, { op: Op }> => step.op === op);
  const [parse, split, extract, edit] = [of("parse"), of("split"), of("extract"), of("edit")];
  return {
    config: parse?.config ?? {},
    task: {
      op: "pipeline",
      pipeline,
      givesParse: parse !== undefined,
      ...(split && { split: toSplitTask(split.config) }),
      ...(extract && { extract: toExtractTask(extract.config) }),
      ...(edit && { edit: toEditTask(edit.config) }),
    },
  };
}

export function toExtractTask(body: {
  readonly schema: ExtractTask["schema"];
  readonly system_prompt?: string | undefined;
}): ExtractTask {
  const { schema, system_prompt: systemPrompt } = body;
  return { op: "extract", schema, ...(systemPrompt === undefined ? {} : { systemPrompt }) };
}

export function toSplitTask(body: {
  readonly split_description: readonly SplitSection[];
  readonly split_rules?: string | undefined;
}): SplitTask {
  const { split_description: descriptions, split_rules: rules } = body;
  return { op: "split", descriptions, ...(rules === undefined ? {} : { rules }) };
}

export function toEditTask(body: {
  readonly edit_instructions: string;
  readonly dry_run?: boolean | undefined;
}): EditTask {
  return { op: "edit", instructions: body.edit_instructions, dryRun: body.dry_run ?? false };
}

/** Whether it needs the document's bytes in addition to the parsed content. */
export function editsDocument(task: Task | undefined): boolean {
  return task?.op === "edit" || (task?.op === "pipeline" && task.edit !== undefined);
}

/** Number of operations that a page is billed for, besides its parse. */
export function countOperations(task: Task | undefined): number {
  if (task?.op !== "pipeline") return task === undefined ? 0 : 1;
  return [task.split, task.extract, task.edit].filter((step) => step !== undefined).length;
}
