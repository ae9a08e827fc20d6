import { mkdirSync } from "node:fs";
import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "../jobs/context.ts";
import { joinSecret, unsealSecret } from "../jobs/job-request.ts";
import type { JobRequest } from "../jobs/job-request.ts";
import type { Claim } from "../ports/job-store.ts";
import { attemptOnParsed } from "./attempt-on-parsed.ts";
import type { AttemptOptions } from "./attempt-options.ts";
import { attemptPart } from "./attempt-part.ts";
import { attemptEdit, attemptWhole } from "./attempt-whole.ts";
import { failed } from "./ending.ts";
import type { Ending } from "./ending.ts";
import { removeFolder } from "./remove-folder.ts";

/** One attempt of a claim: input → local file → child process → stored result. */
export async function attempt(context: Context, claim: Claim, options: AttemptOptions): Promise<Ending> {
  mkdirSync(options.scratch, { recursive: true, mode: 0o700 });
  try {
    const request = claim.job.request as JobRequest;
    const secret = unsealSecret(context.stores.secrets.sealing, claim.secret, claim.job.id);
    const config = joinSecret(request.config, secret);
    if (claim.part !== undefined) {
      return await attemptPart(context, { ...claim, part: claim.part }, { request, config }, options);
    }
    if (request.input.from === "job") {
      return await attemptOnParsed(context, claim, { request, config, sourceId: request.input.jobId }, options);
    }
    if (request.task?.op === "edit") {
      return await attemptEdit(context, claim, { request, config, url: secret.url ?? "" }, request.task, options);
    }
    return await attemptWhole(context, claim, { request, config, url: secret.url ?? "" }, options);
  } catch (error) {
    if (options.signal.aborted) return { kind: "stopped" };
    if (ServiceError.isInstance(error)) {
      return failed(error.code, error.message);
    }
    throw error;
  } finally {
    await removeFolder(options.scratch);
  }
}
