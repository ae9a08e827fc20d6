/**
 * Stored pipelines: a name in an organisation, and its versions, counted from 1 and never changed. Every engine of this port runs
 * `test/suites/pipeline-store.suite.ts`.
 */
import type { PipelineStep } from "@docsvc/openapi";

export interface StoredPipeline {
  /** All versions share it. */
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly steps: readonly PipelineStep[];
  /** Of this version, in milliseconds since 1970. */
  readonly createdAt: number;
}

export interface NewPipeline {
  readonly organisation: string;
  /** For a name that is new; one that exists keeps its id. */
  readonly id: string;
  readonly name: string;
  readonly steps: readonly PipelineStep[];
}

export interface PipelineStore {
  /** A new version of the name; the newest one where its steps are these already. */
  add(pipeline: NewPipeline): Promise<StoredPipeline>;
  /** By id or by name. @defaultValue the newest version */
  get(organisation: string, idOrName: string, version?: number): Promise<StoredPipeline | undefined>;
  /** The newest versions, by name. */
  list(organisation: string): Promise<readonly StoredPipeline[]>;
  /** All versions. False where there is no such pipeline. */
  remove(organisation: string, idOrName: string): Promise<boolean>;
}
