/**
 * Stored pipelines: a name in an organisation, and its versions, which count from 1 and never change. Every implementation of this port
 * passes `test/suites/pipeline-store.suite.ts`.
 */
import type { PipelineStep } from "@docsvc/openapi";

export interface StoredPipeline {
  /** The same for all versions. */
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly steps: readonly PipelineStep[];
  /** When this version was created, in milliseconds since 1970. */
  readonly createdAt: number;
}

export interface NewPipeline {
  readonly organisation: string;
  /** Used for a new name; an existing name keeps its id. */
  readonly id: string;
  readonly name: string;
  readonly steps: readonly PipelineStep[];
}

export interface PipelineStore {
  /** Adds a new version of the name; returns the newest one if its steps are the same. */
  add(pipeline: NewPipeline): Promise<StoredPipeline>;
  /** Finds a pipeline by id or name. @defaultValue the newest version */
  get(organisation: string, idOrName: string, version?: number): Promise<StoredPipeline | undefined>;
  /** The newest version of each pipeline, by name. */
  list(organisation: string): Promise<readonly StoredPipeline[]>;
  /** Removes all versions. False if there is no such pipeline. */
  remove(organisation: string, idOrName: string): Promise<boolean>;
}
