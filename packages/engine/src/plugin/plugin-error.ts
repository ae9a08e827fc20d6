import { EngineError } from "../document/errors.ts";

/**
 * An error that names the plugin and the failed action. Of the plugin's own error it includes only the type, since its message may contain document
 * text.
 */
export function pluginError(plugin: string, happened: string, cause?: unknown): EngineError {
  const kind = cause instanceof Error ? ` (${cause.name})` : "";
  const message = `The plugin "${plugin}" ${happened}${kind}. Fix it, or start without it.`;
  return new EngineError("plugin_failed", message, cause === undefined ? undefined : { cause });
}
