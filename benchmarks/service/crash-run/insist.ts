import { setTimeout as sleep } from "node:timers/promises";
import { isStoreUnavailable } from "@docsvc/server/src/ports/store-unavailable.ts";

/** Retries until the stores answer, as a client that gets 503 does. */
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
