import { SaxesParser, type SaxesTagNS } from "saxes";
import { EngineError } from "../../document/errors.ts";
import { namePart } from "../archive/name-part.ts";
import { canonicalName } from "./namespaces.ts";
import { decoderOf } from "./xml-encoding.ts";
import type { XmlElement, XmlNode } from "./xml-node.ts";

/** A file that nests deeper is an attack on the stack of recursive code: Word refuses tables nested deeper than about 60. */
export const DEEPEST = 400;
/** A tree takes about 200 bytes per node. */
const MAX_NODES = 3_000_000;

/**
 * Parses an XML file into a small tree. Entities declared by the file are never expanded, and nothing is fetched.
 *
 * @throws {@link EngineError} `damaged_document` for XML that is not well-formed, too deep or too large
 * @param part - its name in the document's archive
 */
export function parseXml(bytes: Uint8Array, part?: string): XmlElement {
  return parse(bytes, part, (cause) => {
    throw damagedXml("is not well-formed", part, cause);
  });
}

/**
 * Parses XML that is not well-formed as far as possible; unclosed tags end with their
 * parent.
 *
 * @throws {@link EngineError} `damaged_document` if nothing can be read
 */
export function parseBrokenXml(bytes: Uint8Array): XmlElement {
  return parse(new TextEncoder().encode(mended(decodeXml(bytes))), undefined, () => undefined);
}

/** Escapes `<` and `&` that begin no tag or entity. HTML entities, which XML does not define, become spaces or are left as they are. */
function mended(text: string): string {
  return text
    .replace(/^<\?xml[^>]*\?>/, "")
    .replaceAll("&nbsp;", "\u00A0")
    .replaceAll(/&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/gi, "&amp;")
    .replaceAll(/<(?![\p{L}_:/!?])/gu, "&lt;");
}

function parse(bytes: Uint8Array, part: string | undefined, onError: (cause: Error) => void): XmlElement {
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
  parser.on("error", onError);
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

/** @param part - part of the document; undefined if it is a single XML file */
export function damagedXml(how: string, part: string | undefined, cause?: unknown): EngineError {
  const what = part === undefined ? "The XML of this document" : `The part ${namePart(part)} of this document`;
  return new EngineError("damaged_document", `${what} ${how}; export or save the document again.`, { cause });
}
