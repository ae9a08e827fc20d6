/** Stored pipelines. A separate entry point, because running one by its id needs only `client.pipeline`. */
export { pipelinesOf } from "./pipelines/pipelines.ts";
export type { GetPipelineOptions, Pipelines } from "./pipelines/pipelines.ts";
export type {
  ExtractStepOf,
  PipelineDraft,
  PipelineExtraction,
  PipelineReference,
  PipelineStepOf,
  SectionExtraction,
  TypedPipelineOptions,
} from "./pipelines/pipeline-types.ts";
