import { setTimeout as sleep } from "node:timers/promises";
import { isStoreUnavailable } from "@docsvc/server/src/ports/store-unavailable.ts";

/** Asks again until the stores answer, as a caller does that gets 503. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error;
      await sleep(100);
    }
  }
}
