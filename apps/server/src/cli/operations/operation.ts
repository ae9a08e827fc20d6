/** The types of the commands that run one operation on one document. */
import type { ParseConfig, Usage } from "@docsvc/client";
import type { Task } from "../../jobs/task.ts";
import type { Source } from "../parse/task.ts";
import type { DocumentFlags } from "./document-flags.ts";

/** The run of a pipeline that a service has stored. */
export interface StoredPipelineRun {
  readonly op: "stored-pipeline";
  readonly pipelineId: string;
}

export interface Operation<Asked = Task> {
  /** The document as the command line names it. */
  readonly input: string;
  readonly flags: DocumentFlags;
  readonly task: Asked;
  /** How the document is read. Flags override it. */
  readonly config?: ParseConfig;
}

/** An operation and its resolved document. */
export interface Job<Asked = Task> {
  readonly source: Source;
  readonly task: Asked;
  readonly config: ParseConfig;
  /** Where the results are drawn; null draws nothing. */
  readonly debug: { readonly folder: string; readonly name: string } | null;
}

export interface Performed<Result> {
  /** The contract's response. Only a service's has a job. */
  readonly response: {
    readonly job_id?: string;
    readonly duration: number;
    readonly usage: Usage & { readonly credits: number | null };
    readonly result: Result;
  };
  /** The edited document, if the operation creates one. */
  readonly edited: Uint8Array | null;
  /** The page to open, if the results were drawn. */
  readonly debugPath?: string;
}

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Performs an operation, in this process or with a service. */
export type Performer<Asked> = (job: Job<Asked>, options: RunOptions) => Promise<Performed<object>>;
