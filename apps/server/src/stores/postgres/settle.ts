import { setTimeout as sleep } from "node:timers/promises";
import { isStoreUnavailable } from "../../ports/store-unavailable.ts";

/** Milliseconds for which a finished job's end is retried while the database does not answer: doing the work again costs more. */
const SETTLE_MS = 60_000;
const RETRY_MS = 500;

/**
 * Makes a change that a worker's claim allows, if necessary after an outage of the database. False if the claim is no longer valid.
 *
 * @param isOwn whether this claim already made the change, which is unknown after a try whose answer was lost
 */
export async function settle(change: () => Promise<boolean>, isOwn: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + SETTLE_MS;
  for (let repeated = false; ; repeated = true) {
    try {
      return (await change()) || (repeated && (await isOwn()));
    } catch (error) {
      if (!isStoreUnavailable(error) || performance.now() > until) throw error;
      await sleep(RETRY_MS);
    }
  }
}
