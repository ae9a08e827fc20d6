import type { InlineStyle } from "../../../styled/styled-text.ts";
import { childOf, type XmlElement } from "../../xml/xml-node.ts";
import type { Relationship } from "../ooxml/open-package.ts";
import { isMonospaceFont, markerColour } from "../style-names.ts";

/** The style of a run of a shape (ECMA-376, 21.1.2.3.9); styles inherited from layouts apply to whole shapes, so they are not emphasis. */
export function slideStyle(
  properties: XmlElement | undefined,
  relationships: ReadonlyMap<string, Relationship>,
): InlineStyle {
  if (properties === undefined) return {};
  const target = relationships.get(childOf(properties, "a:hlinkClick")?.attributes.get("r:id") ?? "");
  const font = childOf(properties, "a:latin")?.attributes.get("typeface") ?? "";
  const colour = markerColour(childOf(properties, "a:highlight", "a:srgbClr")?.attributes.get("val"));
  const code = isMonospaceFont(font);
  return {
    ...emphasisOf(properties.attributes),
    ...(colour !== undefined && !code && { highlight: colour }),
    ...(code && { code }),
    ...(target?.isExternal === true && { link: target.target }),
  };
}

function emphasisOf(attributes: XmlElement["attributes"]): InlineStyle {
  const isOn = (name: string): boolean => /^(?:1|true)$/.test(attributes.get(name) ?? "");
  const rise = Number.parseFloat(attributes.get("baseline") ?? "0");
  return {
    ...(isOn("b") && { bold: true as const }),
    ...(isOn("i") && { italic: true as const }),
    ...((attributes.get("u") ?? "none") !== "none" && { underline: true as const }),
    ...((attributes.get("strike") ?? "noStrike") !== "noStrike" && { strike: true as const }),
    ...(rise > 0 && { script: "superscript" as const }),
    ...(rise < 0 && { script: "subscript" as const }),
  };
}
