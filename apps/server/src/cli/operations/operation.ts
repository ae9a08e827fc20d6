/** What the commands that do one operation on one document are made of. */
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
  /** What the command line names: one document. */
  readonly input: string;
  readonly flags: DocumentFlags;
  readonly task: Asked;
  /** How the document is read; flags win over it. */
  readonly config?: ParseConfig;
}

/** An operation whose document was found. */
export interface Job<Asked = Task> {
  readonly source: Source;
  readonly task: Asked;
  readonly config: ParseConfig;
  /** Where what was found is drawn; null for nowhere. */
  readonly debug: { readonly folder: string; readonly name: string } | null;
}

export interface Performed<Result> {
  /** The contract's response; only that of a service has a job. */
  readonly response: {
    readonly job_id?: string;
    readonly duration: number;
    readonly usage: Usage & { readonly credits: number | null };
    readonly result: Result;
  };
  /** The edited document, where the operation makes one. */
  readonly edited: Uint8Array | null;
  /** The page to open, where what was found was drawn. */
  readonly debugPath?: string;
}

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Does it: in this process, or by a service. */
export type Performer<Asked> = (job: Job<Asked>, options: RunOptions) => Promise<Performed<object>>;
