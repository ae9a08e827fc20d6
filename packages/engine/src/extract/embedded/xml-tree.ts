import { SaxesParser } from "saxes";

/** An element; its name has no namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const MAX_ELEMENTS = 200_000;
const MAX_DEPTH = 60;

/** Parses XML into a tree; null if it is not XML or too large. The parser does not resolve external entities. */
export function readXml(text: string): XmlElement | null {
  const parser = new SaxesParser();
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open: XmlElement[] = [root];
  let elements = 0;
  let isBroken = false;
  parser.on("opentag", ({ name, attributes }) => {
    const element: XmlElement = {
      name: local(name),
      attributes,
      children: [],
      text: "",
    };
    if (++elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new RangeError("too large");
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (part) => void (open.at(-1)!.text += part));
  parser.on("cdata", (part) => void (open.at(-1)!.text += part));
  parser.on("error", () => void (isBroken = true));
  try {
    parser.write(text).close();
  } catch {
    return null;
  }
  return isBroken ? null : (root.children[0] ?? null);
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Elements at a path of names; `A|B` matches either. */
export function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const step of path.split("/")) {
    const names = step.split("|");
    found = found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name)));
  }
  return found;
}

/** Text of the first element at one of the paths; empty if there is none. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = elementsAt(element, path)
      .map((one) => one.text.trim())
      .find((one) => one !== "");
    if (text !== undefined) return text;
  }
  return "";
}
