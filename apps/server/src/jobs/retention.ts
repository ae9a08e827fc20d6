import { idTime } from "../identifiers.ts";
import type { Context } from "./context.ts";
import { buryJob } from "./delete-job.ts";
import { uploadKey } from "./result-key.ts";

const BATCH = 100;
/** How long a deleted id still answers 410 instead of 404. */
const TOMBSTONE_MS = 30 * 24 * 3600 * 1000;
/** Younger files without a row may belong to an upload that is just being answered. */
const ORPHAN_AGE_MS = 3_600_000;

export interface Swept {
  readonly jobs: number;
  readonly uploads: number;
  readonly orphans: number;
}

/** Deletes what is past its retention, and what a crash left without a row. Safe to run at any time, and again. */
export async function sweep(context: Pick<Context, "stores">): Promise<Swept> {
  const { jobs, uploads, files } = context.stores;
  let buriedJobs = 0;
  for (let batch = await jobs.expired(BATCH); batch.length > 0; batch = await jobs.expired(BATCH)) {
    for (const job of batch) if (await buryJob(context, job)) buriedJobs += 1;
  }

  let buriedUploads = 0;
  for (let batch = await uploads.expired(BATCH); batch.length > 0; batch = await uploads.expired(BATCH)) {
    for (const { id, key } of batch) {
      await files.remove(key);
      if (await uploads.bury(id)) buriedUploads += 1;
    }
  }

  const before = Date.now() - TOMBSTONE_MS;
  await jobs.forget(before);
  await uploads.forget(before);
  return { jobs: buriedJobs, uploads: buriedUploads, orphans: await removeOrphans(context) };
}

/** Uploads whose process died between the file and the row: nobody was ever told their id. */
async function removeOrphans({ stores }: Pick<Context, "stores">): Promise<number> {
  let removed = 0;
  for await (const key of stores.files.list("uploads/")) {
    const id = key.slice(uploadKey("").length);
    if (Date.now() - idTime(id) < ORPHAN_AGE_MS) continue;
    if ((await stores.uploads.getSigned(id)) !== undefined) continue;
    await stores.files.remove(key);
    removed += 1;
  }
  return removed;
}
