import { childOf, type XmlElement } from "../../xml/xml-node.ts";

/** Whether a property is on; its presence is enough. */
export function isSwitchedOn(properties: XmlElement | undefined, name: string): boolean {
  const found = childOf(properties, name);
  return found !== undefined && isOn(found.attributes.get("w:val") ?? "1");
}

/** An on/off value (ECMA-376, 17.17.4). */
export function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true" || value === "on";
}
