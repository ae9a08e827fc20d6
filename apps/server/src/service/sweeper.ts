import type { Context } from "../jobs/context.ts";
import { removeLostSlices } from "../jobs/clear-slices.ts";
import { keepScratch, removeAbandonedScratch } from "../work/scratch.ts";
import { removeOrphans, sweep } from "../jobs/retention.ts";

export interface SweeperLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const SWEEP_MS = 600_000;
/** Files of uploads that other hosts are just taking are younger; on a single host none is being taken before the start. */
const SENDING_MS = 3_600_000;
const ORPHANS_MS = 24 * 3_600_000;
/** Each host keeps its folder of temporary files at every sweep; one that is alive may have been stopped for hours, as a machine asleep. */
const ABANDONED_MS = 24 * 3_600_000;

/** What a process that works has on disk. */
export interface SweptFolders {
  readonly dataDir: string;
  readonly scratch: string;
}

/** Tidies up after a crash, then sweeps now and every ten minutes, of many hosts one; what it returns ends that, and waits for a sweep under way. */
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
  // Who has the data directory to himself has emptied it at the start.
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
