import { setTimeout as sleep } from "node:timers/promises";
import { isStoreUnavailable } from "../../ports/store-unavailable.ts";

/** How long finished work is brought to a database that does not answer: doing it again costs more. */
const SETTLE_MS = 60_000;
const RETRY_MS = 500;

/**
 * Makes a change that a worker's claim allows, if need be after an outage of the database. False: the claim no longer holds.
 *
 * @param isOwn whether this very claim has made the change already: of a try whose answer was lost no one knows
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
