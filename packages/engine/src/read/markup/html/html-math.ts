import { type DefaultTreeAdapterTypes, html } from "parse5";
import type { XmlElement, XmlNode } from "../../xml/xml-node.ts";
import { mathmlToLatex } from "../opendocument/mathml-to-latex.ts";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** An equation as LaTeX: as its page was written, where it says so beside the equation, else made of its MathML. */
export function latexOfMath(math: Element): string {
  const written = annotationOf(math)?.trim() ?? "";
  return written === "" ? mathmlToLatex(toXml(math)) : `$${written}$`;
}

/** What libraries draw of an equation whose MathML stands beside it, for readers of screens. */
export function isDrawnMath(element: Element): boolean {
  const classes = attribute(element, "class")?.split(/\s+/u) ?? [];
  return classes.includes("katex-html") || element.tagName === "mjx-math";
}

function annotationOf(node: Node): string | undefined {
  if (!("tagName" in node)) return undefined;
  if (node.tagName === "annotation" && attribute(node, "encoding") === "application/x-tex") {
    return node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
  }
  for (const child of node.childNodes) {
    const found = annotationOf(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function toXml(element: Element): XmlElement {
  const prefix = element.namespaceURI === html.NS.MATHML ? "math:" : "";
  return {
    name: `${prefix}${element.tagName}`,
    attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
    children: element.childNodes.flatMap((child): XmlNode[] => {
      if ("tagName" in child) return [toXml(child)];
      return "value" in child ? [child.value] : [];
    }),
  };
}
