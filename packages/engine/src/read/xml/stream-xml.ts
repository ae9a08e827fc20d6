import { SaxesParser, type SaxesTagPlain } from "saxes";
import { DEEPEST, damagedXml } from "./parse-xml.ts";
import { type Decoder, decoderOf } from "./xml-encoding.ts";

/** Receives elements by their local names: for files of one namespace whose tree would fill the memory. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  /** The text of an element may arrive in several pieces. */
  readonly text: (text: string) => void;
}

/**
 * Parses an XML file piece by piece. Entities declared by the file are never expanded, and nothing is fetched.
 *
 * @throws {@link EngineError} `damaged_document` for XML that is not well-formed, or too deep
 * @param part - its name in the document's archive
 */
export async function streamXml(
  pieces: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
  part?: string,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on("error", (cause) => {
    throw damagedXml("is not well-formed", part, cause);
  });
  parser.on("opentag", (tag: SaxesTagPlain) => {
    depth += 1;
    if (depth > DEEPEST) throw damagedXml(`is nested more than ${DEEPEST} elements deep`, part);
    handlers.open(localName(tag.name), tag.attributes);
  });
  parser.on("closetag", (tag: SaxesTagPlain) => {
    depth -= 1;
    handlers.close(localName(tag.name));
  });
  parser.on("text", handlers.text);
  parser.on("cdata", handlers.text);
  let decoder: Decoder | undefined;
  for await (const piece of pieces) {
    decoder ??= decoderOf(piece);
    parser.write(decoder.decode(piece, { stream: true }));
  }
  if (decoder === undefined) throw damagedXml("is empty", part);
  parser.write(decoder.decode()).close();
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

/** The value of an attribute by its local name, with any prefix; the one without a prefix takes precedence. */
export function attributeOf(attributes: Readonly<Record<string, string>>, local: string): string | undefined {
  const own = attributes[local];
  if (own !== undefined) return own;
  for (const name in attributes) if (name.endsWith(`:${local}`)) return attributes[name];
  return undefined;
}
