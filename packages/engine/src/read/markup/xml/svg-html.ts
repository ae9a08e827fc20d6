import { childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import { escaped } from "./element-html.ts";
import { localName } from "./element-queries.ts";

/** Definitions that are drawn elsewhere or never, and code. */
const UNSEEN = /^(?:defs|style|script|metadata|symbol|clipPath|mask|pattern)$/;
/** Attributes that begin a line, or another place in it. */
const PLACES = ["x", "y", "dx", "dy"];

/** Converts a drawing in SVG (2.0) to HTML: its title and description, and its texts in the order of the file. */
export function svgHtml(root: XmlElement): string {
  return `<body>${[...paragraphs(root, root)].join("")}</body>`;
}

function* paragraphs(element: XmlElement, root: XmlElement): Generator<string> {
  for (const child of childrenOf(element)) {
    const name = localName(child);
    if (UNSEEN.test(name)) continue;
    if (name === "title" || name === "desc") {
      // Those of shapes are shown when they are pointed at.
      if (element === root) yield tag(name === "title" ? "h1" : "p", textOf(child));
    } else if (name === "text") yield tag("p", shownText(child));
    else if (name === "foreignObject") yield tag("p", textOf(child));
    else yield* paragraphs(child, root);
  }
}

function tag(name: string, text: string): string {
  const shown = text.replaceAll(/\s+/g, " ").trim();
  return shown === "" ? "" : `<${name}>${escaped(shown)}</${name}>`;
}

/** Spans that are placed are words of their own, though nothing is between them in the file. */
function shownText(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === "string") return child;
      const isPlaced = PLACES.some((name) => child.attributes.has(name));
      return localName(child) === "title" ? "" : `${isPlaced ? " " : ""}${shownText(child)}`;
    })
    .join("");
}
