import type { ChunkMode } from "@docsvc/openapi";
import { EngineError } from "../document/errors.ts";
import {
  type BlockPass,
  type Chunker,
  type Plugin,
  PLUGIN_API_VERSION,
  type PluginFormat,
  type PluginOcr,
} from "./plugin.ts";

/** A part of a plugin, with the name of the plugin for errors. */
export interface Named<Part> {
  readonly plugin: string;
  readonly part: Part;
}

/** The parts of all plugins, in the order of the plugins. */
export interface Plugins {
  readonly formats: readonly Named<PluginFormat>[];
  readonly ocr: Named<PluginOcr> | undefined;
  readonly blockPasses: readonly Named<BlockPass>[];
  readonly chunkers: ReadonlyMap<ChunkMode, Named<Chunker>>;
}

const CHUNK_MODES: readonly ChunkMode[] = ["disabled", "page", "block", "section", "page_sections", "variable"];
const NAME = /^[\w-]{1,64}$/;

/**
 * Collects the parts of plugins.
 *
 * @throws {@link EngineError} `plugin_failed`, if a plugin does not match the interface, or two plugins have the same name, chunk in the same mode or
 * both recognise text
 */
export function gatherPlugins(plugins: readonly Plugin[]): Plugins {
  const names = new Set<string>();
  const chunkers = new Map<ChunkMode, Named<Chunker>>();
  let ocr: Named<PluginOcr> | undefined;
  for (const plugin of plugins) {
    const { name } = plugin;
    checkPlugin(plugin);
    if (names.has(name)) throw refuse(name, "is given twice");
    names.add(name);
    if (plugin.ocr !== undefined) {
      if (ocr !== undefined) throw refuse(name, `recognises text, as "${ocr.plugin}" does; only one can`);
      ocr = { plugin: name, part: plugin.ocr };
    }
    for (const [key, part] of Object.entries(plugin.chunkers ?? {})) {
      const mode = CHUNK_MODES.find((known) => known === key);
      if (mode === undefined) {
        throw refuse(name, `chunks in the mode "${key}"; the modes are ${CHUNK_MODES.join(", ")}`);
      }
      const other = chunkers.get(mode);
      if (other !== undefined) throw refuse(name, `chunks in the mode "${mode}", as "${other.plugin}" does`);
      chunkers.set(mode, { plugin: name, part });
    }
  }
  return {
    formats: plugins.flatMap(({ name, formats = [] }) => formats.map((part) => ({ plugin: name, part }))),
    ocr,
    blockPasses: plugins.flatMap(({ name, blockPasses = [] }) => blockPasses.map((part) => ({ plugin: name, part }))),
    chunkers,
  };
}

/** Plugins are external code, so their shape is checked, whatever their type says. */
function checkPlugin(plugin: Plugin): void {
  const { name, apiVersion }: { readonly name: unknown; readonly apiVersion: unknown } = plugin;
  if (typeof name !== "string" || !NAME.test(name)) throw refuse(String(name).slice(0, 64), "has no valid name");
  if (apiVersion !== PLUGIN_API_VERSION) {
    throw refuse(
      name,
      `is made for version ${String(apiVersion)} of the interface; this engine offers ${String(PLUGIN_API_VERSION)}`,
    );
  }
  for (const { kind, detect, load } of plugin.formats ?? []) {
    if (typeof kind !== "string" || typeof detect !== "function" || typeof load !== "function") {
      throw refuse(name, "has a format without kind, detect or load");
    }
  }
  const isCallable = (part: unknown): boolean => typeof part === "function";
  if (!(plugin.blockPasses ?? []).every(isCallable)) throw refuse(name, "has a block pass that is no function");
  if (!Object.values(plugin.chunkers ?? {}).every(isCallable)) throw refuse(name, "has a chunker that is no function");
  const { ocr } = plugin;
  if (ocr !== undefined && (!isCallable(ocr.recognise) || !Array.isArray(ocr.languages))) {
    throw refuse(name, "has an ocr without recognise or languages");
  }
}

function refuse(name: string, why: string): EngineError {
  return new EngineError("plugin_failed", `The plugin "${name}" ${why}. Fix it, or start without it.`);
}
