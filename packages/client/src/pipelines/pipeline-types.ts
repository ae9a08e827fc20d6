import type {
  ExtractOutput,
  ExtractStep,
  ExtractStepConfig,
  PipelineDefinition,
  PipelineRequest,
  PipelineOutput,
  PipelineStep,
  SectionExtract,
  StoredPipeline,
} from "@docsvc/openapi";
import type { DataOf, Extraction, ExtractionSchema } from "../extract/extract.ts";

/** A stored pipeline, or its id or name. */
export type PipelineReference = string | Pick<StoredPipeline, "pipeline_id">;

/** An extract step whose schema may be a Standard Schema. */
export type ExtractStepOf<Schema extends ExtractionSchema> = Omit<ExtractStep, "config"> & {
  readonly config: Omit<ExtractStepConfig, "schema"> & { readonly schema: Schema };
};

export type PipelineStepOf<Schema extends ExtractionSchema> =
  | Exclude<PipelineStep, { readonly op: "extract" }>
  | ExtractStepOf<Schema>;

/** A pipeline to be stored. */
export type PipelineDraft<Schema extends ExtractionSchema> = Omit<PipelineDefinition, "steps"> & {
  readonly steps: readonly PipelineStepOf<Schema>[];
};

/** The options of running a stored pipeline whose extract step has this schema. The data is checked against the schema and has its type. */
export type TypedPipelineOptions<Schema extends ExtractionSchema> = Omit<PipelineRequest, "input" | "pipeline_id"> & {
  readonly schema: Schema;
};

/** The data of one section. */
export type SectionExtraction<Data> = Omit<SectionExtract, "result"> & { readonly result: Extraction<Data> };

/** The result of a pipeline. Its extracted data has the schema's type; after a split step it is a list with the data of each section. */
export type PipelineExtraction<Schema extends ExtractionSchema> = Omit<PipelineOutput, "extract"> & {
  readonly extract: Extraction<DataOf<Schema>> | SectionExtraction<DataOf<Schema>>[] | null;
};

/** The result of a pipeline's extract step on the wire. */
export type WireExtract = ExtractOutput | readonly SectionExtract[] | null;
