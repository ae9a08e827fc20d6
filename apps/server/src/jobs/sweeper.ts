import type { Context } from "./context.ts";
import { sweep } from "./retention.ts";

export interface SweeperLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const SWEEP_MS = 600_000;

/** Sweeps now and every ten minutes; what it returns ends that, and waits for a sweep under way. */
export function startSweeping(context: Pick<Context, "stores">, log: SweeperLog): () => Promise<void> {
  let sweeping = sweepOnce(context, log);
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => sweepOnce(context, log));
  }, SWEEP_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}

async function sweepOnce(context: Pick<Context, "stores">, log: SweeperLog): Promise<void> {
  try {
    const swept = await sweep(context);
    if (swept.jobs + swept.uploads + swept.orphans > 0) log.info(swept, "retention");
  } catch (error) {
    log.error({ err: error }, "retention failed");
  }
}
