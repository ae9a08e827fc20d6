import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import { childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { OdfReader } from "./odf-reader.ts";
import { readOdfText } from "./odf-text.ts";
import { openOdf } from "./open-odf.ts";

/** Reads an OpenDocument text. */
export async function readOdt(file: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const { include = [] } = options;
  const document = await openOdf(file, options);
  const { bytes, body, masters } = document;
  const reader = new OdfReader(document, new Set(include));
  const headers = furniture(masters, "style:header").map((text): MarkupBlock => ({ type: "Header", text }));
  const footers = furniture(masters, "style:footer").map((text): MarkupBlock => ({ type: "Footer", text }));
  return {
    parts: [{ kind: "flow", blocks: [...headers, ...reader.read(body), ...footers] }],
    warnings: [],
    printable: { program: "LibreOffice", bytes, ending: bytes[0] === ZIP ? "odt" : "fodt" },
  };
}

/** The first byte of an archive; otherwise the file is flat XML. */
const ZIP = 0x50;

function furniture(masters: readonly XmlElement[], name: string): readonly string[] {
  const texts = masters
    .flatMap((master) => ["", "-first", "-left"].flatMap((page) => childrenOf(master, name + page)))
    .filter(({ attributes }) => attributes.get("style:display") !== "false")
    .map((one) =>
      childrenOf(one)
        .map((paragraph) => readOdfText(paragraph, new Set(), { count: 0 }).text)
        .filter((text) => text !== "")
        .join("\n"),
    );
  return [...new Set(texts.filter((text) => text !== ""))];
}
