import { descendantsOf, textOf, type XmlElement } from "../../xml/xml-node.ts";

/** Texts of a diagram, one line per point. */
export function diagramText(root: XmlElement | null): string {
  const paragraphs = root === null ? [] : [...descendantsOf(root, "a:p")];
  return paragraphs
    .map((paragraph) => [...descendantsOf(paragraph, "a:t")].map(textOf).join(""))
    .filter((text) => text !== "")
    .join("\n");
}
