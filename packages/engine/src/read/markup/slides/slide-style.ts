import type { InlineStyle } from "../../../styled/styled-text.ts";
import { childOf, type XmlElement } from "../../xml/xml-node.ts";
import type { Relationship } from "../ooxml/open-package.ts";
import { isMonospaceFont, markerColour } from "../style-names.ts";

/** The style of a run of a shape (ECMA-376, 21.1.2.3.9); what it inherits from layouts sets whole shapes, and is no emphasis. */
export function slideStyle(
  properties: XmlElement | undefined,
  relationships: ReadonlyMap<string, Relationship>,
): InlineStyle {
  if (properties === undefined) return {};
  const value = (name: string): string | undefined => properties.attributes.get(name);
  const isOn = (name: string): boolean => /^(?:1|true)$/.test(value(name) ?? "");
  const rise = Number.parseFloat(value("baseline") ?? "0");
  const target = relationships.get(childOf(properties, "a:hlinkClick")?.attributes.get("r:id") ?? "");
  const font = childOf(properties, "a:latin")?.attributes.get("typeface") ?? "";
  const colour = markerColour(childOf(properties, "a:highlight", "a:srgbClr")?.attributes.get("val"));
  const code = isMonospaceFont(font);
  return {
    ...(isOn("b") && { bold: true as const }),
    ...(isOn("i") && { italic: true as const }),
    ...((value("u") ?? "none") !== "none" && { underline: true as const }),
    ...((value("strike") ?? "noStrike") !== "noStrike" && { strike: true as const }),
    ...(rise > 0 && { script: "superscript" as const }),
    ...(rise < 0 && { script: "subscript" as const }),
    ...(colour !== undefined && !code && { highlight: colour }),
    ...(code && { code }),
    ...(target?.isExternal === true && { link: target.target }),
  };
}
