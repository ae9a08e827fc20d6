import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { RtfReader } from "./rtf-reader.ts";

/**
 * Reads a Rich Text document (Rich Text Format Specification 1.9.1): its text in order, with notes where they are
 * referred to, between headers and footers.
 *
 * @throws EngineError `damaged_document`
 */
export function readRtf(bytes: Uint8Array, options: MarkupOptions): Markup {
  const reader = new RtfReader(options);
  // Latin-1 maps bytes to chars one to one, so the text of each font keeps its own encoding.
  const blocks = reader.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"));
  const furniture = (texts: ReadonlySet<string>, type: "Header" | "Footer"): MarkupBlock[] =>
    [...texts].map((text) => ({ type, text }));
  const all = [...furniture(reader.headers, "Header"), ...blocks, ...furniture(reader.footers, "Footer")];
  return {
    parts: [{ kind: "flow", blocks: all }],
    warnings: [],
    printable: { program: "LibreOffice", bytes, ending: "rtf" },
  };
}
