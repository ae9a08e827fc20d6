import { join } from "node:path";
import type { ModelUsage } from "@docsvc/engine/model";
import type { Context } from "../jobs/context.ts";
import type { JobRequest } from "../jobs/job-request.ts";
import type { Claim } from "../ports/job-store.ts";
import { isStorageFull } from "../ports/storage-full.ts";
import { isStoreUnavailable } from "../ports/store-unavailable.ts";
import { traceAttempt } from "./attempt-span.ts";
import { withModel } from "./ask/with-model.ts";
import { attempt } from "./attempt.ts";
import type { Ending } from "./ending.ts";
import type { ChildPool } from "./child-pool.ts";
import { holdOf } from "./hold.ts";
import type { Inputs } from "./inputs.ts";
import type { Run } from "./runs.ts";
import { settle } from "./settle.ts";
import type { WorkerLog } from "./worker-log.ts";

export interface Performance {
  readonly context: Context;
  readonly children: ChildPool;
  readonly inputs: Inputs;
  /** Temporary files of running jobs. */
  readonly scratch: string;
  readonly log: WorkerLog;
  /** Called if a store is full or down, so that nothing more is claimed for a while. */
  readonly onStoresInTrouble: () => void;
  /** Called if slices of a job that has ended or is read again must be deleted. */
  readonly onSlicesLeft: () => void;
}

/**
 * Works on a claim and stores its ending; everything is logged, counted and traced.
 *
 * @param onSettling - called when only the commit of its ending is outstanding
 */
export async function perform(run: Run, performance: Performance, onSettling: () => void): Promise<void> {
  const { context, children, inputs, scratch, log } = performance;
  const { claim } = run;
  const { job, part } = claim;
  const fields = {
    job_id: job.id,
    request_id: job.requestId,
    ...(part === undefined ? { attempt: job.attempt } : { part: part.number, attempt: part.attempt }),
  };
  const traced = traceAttempt(claim);
  const model = context.models?.forJob((job.request as JobRequest).config.settings?.timeout ?? null);
  countWait(context, claim);
  try {
    const ending = await attempt(context, claim, {
      run: (assignment, options) => {
        const [asking, within] = withModel(assignment, options, model, context);
        return children.run(job.organisation, asking, { ...within, onStage: traced.onStage });
      },
      inputs,
      scratch: join(scratch, folderOf(claim)),
      signal: run.controller.signal,
      onProgress: (done, total) => (run.progress = { done, total }),
    });
    const settling = settle(context.stores, claim, withUsage(ending, model?.usage), log);
    onSettling();
    await settling;
    traced.end(ending);
    if (model !== undefined) context.metrics.modelUsed(model.usage);
    context.metrics.attemptEnded(ending.kind, ending.kind === "completed" ? ending.completion.numPages : 0);
    const code = ending.kind === "failed" ? ending.failure.code : undefined;
    log.info({ ...fields, ending: ending.kind, code }, "attempt ended");
    if (part !== undefined && ending.kind !== "read") performance.onSlicesLeft();
  } catch (error) {
    traced.end("broke");
    log.error({ ...fields, err: error }, "attempt broke");
    const isStores = isStorageFull(error) || isStoreUnavailable(error);
    // Before the job is returned, because it would be claimed again at once.
    if (isStores) performance.onStoresInTrouble();
    const hold = holdOf(context.stores, claim);
    // A full disk or a lost database is not the document's fault, so the attempt does not count.
    await (isStores ? hold.release() : hold.retry()).catch((cause: unknown) => {
      // The store does not answer; another attempt is made when the lease expires.
      log.error({ ...fields, err: cause }, "could not give the job back");
    });
  }
}

function withUsage(ending: Ending, modelUsage: ModelUsage | undefined): Ending {
  if (ending.kind !== "completed" || modelUsage === undefined || modelUsage.requests === 0) return ending;
  return { ...ending, completion: { ...ending.completion, modelUsage } };
}

/** Later attempts waited for a backoff after a crash, not for a slot; parts waited for each other. */
function countWait({ metrics }: Context, { job, part }: Claim): void {
  if (job.attempt !== 1 || part !== undefined) return;
  metrics.claimed(job.priority, ((job.startedAt ?? job.createdAt) - job.createdAt) / 1000);
}

/** A folder for this attempt only, even while a superseded attempt continues. */
function folderOf({ job, part }: Claim): string {
  return `${job.id}-${job.token}${part === undefined ? "" : `-${part.number}-${part.token}`}`;
}
