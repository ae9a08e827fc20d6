import { SaxesParser, type SaxesTagNS } from "saxes";
import { EngineError } from "../../document/errors.ts";
import { namePart } from "../archive/name-part.ts";
import { canonicalName } from "./namespaces.ts";
import { decoderOf } from "./xml-encoding.ts";
import type { XmlElement, XmlNode } from "./xml-node.ts";

/** Nested deeper, a file is made to exhaust the stack of who walks it: Word refuses tables nested deeper than some 60. */
export const DEEPEST = 400;
/** A tree takes some 200 bytes a node. */
const MAX_NODES = 3_000_000;

/**
 * Parses an XML file into a small tree. Entities that a file declares itself are never expanded, and nothing is fetched.
 *
 * @throws {@link EngineError} `damaged_document` for what is no well-formed XML, nested too deep or too large
 * @param part - its name in the archive that the document is
 */
export function parseXml(bytes: Uint8Array, part?: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: { readonly name: string; readonly attributes: Map<string, string>; readonly children: XmlNode[] }[] = [];
  let root: XmlElement | undefined;
  let nodes = 0;
  const count = (): void => {
    nodes += 1;
    if (nodes > MAX_NODES) throw damagedXml(`has more than ${MAX_NODES} elements`, part);
  };
  const addText = (text: string): void => {
    const children = open.at(-1)?.children;
    if (children === undefined || text === "") return;
    count();
    children.push(text);
  };
  parser.on("error", (cause) => {
    throw damagedXml("is not well-formed", part, cause);
  });
  parser.on("opentag", (tag: SaxesTagNS) => {
    count();
    if (open.length === DEEPEST) throw damagedXml(`is nested more than ${DEEPEST} elements deep`, part);
    const attributes = new Map<string, string>();
    for (const { uri, local, value } of Object.values(tag.attributes)) attributes.set(canonicalName(uri, local), value);
    const element = { name: canonicalName(tag.uri, tag.local), attributes, children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(decodeXml(bytes)).close();
  if (root === undefined) throw damagedXml("is empty", part);
  return root;
}

function decodeXml(bytes: Uint8Array): string {
  return decoderOf(bytes).decode(bytes);
}

/** @param part - of the document; undefined where it is one file of XML */
export function damagedXml(how: string, part: string | undefined, cause?: unknown): EngineError {
  const what = part === undefined ? "The XML of this document" : `The part ${namePart(part)} of this document`;
  return new EngineError("damaged_document", `${what} ${how}; export or save the document again.`, { cause });
}
