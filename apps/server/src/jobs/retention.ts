import { setImmediate as nextTurn } from "node:timers/promises";
import { idTime, isFileId } from "../ports/identifiers.ts";
import type { Context } from "./context.ts";
import { buryJob } from "./delete-job.ts";
import { uploadKey } from "./result-key.ts";

const BATCH = 100;
/** Milliseconds for which a deleted id answers 410 instead of 404. */
const TOMBSTONE_MS = 30 * 24 * 3600 * 1000;

/** Milliseconds for which the log of a webhook can be read and the webhook replayed. */
const WEBHOOK_LOG_MS = 30 * 24 * 3600 * 1000;

export interface Swept {
  readonly jobs: number;
  readonly uploads: number;
}

/** Deletes everything whose retention has ended. Safe to run at any time, and repeatedly. */
export async function sweep({ stores }: Pick<Context, "stores">): Promise<Swept> {
  const { jobs, uploads, files } = stores;
  const buriedJobs = await inBatches(
    () => jobs.expired(BATCH),
    (job) => buryJob({ stores }, job),
  );
  const buriedUploads = await inBatches(
    () => uploads.expired(BATCH),
    async ({ id, key }) => {
      await files.remove(key);
      return uploads.bury(id);
    },
  );
  const before = Date.now() - TOMBSTONE_MS;
  await jobs.forget(before);
  await uploads.forget(before);
  await stores.webhooks.forget(Date.now() - WEBHOOK_LOG_MS);
  return { jobs: buriedJobs, uploads: buriedUploads };
}

/**
 * Deletes files of uploads without a row: their process died in between and no caller received their id, or they were sent to a signed
 * address after their row was deleted.
 *
 * @param before newer files are skipped, because their upload may still be in progress
 */
export async function removeOrphans({ stores }: Pick<Context, "stores">, before: number): Promise<number> {
  let removed = 0;
  for await (const key of stores.files.list("uploads/")) {
    await nextTurn();
    const id = key.slice(uploadKey("").length);
    if (!isFileId(id) || idTime(id) >= before) continue;
    const upload = await stores.uploads.getSigned(id);
    if (upload !== undefined && !upload.gone) continue;
    await stores.files.remove(key);
    removed += 1;
  }
  return removed;
}

/** Repeats until nothing is left, or a batch makes no progress. */
async function inBatches<T>(next: () => Promise<readonly T[]>, bury: (item: T) => Promise<boolean>): Promise<number> {
  let buried = 0;
  for (let progress = true; progress;) {
    progress = false;
    for (const item of await next()) {
      await nextTurn();
      if (!(await bury(item))) continue;
      buried += 1;
      progress = true;
    }
  }
  return buried;
}
