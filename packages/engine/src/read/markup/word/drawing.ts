import { childOf, childrenOf, descendantsOf, type XmlElement } from "../../xml/xml-node.ts";
import { pictureDescription } from "../picture-description.ts";
import { isOn } from "./on-off.ts";

/** The first of several alternatives, each of which has the same content for another version of Word. */
export function alternative(element: XmlElement): XmlElement {
  return childOf(element, "mc:Choice") ?? childOf(element, "mc:Fallback") ?? element;
}

/** Boxes may be grouped; a nested box is read with the outer one. */
export function contentsOfBoxes(element: XmlElement): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === "w:txbxContent") return [child];
    return contentsOfBoxes(child.name === "mc:AlternateContent" ? alternative(child) : child);
  });
}

/** Whether a drawing is a horizontal rule, which older files draw as a rectangle. */
export function isRule(drawing: XmlElement): boolean {
  return childrenOf(drawing).some(({ attributes }) => isOn(attributes.get("o:hr")?.replace(/^t$/, "1")));
}

/** The description of an image; for text drawn as an image (WordArt), the text. */
export function describe(drawing: XmlElement): string {
  const drawn = [...descendantsOf(drawing, "v:textpath")].map(({ attributes }) => attributes.get("string") ?? "");
  const descriptions = PICTURES.flatMap(([name, attribute]) =>
    [...descendantsOf(drawing, name)].map(({ attributes }) => pictureDescription(attributes.get(attribute) ?? "")),
  );
  return [...drawn, ...descriptions].find((text) => text !== "") ?? "";
}

/** Where image descriptions are stored, the most detailed first. */
const PICTURES: readonly (readonly [name: string, attribute: string])[] = [
  ["wp:docPr", "descr"],
  ["pic:cNvPr", "descr"],
  ["v:shape", "alt"],
  ["wp:docPr", "title"],
  ["v:imagedata", "o:title"],
];
