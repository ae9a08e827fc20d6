import type { Docsvc, EditOutput, Job as ServiceJob, ParseConfig, PipelineOutput } from "@docsvc/client";
import type { ClassifyTask, ExtractTask, EditTask, SplitTask } from "../../jobs/task.ts";
import { throwClientFailure } from "../client-failure.ts";
import { toDocument } from "../parse/against-service.ts";
import { RESTART_MS } from "../service-client.ts";
import type { Job, Performed, Performer, RunOptions, StoredPipelineRun } from "./operation.ts";

/** A task for a service. A service runs only pipelines that it has stored. */
export type ServiceTask = ExtractTask | SplitTask | ClassifyTask | EditTask | StoredPipelineRun;

/** Performs tasks in a service: files are uploaded, the service fetches addresses, and edited documents are downloaded. */
export function performAgainst(client: Docsvc): Performer<ServiceTask> {
  return (job, options) => perform(client, job, options).catch(throwClientFailure);
}

async function perform(
  client: Docsvc,
  job: Job<ServiceTask>,
  { signal, onProgress }: RunOptions,
): Promise<Performed<object>> {
  const submitted = await submit(client, job, signal);
  // The service's own form, because the client's types are for programs.
  const attached = client.jobs.attach<"extract" | "split" | "classify" | "edit" | "pipeline">(submitted);
  const { job_id, duration, usage, result } = await attached
    .wait({
      signal,
      outageTimeout: RESTART_MS,
      onProgress: ({ progress }) => onProgress(Math.round((progress ?? 0) * 100), 100),
    })
    .catch(async (error: unknown) => {
      // If the caller stops waiting, the work is no longer wanted.
      if (signal.aborted) await attached.cancel().catch(() => undefined);
      throw error;
    });
  const fileId = editedFile(result);
  const download = { signal, outageTimeout: RESTART_MS };
  const edited = fileId === null ? null : await (await client.downloadFile(fileId, download)).arrayBuffer();
  const { num_pages, credits = null } = usage;
  return {
    response: { job_id, duration, usage: { num_pages, credits }, result },
    edited: edited === null ? null : new Uint8Array(edited),
  };
}

function submit(
  client: Docsvc,
  { source, task, config }: Job<ServiceTask>,
  signal: AbortSignal,
): Promise<ServiceJob<unknown>> {
  const document = toDocument(source);
  const parsing = isEmpty(config) ? {} : { parsing: config };
  const settings = settingsOf(config);
  switch (task.op) {
    case "extract":
      return client.extract.submit(document, { schema: task.schema, ...parsing }, { signal });
    case "split": {
      const { descriptions, rules } = task;
      const sections = { split_description: [...descriptions], ...(rules !== undefined && { split_rules: rules }) };
      return client.split.submit(document, { ...sections, ...parsing }, { signal });
    }
    case "classify":
      return client.classify.submit(document, { categories: [...task.categories], ...parsing }, { signal });
    case "edit": {
      const { instructions: edit_instructions, dryRun: dry_run } = task;
      return client.edit.submit(document, { edit_instructions, dry_run, ...settings }, { signal });
    }
    default:
      return client.pipeline.submit(document, { pipeline_id: task.pipelineId, ...settings }, { signal });
  }
}

/** For an edit or a pipeline, which have no other settings of the document. */
function settingsOf({ settings }: ParseConfig): { readonly settings?: { readonly document_password: string } } {
  const password = settings?.document_password;
  return typeof password === "string" ? { settings: { document_password: password } } : {};
}

function isEmpty(config: ParseConfig): boolean {
  return Object.keys(config).length === 0;
}

function editedFile(result: object): string | null {
  const { file_id } = ("edit" in result ? ((result as PipelineOutput).edit ?? {}) : result) as Partial<EditOutput>;
  return file_id ?? null;
}
