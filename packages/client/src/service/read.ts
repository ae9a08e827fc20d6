import type { Settings } from "../connection/options.ts";
import { send } from "../connection/send.ts";
import type { CallAnswer, CallInit, CallOptions } from "../connection/send.ts";

/** A question about the service itself, which a living service answers at once. */
export async function readService<Data>(
  settings: Settings,
  options: CallOptions | undefined,
  start: (init: CallInit) => Promise<CallAnswer<Data>>,
): Promise<Data> {
  const timeoutMs = Math.min(MOST_TIMEOUT_MS, settings.timeoutMs);
  const { data } = await send({ settings, options, timeoutMs, start });
  return data;
}

const MOST_TIMEOUT_MS = 10_000;
