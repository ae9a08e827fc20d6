import type { Context } from "../jobs/context.ts";
import { removeLostSlices } from "../jobs/clear-slices.ts";
import { keepScratch, removeAbandonedScratch } from "../work/scratch.ts";
import { removeOrphans, sweep } from "../jobs/retention.ts";

export interface SweeperLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const SWEEP_MS = 600_000;
/** Milliseconds. Uploads that other hosts are receiving are more recent; on a single host none is in progress before the start. */
const SENDING_MS = 3_600_000;
const ORPHANS_MS = 24 * 3_600_000;
/** Each host updates its folder of temporary files at every sweep; a live host may have been suspended for hours. */
const ABANDONED_MS = 24 * 3_600_000;

/** The folders of a running process. */
export interface SweptFolders {
  readonly dataDir: string;
  readonly scratch: string;
}

/**
 * Cleans up after a crash, then sweeps now and every ten minutes, on one of many hosts. The returned function stops it and waits for a sweep
 * in progress.
 */
export function startSweeping(
  context: Pick<Context, "stores">,
  { dataDir, scratch }: SweptFolders,
  log: SweeperLog,
): () => Promise<void> {
  const guarded = async (work: () => Promise<object>): Promise<void> => {
    try {
      log.info(await work(), "retention");
    } catch (error) {
      log.error({ err: error }, "retention failed");
    }
  };
  const { stores } = context;
  const before = Date.now() - (stores.shared ? SENDING_MS : 0);
  const orphans = async (): Promise<object> =>
    (await stores.takeChore("orphans", ORPHANS_MS)) ? { orphans: await removeOrphans(context, before) } : {};
  // A process with a data directory of its own emptied it at the start.
  const abandoned = async (): Promise<object> =>
    stores.shared ? { scratch: await removeAbandonedScratch(dataDir, Date.now() - ABANDONED_MS) } : {};
  const sweepAll = async (): Promise<object> => {
    if (stores.shared) await keepScratch(scratch);
    return (await stores.takeChore("retention", SWEEP_MS / 2))
      ? {
          ...(await sweep(context)),
          slices: await removeLostSlices(context),
          unfinished: await stores.files.removeUnfinished(Date.now() - SENDING_MS),
          ...(await abandoned()),
        }
      : {};
  };
  let sweeping = guarded(async () => ({ ...(await orphans()), ...(await sweepAll()) }));
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => guarded(sweepAll));
  }, SWEEP_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
