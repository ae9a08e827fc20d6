/** Stored pipelines: an entry of its own, since whoever runs one by its id needs `client.pipeline` alone. */
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
