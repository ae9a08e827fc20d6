/** An element; its name and attributes have the prefixes of namespaces.ts. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Elements and texts, in order. */
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;

/** The child elements, optionally of one name. */
export function childrenOf(element: XmlElement, name?: string): readonly XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== "string" && (name === undefined || child.name === name),
  );
}

/** The first child of a name; each further name selects a child of the previous result. */
export function childOf(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let found = element;
  for (const name of path) {
    found = found?.children.find((child): child is XmlElement => typeof child !== "string" && child.name === name);
  }
  return found;
}

/** All elements of a name below an element, in document order. */
export function* descendantsOf(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of childrenOf(element)) {
    if (child.name === name) yield child;
    yield* descendantsOf(child, name);
  }
}

/** All text below an element, unchanged. */
export function textOf(element: XmlElement): string {
  let text = "";
  for (const child of element.children) text += typeof child === "string" ? child : textOf(child);
  return text;
}
