import { callAtOnce, callPlugin } from "./call-plugin.ts";
import type { PluginFile } from "./plugin.ts";
import { pluginError } from "./plugin-error.ts";
import type { Plugins } from "./plugins.ts";

/** Maximum size of a file that a plugin converts to. */
const MAX_LOADED_BYTES = 256 * 1024 * 1024;

/** The bytes that the engine reads in place of the file, and a name that shows the type of text. */
export interface ConvertedFile {
  readonly bytes: Uint8Array;
  readonly fileName: string | undefined;
}

/**
 * Lets the first plugin that recognises the format convert the file to one that the engine reads.
 *
 * @returns undefined if no plugin recognises it
 * @throws EngineError `plugin_failed`, `aborted`
 */
export async function loadByPlugin(
  { formats }: Pick<Plugins, "formats">,
  file: PluginFile,
  signal?: AbortSignal,
): Promise<ConvertedFile | undefined> {
  const found = formats.find(({ plugin, part }) =>
    callAtOnce(plugin, `while it looked at a file for ${part.kind}`, () => part.detect(file)),
  );
  if (found === undefined) return undefined;
  const { plugin, part } = found;
  const loaded = await callPlugin({ plugin, doing: `while it read ${part.kind}`, signal }, (call) =>
    part.load(file, call),
  );
  return convert(loaded, plugin);
}

/** Plugins are external code: the answer is checked, whatever its type says. */
function convert(
  loaded: Partial<Record<"html" | "markdown" | "bytes", unknown>> | undefined,
  plugin: string,
): ConvertedFile {
  const { html, markdown, bytes } = loaded ?? {};
  // The doctype makes the engine, which goes by the content, read any fragment as HTML.
  if (typeof html === "string") return bounded(encode(`<!doctype html>\n${html}`), "document.html", plugin);
  if (typeof markdown === "string") return bounded(encode(markdown), "document.md", plugin);
  if (bytes instanceof Uint8Array) return bounded(bytes, undefined, plugin);
  throw pluginError(plugin, "gave neither html nor markdown nor bytes");
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function bounded(bytes: Uint8Array, fileName: string | undefined, plugin: string): ConvertedFile {
  if (bytes.length <= MAX_LOADED_BYTES) return { bytes, fileName };
  throw pluginError(plugin, `gave more than ${MAX_LOADED_BYTES / 1024 / 1024} MiB`);
}
