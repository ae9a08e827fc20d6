import type {
  CompletedJob,
  EditResponse,
  ExtractResponse,
  JobType,
  ParseResponse,
  PipelineResponse,
  SplitResponse,
} from "@docsvc/openapi";
import { InvalidArgumentError } from "../errors/transport-errors.ts";

/** A job, by its id or by anything that carries one: a submission, a record, a response. */
export type JobReference<Operation extends JobType = JobType> = string | SubmittedJob<Operation>;

/** What an `_async` call returns. The type remembers the operation, so that waiting for it gives the right result. */
export interface SubmittedJob<Operation extends JobType = JobType> {
  readonly job_id: string;
  readonly [operation]?: Operation;
}

/** The record of a completed job of a known operation. */
export type FinishedJob<Operation extends JobType = JobType> = Omit<CompletedJob, "result"> & {
  readonly result: OperationResponses[Operation]["result"];
};

export interface OperationResponses {
  readonly parse: ParseResponse;
  readonly extract: ExtractResponse;
  readonly split: SplitResponse;
  readonly edit: EditResponse;
  readonly pipeline: PipelineResponse;
}

export function jobIdOf(job: JobReference): string {
  const jobId = typeof job === "string" ? job.replace(/^jobid:\/\//, "") : job?.job_id;
  // A dot segment would be resolved away, and another path asked.
  if (typeof jobId !== "string" || /^\.{0,2}$/.test(jobId)) {
    throw new InvalidArgumentError("A job is needed: give the job_id that the submission returned.");
  }
  return jobId;
}

/** Exists in types alone. */
declare const operation: unique symbol;
