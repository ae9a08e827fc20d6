import { SaxesParser, type SaxesTagPlain } from "saxes";
import { DEEPEST, damagedXml } from "./parse-xml.ts";
import { type Decoder, decoderOf } from "./xml-encoding.ts";

/** Is called with elements by their local names: for files of one namespace whose tree would fill the memory. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  /** Text of an element may come in several pieces. */
  readonly text: (text: string) => void;
}

/**
 * Reads an XML file piece by piece. Entities that a file declares itself are never expanded, and nothing is fetched.
 *
 * @throws {@link EngineError} `damaged_document` for what is no well-formed XML, or nested too deep
 * @param part - its name in the archive that the document is
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

/** The value of an attribute by its local name, whatever its prefix; that without a prefix goes first. */
export function attributeOf(attributes: Readonly<Record<string, string>>, local: string): string | undefined {
  const own = attributes[local];
  if (own !== undefined) return own;
  for (const name in attributes) if (name.endsWith(`:${local}`)) return attributes[name];
  return undefined;
}
