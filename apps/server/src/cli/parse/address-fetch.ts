import type { FileHints } from "@docsvc/engine";
import { DescribedError } from "../describe-error.ts";
import type { FetchLimits, GuardedFetch } from "../../fetch/guarded-fetch.ts";
import type { Source } from "./task.ts";

/** The command's hint differs from the service's, because its user may allow addresses that a service must refuse. */
const NOT_ALLOWED =
  "The address does not lead to the public internet. Name its host with --allow, or download the document first.";

type Address = Extract<Source, { readonly kind: "url" }>;

/** Fetches documents from addresses. Dispose of it, because it keeps connections open. */
export class AddressFetch implements AsyncDisposable {
  #guarded: Promise<GuardedFetch> | undefined;

  /** Yields the document's bytes as they arrive. All fetches of a process have one allow list. */
  async *document(
    source: Address,
    limits: FetchLimits,
    signal: AbortSignal,
    onDescribed: (hints: FileHints) => void,
  ): AsyncIterable<Uint8Array> {
    const guarded = await (this.#guarded ??= openGuarded(source));
    try {
      yield* guarded.document(source.url, limits, signal, onDescribed);
    } catch (error) {
      const { NOT_PUBLIC } = await import("../../fetch/input-url.ts");
      if ((error as Error).message !== NOT_PUBLIC) throw error;
      throw new DescribedError({ code: "input_unreachable", message: NOT_ALLOWED });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await (await this.#guarded)?.close();
  }
}

/** Loaded with the first address: its HTTP client is a hundred modules, a seventh of the CPU time of a call for one page. */
async function openGuarded({ allow, ...choice }: Address): Promise<GuardedFetch> {
  const { createGuardedFetch } = await import("../../fetch/guarded-fetch.ts");
  const { readAllowList } = await import("../../fetch/allow-list.ts");
  return createGuardedFetch(readAllowList(allow), undefined, choice);
}
