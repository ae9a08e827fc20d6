import type { ParseConfig } from "@docsvc/openapi";
import { type Parsed, type ParseOptions, parse, parseInPieces } from "./parse.ts";
import type { ParsedDocument } from "./parsing/parsed-document.ts";
import type { Plugin } from "./plugin/plugin.ts";
import { gatherPlugins } from "./plugin/plugins.ts";

/** Options of a parse; the engine already has its plugins. */
export type EngineParseOptions = Omit<ParseOptions, "plugins">;

/** The engine extended by plugins. */
export interface Engine {
  /** As {@link parse}. */
  parse(bytes: Uint8Array, config?: ParseConfig, options?: EngineParseOptions): Promise<Parsed>;
  /** As {@link parseInPieces}. */
  parseInPieces(bytes: Uint8Array, config?: ParseConfig, options?: EngineParseOptions): Promise<ParsedDocument>;
}

/** Extensions: whole plugins, or parts of a plugin without a name. */
export interface EngineParts extends Omit<Plugin, "name" | "apiVersion"> {
  readonly plugins?: readonly Plugin[];
}

/**
 * Makes an engine that reads further formats, recognises text by other means, changes blocks before they are chunked, or chunks in other ways.
 *
 * @throws {@link EngineError} `plugin_failed`, if a plugin does not match the interface, or two plugins have the same name, chunk in the same
 * mode or both recognise text
 */
export function createEngine({ plugins: given = [], ...parts }: EngineParts = {}): Engine {
  const own: Plugin = { name: "createEngine", apiVersion: 1, ...parts };
  const plugins = gatherPlugins([...given, ...(Object.keys(parts).length > 0 ? [own] : [])]);
  return {
    parse: (bytes, config, options) => parse(bytes, config, { ...options, plugins }),
    parseInPieces: (bytes, config, options) => parseInPieces(bytes, config, { ...options, plugins }),
  };
}
