/**
 * An XML part as a tree that is written back as it was read: tags and texts keep their source, so that everything an edit does not touch keeps its
 * bytes.
 */
export interface XmlElement {
  readonly name: string;
  /** Source of its opening tag, including attributes; ends with `/>` if the element is empty. */
  tag: string;
  children: XmlNode[];
}

/** An element, or the source of anything else: text, comments, declarations. */
export type XmlNode = XmlElement | string;

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gu;

/** Reads a part. The root contains everything and has no tag of its own. */
export function readXmlTree(xml: string): XmlElement {
  const root: XmlElement = { name: "", tag: "", children: [] };
  const open: XmlElement[] = [root];
  let from = 0;
  for (const match of xml.matchAll(TOKEN)) {
    const parent = open.at(-1)!;
    if (match.index > from) parent.children.push(xml.slice(from, match.index));
    from = match.index + match[0].length;
    const [tag, closing, name, rest = ""] = match;
    if (name === undefined) parent.children.push(tag);
    else if (closing === "/") {
      const at = open.findLastIndex((element) => element.name === name);
      if (at > 0) open.length = at;
    } else {
      const element: XmlElement = { name, tag, children: [] };
      parent.children.push(element);
      if (!rest.endsWith("/")) open.push(element);
    }
  }
  if (from < xml.length) open.at(-1)!.children.push(xml.slice(from));
  return root;
}

export function writeXmlTree(node: XmlNode): string {
  const parts: string[] = [];
  const queue: (XmlNode | { readonly close: string })[] = [node];
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    if (typeof item === "string") parts.push(item);
    else if ("close" in item) parts.push(item.close);
    else {
      const isEmpty = item.tag.endsWith("/>");
      parts.push(isEmpty && item.children.length > 0 ? `${item.tag.slice(0, -2)}>` : item.tag);
      if (item.name !== "" && !(isEmpty && item.children.length === 0)) queue.push({ close: `</${item.name}>` });
      for (const child of item.children.toReversed()) queue.push(child);
    }
  }
  return parts.join("");
}

export function isElement(node: XmlNode, name?: string): node is XmlElement {
  return typeof node !== "string" && (name === undefined || node.name === name);
}

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((node): node is XmlElement => isElement(node, name));
}

export function attributeOf({ tag }: XmlElement, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "u").exec(tag);
  return match?.[1] ?? match?.[2];
}

/** All elements below one, itself included, in document order. */
export function* descendantsOf(element: XmlElement): Generator<XmlElement> {
  const queue: XmlElement[] = [element];
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    yield item;
    for (const child of item.children.toReversed()) if (isElement(child)) queue.push(child);
  }
}

/** The visible text of an element, without deleted text. */
export function textOf(element: XmlElement): string {
  let text = "";
  for (const { name, children } of descendantsOf(element)) {
    if (name === "w:t") text += children.filter((child) => typeof child === "string").join("");
    else if (name === "w:tab" || name === "w:br") text += " ";
  }
  return text;
}
