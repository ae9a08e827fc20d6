import { decompressRTF } from "@kenjiuno/decompressrtf";
import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { readRtf } from "../rtf/read-rtf.ts";

/** The text of a message stored as compressed RTF ([MS-OXRTFCP]); empty if damaged. */
export function compressedRtfBlocks(compressed: Uint8Array, options: MarkupOptions): readonly MarkupBlock[] {
  try {
    const { parts } = readRtf(Uint8Array.from(decompressRTF([...compressed])), options);
    return parts.flatMap((part) => part.blocks);
  } catch {
    return [];
  }
}
