import { EngineError } from "../document/errors.ts";
import type { PluginCall } from "./plugin.ts";
import { pluginError } from "./plugin-error.ts";

/**
 * Time limit for one call of a plugin. A call that computes without a pause cannot be stopped within its process; in that case the deadline of the
 * job ends the child process.
 */
export const MAX_CALL_MS = 60_000;

/**
 * Calls a plugin asynchronously.
 *
 * @param doing - completes "The plugin … failed"
 * @throws EngineError `plugin_failed` if it throws or takes too long, `aborted` if the caller's signal fires first
 */
export async function callPlugin<Result>(
  { plugin, doing, signal: caller, maxMs = MAX_CALL_MS }: CallOptions,
  call: (options: PluginCall) => Result | Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), maxMs);
  const signal = caller === undefined ? late.signal : AbortSignal.any([caller, late.signal]);
  try {
    return await Promise.race([call({ signal }), whenFired(signal)]);
  } catch (error) {
    if (caller?.aborted === true) throw new EngineError("aborted", "Reading was aborted.", { cause: caller.reason });
    if (late.signal.aborted) throw pluginError(plugin, `took longer than ${maxMs / 1000} seconds ${doing}`);
    throw pluginError(plugin, `failed ${doing}`, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Calls a plugin synchronously. @throws EngineError `plugin_failed` */
export function callAtOnce<Result>(plugin: string, doing: string, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    throw pluginError(plugin, `failed ${doing}`, error);
  }
}

export interface CallOptions {
  readonly plugin: string;
  readonly doing: string;
  readonly signal?: AbortSignal | undefined;
  /** @defaultValue {@link MAX_CALL_MS} */
  readonly maxMs?: number;
}

function whenFired(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (): void => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
}
