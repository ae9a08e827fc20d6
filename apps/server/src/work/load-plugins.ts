import { EngineError, gatherPlugins } from "@docsvc/engine";
import type { Plugin, Plugins } from "@docsvc/engine";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Loads the modules that the operator has named; each exports a plugin as its default.
 *
 * @throws {@link EngineError} `plugin_failed`, naming the module that cannot be loaded or the plugin that does not fit the interface
 */
export async function loadPlugins(paths: readonly string[]): Promise<Plugins> {
  return gatherPlugins(await Promise.all(paths.map(loadPlugin)));
}

async function loadPlugin(path: string): Promise<Plugin> {
  const { default: plugin } = await load(path);
  if (typeof plugin === "object" && plugin !== null) return plugin as Plugin;
  throw refuse(path, "has no plugin as its default export");
}

async function load(path: string): Promise<{ readonly default?: unknown }> {
  try {
    return (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
  } catch (error) {
    throw refuse(path, `cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function refuse(path: string, why: string): EngineError {
  return new EngineError("plugin_failed", `The plugin module "${basename(path)}" ${why}. Fix it, or start without it.`);
}
