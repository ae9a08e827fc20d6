import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "./context.ts";

/**
 * Refuses data for an organisation that has reached its storage limit.
 *
 * @param bytes the size to add, as far as it is known
 * @throws {@link ServiceError}
 */
export async function refuseFullStorage(
  { stores, limits }: Pick<Context, "stores" | "limits">,
  organisation: string,
  bytes: number = 0,
): Promise<void> {
  const most = limits.storageBytes;
  if (most === Number.POSITIVE_INFINITY) return;
  const kept = (await stores.uploads.bytesOf(organisation)) + (await stores.jobs.bytesOf(organisation));
  if (kept < most && kept + bytes <= most) return;
  throw new ServiceError(
    "payload_too_large",
    `Your organisation keeps ${toMb(kept)} MB of documents and results, of ${toMb(most)} MB that it may. Delete jobs that are no longer needed, or wait until they expire.`,
  );
}

function toMb(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
