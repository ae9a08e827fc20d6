/**
 * The operations' parameters, read from their requests. Both forms of an operation, its job and its result are handled alike, so adding an
 * operation takes only an entry here and its work in a child (`work/perform-task.ts`).
 */
import type {
  ClassifyAsyncRequest,
  DocumentInput,
  DocumentSettings,
  EditAsyncRequest,
  ExtractAsyncRequest,
  ParseAsyncRequest,
  ParseConfig,
  PipelineAsyncRequest,
  SplitAsyncRequest,
} from "@docsvc/openapi";
import { ServiceError } from "../errors/service-error.ts";
import type { JobType } from "../ports/job-store.ts";
import { checkExtractSchema } from "./check-extract-schema.ts";
import type { Context } from "./context.ts";
import { toEditTask, toExtractTask, toPipelineTask, toSplitTask } from "./task.ts";
import type { Task } from "./task.ts";

/** The parts of a request. */
export interface Order {
  readonly input: DocumentInput;
  /** How the document is read, including its password. */
  readonly config: ParseConfig;
  readonly task?: Task;
}

/** The bodies of both forms of each operation. */
export interface RequestBodies {
  readonly parse: ParseAsyncRequest;
  readonly extract: ExtractAsyncRequest;
  readonly split: SplitAsyncRequest;
  readonly classify: ClassifyAsyncRequest;
  readonly edit: EditAsyncRequest;
  readonly pipeline: PipelineAsyncRequest;
}

type ToOrder<Type extends JobType> = (
  body: RequestBodies[Type],
  context: Context,
  organisation: string,
) => Order | Promise<Order>;

export const OPERATIONS: { readonly [Type in JobType]: ToOrder<Type> } = {
  parse: ({ input, async: _envelope, ...config }) => ({ input, config }),
  extract: ({ input, parsing, ...body }) => {
    checkExtractSchema(body.schema, ["body", "schema"]);
    return { input, config: parsing ?? {}, task: toExtractTask(body) };
  },
  split: ({ input, parsing, ...body }) => ({ input, config: parsing ?? {}, task: toSplitTask(body) }),
  classify: ({ input, parsing, categories }) => ({
    input,
    config: parsing ?? {},
    task: { op: "classify", categories },
  }),
  edit: ({ document_url: input, settings, ...body }) => ({
    input,
    config: withSettings({}, settings),
    task: toEditTask(body),
  }),
  pipeline: async ({ input, pipeline_id: id, settings }, context, organisation) => {
    const stored = await context.stores.pipelines.get(organisation, id);
    if (stored === undefined) throw pipelineNotFound();
    const { task, config } = toPipelineTask({ pipeline_id: stored.id, version: stored.version }, stored.steps);
    return { input, config: withSettings(config, settings), task };
  },
};

/** Document settings of a request override stored ones. */
function withSettings(config: ParseConfig, settings: DocumentSettings | null | undefined): ParseConfig {
  return settings === undefined || settings === null
    ? config
    : { ...config, settings: { ...config.settings, ...settings } };
}

export function pipelineNotFound(): ServiceError {
  return new ServiceError(
    "pipeline_not_found",
    "There is no such pipeline. Give the id or the name of one that GET /pipelines lists.",
  );
}
