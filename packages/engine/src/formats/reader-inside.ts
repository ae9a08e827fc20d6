import { EngineError } from "../document/errors.ts";
import type { Markup } from "../markup-layout/markup.ts";
import type { MarkupOptions } from "../read/markup/markup-reader.ts";
import { detectKind, formatOf } from "./detect.ts";

/** Documents nested deeper than this are left out. */
const MAX_DEPTH = 3;

/** Returns a reader for documents inside another one. It returns null for formats without structure and for damaged documents. */
export function readerInside(options: MarkupOptions, depth: number = 1): (bytes: Uint8Array) => Promise<Markup | null> {
  return async (bytes) => {
    const load = depth > MAX_DEPTH ? undefined : formatOf(detectKind(bytes))?.load;
    try {
      const opening = await load?.();
      if (opening?.as !== "markup") return null;
      return await opening.read(bytes, { ...options, readInside: readerInside(options, depth + 1) });
    } catch (error) {
      if (options.signal?.aborted === true || !EngineError.isInstance(error)) throw error;
      return null;
    }
  };
}
