import { type DefaultTreeAdapterTypes, html } from "parse5";
import type { XmlElement, XmlNode } from "../../xml/xml-node.ts";
import { mathmlToLatex } from "../opendocument/mathml-to-latex.ts";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** An equation as LaTeX: its source if the page includes it, otherwise converted from MathML. */
export function latexOfMath(math: Element): string {
  const written = (isTex(math) ? textOf(math) : annotationOf(math))?.trim() ?? "";
  return written === "" ? mathmlToLatex(toXml(math)) : `$${written}$`;
}

/** Whether an element is the visual rendering of an equation whose MathML or TeX is next to it for screen readers. */
export function isDrawnMath(element: Element): boolean {
  if (element.tagName === "mjx-math") return true;
  return classesOf(element).some(
    (name) =>
      name === "katex-html" ||
      (name.startsWith("MathJax") && element.tagName !== "mjx-container" && isBeforeTex(element)),
  );
}

/** Whether an element is the source of an equation that MathJax 2 leaves in the page. */
export function isTex(element: Element): boolean {
  return element.tagName === "script" && /^math\/tex\b/i.test(attribute(element, "type") ?? "");
}

/** The equation that an image shows, as in Wikipedia and blogs; empty for other images. */
export function latexOfPicture(picture: Element): string {
  const text = attribute(picture, "alt")?.trim() ?? "";
  const isEquation = classesOf(picture).some((name) => /^(?:mwe-math-fallback-image.*|tex|latex)$/i.test(name));
  const latex = /^\{\\(?:display|text)style (.*)\}$/s.exec(text)?.[1] ?? text;
  return isEquation && latex !== "" ? `$${latex.trim()}$` : "";
}

function classesOf(element: Element): readonly string[] {
  return attribute(element, "class")?.split(/\s+/u) ?? [];
}

/** Whether an element precedes its TeX source: a preview, the rendering and the script are siblings. */
function isBeforeTex(element: Element): boolean {
  const siblings = (element.parentNode?.childNodes ?? []).filter((node) => "tagName" in node);
  const at = siblings.indexOf(element);
  return siblings.slice(at + 1, at + 3).some(isTex);
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function annotationOf(node: Node): string | undefined {
  if (!("tagName" in node)) return undefined;
  if (node.tagName === "annotation" && attribute(node, "encoding") === "application/x-tex") {
    return textOf(node);
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
