import type { DefaultTreeAdapterTypes } from "parse5";
import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import { listMarker } from "../list-marker.ts";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Item = Omit<MarkupBlock, "text">;

/** Counts the items of a page's lists: HTML lists, and those that Office writes as paragraphs. */
export class HtmlLists {
  /** The open lists, each with the number of its next item. */
  readonly #open: { readonly isOrdered: boolean; next: number; readonly step: number }[] = [];
  /** Number of the last Office item on each level. */
  readonly #written: number[] = [];

  open(list: Element, isOrdered: boolean): void {
    const isReversed = attribute(list, "reversed") !== undefined;
    const count = list.childNodes.filter(({ nodeName }) => nodeName === "li").length;
    const start = Number.parseInt(attribute(list, "start") ?? "", 10);
    const first = isReversed ? count : 1;
    this.#open.push({ isOrdered, next: Number.isNaN(start) ? first : start, step: isReversed ? -1 : 1 });
  }

  close(): void {
    this.#open.pop();
  }

  item(element: Element): Item {
    const list = this.#open.at(-1);
    const value = Number.parseInt(attribute(element, "value") ?? "", 10);
    if (list !== undefined && !Number.isNaN(value)) list.next = value;
    const marker = list?.isOrdered === true ? `${list.next}.` : "•";
    if (list !== undefined) list.next += list.step;
    return { type: "List Item", level: Math.max(1, this.#open.length), marker };
  }

  /** A list item as Word and Outlook save it: a paragraph that names its list and level, with the marker in its text. */
  officeItem(paragraph: Element): Item | undefined {
    const level = Number(/\bmso-list:\s*\S+\s+level([1-9])\b/i.exec(attribute(paragraph, "style") ?? "")?.[1]);
    const marker = Number.isNaN(level) ? undefined : markerIn(paragraph);
    if (marker === undefined) return undefined;
    this.#written.length = Math.min(this.#written.length, level);
    const written = listMarker(textOf(marker), this.#written[level - 1] ?? 0);
    this.#written[level - 1] = written.value;
    return { type: "List Item", level, marker: written.marker };
  }
}

/** Whether an element contains the marker of an Office list item. */
export function isOfficeMarker(element: Element): boolean {
  return /\bmso-list:\s*ignore\b/i.test(attribute(element, "style") ?? "");
}

function markerIn(element: Element): Element | undefined {
  for (const child of element.childNodes) {
    if (!("tagName" in child)) continue;
    const found = isOfficeMarker(child) ? child : markerIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => ("value" in child ? child.value : "tagName" in child ? textOf(child) : ""))
    .join("");
}
