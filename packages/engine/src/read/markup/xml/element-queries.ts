/** Finds elements of texts in DocBook, JATS, TEI and FictionBook, by their names without namespaces. */
import { childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";

export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(":") + 1);
}

export function hasParagraph(element: XmlElement): boolean {
  return childrenOf(element).some((child) => /^(?:p|para|simpara)$/.test(localName(child)) || hasParagraph(child));
}

/** Ids of notes that are not at the place where the document refers to them. */
export function* idsOfNotes(root: XmlElement): Generator<string> {
  for (const name of ["fn", "note"]) for (const note of named(root, name)) yield idOf(note);
  for (const link of named(root, "a")) {
    if (link.attributes.get("type") === "note") yield targetOf(link).replace("#", "");
  }
}

function* named(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of childrenOf(element)) {
    if (localName(child) === name) yield child;
    yield* named(child, name);
  }
}

export function idOf({ attributes }: XmlElement): string {
  return attributes.get("id") ?? attributes.get("xml:id") ?? "";
}

export function targetOf({ attributes }: XmlElement): string {
  const names = ["xlink:href", "href", "url", "target", "rid", "linkend"];
  return names.map((name) => attributes.get(name)).find((value) => value !== undefined) ?? "";
}

/** The number of an item or a note is its marker; that of a title is read with it. */
export function isLabelElsewhere(parent: XmlElement): boolean {
  return /^(?:list-item|item|fn|def-item)$/.test(localName(parent)) || hasChild(parent, "title");
}

export function hasChild(element: XmlElement, name: string): boolean {
  return childNamed(element, name) !== undefined;
}

/** The first child of each name; cached because each of many items looks up its list. */
const CHILDREN = new WeakMap<XmlElement, ReadonlyMap<string, XmlElement>>();

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  let named = CHILDREN.get(element);
  if (named === undefined) {
    named = new Map(
      childrenOf(element)
        .toReversed()
        .map((child) => [localName(child), child]),
    );
    CHILDREN.set(element, named);
  }
  return named.get(name);
}

export function hasOwnText({ children }: XmlElement): boolean {
  return children.some((child) => typeof child === "string" && child.trim() !== "");
}

export function* leaves(element: XmlElement): Generator<XmlElement> {
  const children = childrenOf(element);
  if (children.length === 0) yield element;
  for (const child of children) yield* leaves(child);
}

export function plain(element: XmlElement): string {
  return textOf(element).replaceAll(/\s+/gu, " ").trim();
}
