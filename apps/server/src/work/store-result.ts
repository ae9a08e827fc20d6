import { newId } from "../identifiers.ts";
import type { Context } from "../jobs/context.ts";
import { resultKey } from "../jobs/result-key.ts";
import type { Claim } from "../ports/job-store.ts";
import type { Ending } from "./ending.ts";

/** Keeps the result of a job under a key of its token; what is left is to commit that. */
export async function storeResult(
  { stores }: Pick<Context, "stores">,
  { job }: Claim,
  bytes: AsyncIterable<Uint8Array>,
  { numPages, credits }: { readonly numPages: number; readonly credits: number },
): Promise<Ending> {
  const key = resultKey(job.id, job.token);
  const stored = await stores.files.put(key, bytes);
  return { kind: "completed", completion: { result: { id: newId(), key, bytes: stored.bytes }, numPages, credits } };
}
