import type { FetchLimits, GuardedFetch } from "../../fetch/guarded-fetch.ts";

/** Fetches documents from addresses. Dispose of it: it holds connections. */
export class AddressFetch implements AsyncDisposable {
  #guarded: Promise<GuardedFetch> | undefined;

  /** The document's bytes as they arrive. */
  async *document(address: string, limits: FetchLimits, signal: AbortSignal): AsyncIterable<Uint8Array> {
    yield* (await (this.#guarded ??= openGuarded())).document(address, limits, signal);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await (await this.#guarded)?.close();
  }
}

/** Loaded with the first address: its HTTP client is a hundred modules, a seventh of the CPU time of a call for one page. */
async function openGuarded(): Promise<GuardedFetch> {
  const { createGuardedFetch } = await import("../../fetch/guarded-fetch.ts");
  return createGuardedFetch(() => false);
}
