import { setImmediate as nextTurn } from "node:timers/promises";
import { idTime, isFileId } from "../ports/identifiers.ts";
import type { Context } from "./context.ts";
import { buryJob } from "./delete-job.ts";
import { uploadKey } from "./result-key.ts";

const BATCH = 100;
/** How long a deleted id still answers 410 instead of 404. */
const TOMBSTONE_MS = 30 * 24 * 3600 * 1000;

/** How long the log of a webhook can be read, and the webhook be replayed. */
const WEBHOOK_LOG_MS = 30 * 24 * 3600 * 1000;

export interface Swept {
  readonly jobs: number;
  readonly uploads: number;
}

/** Deletes what is past its retention. Safe to run at any time, and again. */
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
 * Deletes files of uploads that have no row, because their process died in between and no caller ever received their id; and those that
 * were sent to a signed address when their row was already buried.
 *
 * @param before what is younger may be an upload that is just being answered
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

/** Until nothing is left, or a batch brings nothing forward. */
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
