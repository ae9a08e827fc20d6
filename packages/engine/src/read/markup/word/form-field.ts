import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import { isOn } from "./on-off.ts";

/** What a legacy form field displays that its text does not contain: its checkbox, or its selected option. */
export function shownByFormField(data: XmlElement): string | undefined {
  return checkBox(data) ?? chosen(data);
}

/** The selected option of a legacy form field. */
function chosen(data: XmlElement): string | undefined {
  const list = childOf(data, "w:ddList");
  if (list === undefined) return undefined;
  const state = childOf(list, "w:result") ?? childOf(list, "w:default");
  return childrenOf(list, "w:listEntry")[Number(state?.attributes.get("w:val") ?? 0)]?.attributes.get("w:val");
}

/** The checkbox of a legacy form field, which contains no text. */
function checkBox(data: XmlElement): string | undefined {
  const box = childOf(data, "w:checkBox");
  if (box === undefined) return undefined;
  const state = childOf(box, "w:checked") ?? childOf(box, "w:default");
  return state !== undefined && isOn(state.attributes.get("w:val") ?? "1") ? "☒" : "☐";
}
