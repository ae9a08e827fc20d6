import { EngineError } from "../document/errors.ts";

/** An error that names the plugin and what it did; of the plugin's own error the kind alone, since its text may hold words of the document. */
export function pluginError(plugin: string, happened: string, cause?: unknown): EngineError {
  const kind = cause instanceof Error ? ` (${cause.name})` : "";
  const message = `The plugin "${plugin}" ${happened}${kind}. Fix it, or start without it.`;
  return new EngineError("plugin_failed", message, cause === undefined ? undefined : { cause });
}
