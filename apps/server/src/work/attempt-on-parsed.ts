import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "../jobs/context.ts";
import type { JobRequest } from "../jobs/job-request.ts";
import { optionsOf } from "../jobs/options-of.ts";
import { requireDocumentOf, requireParsed } from "../jobs/resolve-input.ts";
import { transcriptKey } from "../jobs/result-key.ts";
import { countOperations } from "../jobs/task.ts";
import type { Claim, Job } from "../ports/job-store.ts";
import type { AttemptOptions } from "./attempt-options.ts";
import { attemptWhole } from "./attempt-whole.ts";
import { deadlineMs } from "./deadline.ts";
import { endingOf, failed } from "./ending.ts";
import type { Ending } from "./ending.ts";
import { billOf, furtherPaths, outputsOf } from "./outputs.ts";
import { storeOutputs, storeResult } from "./store-result.ts";

interface Asked {
  readonly request: JobRequest;
  /** Including its secrets. */
  readonly config: JobRequest["config"];
  /** The job whose parse is used. */
  readonly sourceId: string;
}

/** `jobid://`: uses the transcript of an earlier parse, which is neither read nor billed again. */
export async function attemptOnParsed(
  context: Context,
  claim: Claim,
  asked: Asked,
  options: AttemptOptions,
): Promise<Ending> {
  const { request, config, sourceId } = asked;
  const { run, scratch, signal, onProgress } = options;
  const source = await requireParsed(context, claim.job.organisation, sourceId);
  if (request.task === undefined && optionsOf(config).length === 0) return reuseResult(context, claim, source);
  const inputPath = await context.stores.files.localPath(transcriptKeyOf(source), scratch);
  if (inputPath === undefined) return readAgain(context, claim, source, asked, options);
  const outputs = outputsOf(scratch, request.task);
  const outcome = await run(
    {
      kind: "transcript",
      requestId: claim.job.requestId,
      inputPath,
      outputPath: outputs.resultPath,
      ...furtherPaths(outputs),
      ...(request.task && { task: request.task }),
      config,
    },
    {
      deadlineMs: () => deadlineMs(config.settings?.timeout, source.numPages ?? undefined, context.limits.jobMs),
      onProgress,
      signal,
    },
  );
  if (outcome.kind === "unreadable") return readAgain(context, claim, source, asked, options);
  if (outcome.kind !== "done") return endingOf(outcome, context);
  return withoutParse(
    context,
    await storeOutputs(context, claim, outputs, billOf(context, outcome, request.task)),
    request,
  );
}

/** Returns the earlier result unchanged and unbilled. */
async function reuseResult(context: Context, claim: Claim, source: Job): Promise<Ending> {
  const { files } = context.stores;
  const blob = source.result === null ? undefined : await files.open(source.result.key);
  if (blob === undefined) {
    throw new ServiceError("job_gone", `The result of job ${source.id} is gone. Submit the document again.`);
  }
  const transcript = await files.open(transcriptKeyOf(source));
  const { id, token } = claim.job;
  if (transcript !== undefined) await files.put(transcriptKey(id, token), transcript.stream);
  return storeResult(context, claim, blob.stream, { numPages: source.numPages ?? 0, credits: 0 });
}

function transcriptKeyOf({ id, result }: Job): string {
  // The result's key contains the token with which it was written.
  return result?.key.replace(/\.json$/, ".material") ?? transcriptKey(id, 0);
}

/** Reads the document again with the earlier job's options, because the transcript is in an earlier version's form or was too long to store. */
async function readAgain(
  context: Context,
  claim: Claim,
  source: Job,
  { request, config }: Asked,
  options: AttemptOptions,
): Promise<Ending> {
  const before = source.request as JobRequest;
  const again = {
    ...before,
    ...(request.task && { task: request.task }),
    input: await requireDocumentOf(context, source),
  };
  const joined = request.task === undefined ? joinConfigs(before.config, config) : before.config;
  const ending = await attemptWhole(context, claim, { request: again, config: joined, url: "" }, options);
  if (ending.kind !== "divided") return withoutParse(context, ending, request);
  return failed(
    "invalid_input",
    `What was read of the document of job ${source.id} is not kept, as it has too many pages. Give the document itself.`,
  );
}

function joinConfigs(before: JobRequest["config"], asked: JobRequest["config"]): JobRequest["config"] {
  const groups = new Set([...Object.keys(before), ...Object.keys(asked)]) as Set<keyof JobRequest["config"]>;
  return Object.fromEntries([...groups].map((group) => [group, { ...before[group], ...asked[group] }]));
}

function withoutParse({ prices }: Context, ending: Ending, { task }: JobRequest): Ending {
  if (ending.kind !== "completed") return ending;
  const { completion } = ending;
  const credits = completion.numPages * countOperations(task) * prices.operation;
  return { ...ending, completion: { ...completion, credits } };
}
