import type {
  ClassifyOutput,
  EditOutput,
  ExtractOutput,
  FullResult,
  JobType,
  PipelineOutput,
  SplitOutput,
  Usage,
} from "@docsvc/openapi";
import type { Connection } from "../connection/connection.ts";
import type { Answer, CallOptions } from "../connection/call.ts";
import { openResult } from "./full-result.ts";

/** A finished operation with its result, however the server delivered it. */
export interface OperationResponse<Result> {
  readonly job_id: string;
  /** Processing time in seconds. */
  readonly duration: number;
  readonly usage: Usage;
  readonly result: Result;
}

/** The result of each operation. */
export interface OperationResults {
  readonly parse: FullResult;
  readonly extract: ExtractOutput;
  readonly split: SplitOutput;
  readonly classify: ClassifyOutput;
  readonly edit: EditOutput;
  readonly pipeline: PipelineOutput;
}

export type ResultOf<Operation extends JobType> = OperationResults[Operation];

/** Turns a result into the data of the caller's schema. */
export type Finish<Result> = (result: unknown, jobId: string) => Result | Promise<Result>;

/** Completes an answer of a synchronous operation or the record of a completed job. */
export async function completeResponse<Result>(
  connection: Connection,
  { data, response }: Answer<OperationResponse<unknown>>,
  options: CallOptions,
  finish: Finish<Result>,
): Promise<Answer<OperationResponse<Result>>> {
  const { job_id, duration, usage } = data;
  const result = await finish(await openResult(connection, job_id, data.result, options), job_id);
  return { data: { job_id, duration, usage, result }, response };
}
