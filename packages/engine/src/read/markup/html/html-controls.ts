import type { DefaultTreeAdapterTypes } from "parse5";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;

/** Types of form fields whose value is displayed unchanged. */
const TYPED = /^(?:text|search|tel|url|email|date|month|week|time|datetime-local|number)$/i;

/** The visible content of a form field: what was entered, chosen or ticked. */
export function shownInControl(element: Element): string {
  if (element.tagName === "textarea") return textBelow(element);
  if (element.tagName === "select") return chosenIn(element);
  const type = attribute(element, "type") ?? "text";
  if (/^(?:checkbox|radio)$/i.test(type)) return attribute(element, "checked") === undefined ? "☐" : "☒";
  return TYPED.test(type) ? (attribute(element, "value") ?? "") : "";
}

/** The selected options; a drop-down list without a selection shows its first option. */
function chosenIn(select: Element): string {
  const options = optionsOf(select);
  const chosen = options.filter((option) => attribute(option, "selected") !== undefined);
  const isOpen = attribute(select, "multiple") !== undefined || Number(attribute(select, "size") ?? 1) > 1;
  return (chosen.length > 0 || isOpen ? chosen : options.slice(0, 1)).map(textBelow).join(", ");
}

function optionsOf(element: Element): Element[] {
  return element.childNodes.flatMap((child) => {
    if (!("tagName" in child)) return [];
    return child.tagName === "option" ? [child] : child.tagName === "optgroup" ? optionsOf(child) : [];
  });
}

function textBelow(element: Element): string {
  return element.childNodes
    .map((child) => ("value" in child ? child.value : ""))
    .join("")
    .trim();
}

/** Texts of an SVG drawing, in order. */
export function textsOfDrawing(drawing: Element): string {
  return drawing.childNodes
    .flatMap((child) => {
      if (!("tagName" in child)) return [];
      // Diagram tools write their labels as HTML inside the SVG.
      return child.tagName === "text" || child.tagName === "foreignObject"
        ? [wholeText(child).trim()]
        : [textsOfDrawing(child)];
    })
    .filter((text) => text !== "")
    .join("\n");
}

function wholeText(element: Element): string {
  return element.childNodes
    .map((child) => ("value" in child ? child.value : "tagName" in child ? wholeText(child) : ""))
    .join("");
}
