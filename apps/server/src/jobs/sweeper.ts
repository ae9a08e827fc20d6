import type { Context } from "./context.ts";
import { removeOrphans, sweep } from "./retention.ts";

export interface SweeperLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const SWEEP_MS = 600_000;

/** Tidies up after a crash, then sweeps now and every ten minutes; what it returns ends that, and waits for a sweep under way. */
export function startSweeping(context: Pick<Context, "stores">, log: SweeperLog): () => Promise<void> {
  const guarded = async (work: () => Promise<object>): Promise<void> => {
    try {
      log.info(await work(), "retention");
    } catch (error) {
      log.error({ err: error }, "retention failed");
    }
  };
  const started = Date.now();
  let sweeping = guarded(async () => ({ orphans: await removeOrphans(context, started), ...(await sweep(context)) }));
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => guarded(() => sweep(context)));
  }, SWEEP_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
