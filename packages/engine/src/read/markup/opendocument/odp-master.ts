import type { PlacedMarkupBlock } from "../../../markup-layout/markup.ts";
import { childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import type { Shape } from "../slides/order-shapes.ts";
import type { OdpShapes } from "./odp-shapes.ts";
import { plainText } from "./odf-text.ts";

export interface ShownPage {
  readonly page: XmlElement;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly height: number;
  /** The style of the page: what of its master it shows. */
  readonly properties: ReadonlyMap<string, string>;
  /** The `office:presentation` element, which declares footers and dates by name. */
  readonly body: XmlElement;
  readonly shapes: OdpShapes;
}

/**
 * Texts of a master that a page shows: headers, footers, dates and numbers, with the page's own values for their fields, and the
 * texts of other shapes, such as the name of a firm.
 */
export function masterTexts(master: XmlElement | undefined, shown: ShownPage): readonly PlacedMarkupBlock[] {
  if (master === undefined) return [];
  const values = fieldValues(shown);
  const children = childrenOf(master)
    .filter((shape) => isShown(shape, shown.properties))
    .map((shape) => withValues(shape, values));
  return shown.shapes.read({ ...master, children }).flatMap((shape) => furnitureOf(shape, shown.height));
}

function isShown({ attributes }: XmlElement, properties: ReadonlyMap<string, string>): boolean {
  const kind = attributes.get("presentation:class");
  if (kind === undefined) return properties.get("presentation:background-objects-visible") !== "false";
  // Titles and outlines of a master only say where those of its pages are.
  return FIELDS.has(kind) && properties.get(`presentation:display-${kind}`) === "true";
}

const FIELDS: ReadonlySet<string> = new Set(["header", "footer", "date-time", "page-number"]);

/** Texts of the fields by element (ODF 1.3, part 3, 9.10.3 and 7.3). */
function fieldValues({ page, number, count, body }: ShownPage): ReadonlyMap<string, string> {
  const declared = (field: string): string => {
    const name = page.attributes.get(`presentation:use-${field}-name`);
    const own = childrenOf(body, `presentation:${field}-decl`).find(
      ({ attributes }) => name !== undefined && attributes.get("presentation:name") === name,
    );
    return own === undefined ? "" : plainText(own);
  };
  return new Map([
    ["presentation:header", declared("header")],
    ["presentation:footer", declared("footer")],
    ["presentation:date-time", declared("date-time")],
    ["text:page-number", String(number)],
    ["text:page-count", String(count)],
  ]);
}

function withValues(element: XmlElement, values: ReadonlyMap<string, string>): XmlElement {
  const children = element.children.map((child) =>
    typeof child === "string" ? child : (values.get(child.name) ?? withValues(child, values)),
  );
  return { ...element, children };
}

/** Pictures of a master are its decoration; what is neither header nor footer by its class is one by its place. */
function furnitureOf({ place, blocks }: Shape, height: number): readonly PlacedMarkupBlock[] {
  const text = blocks
    .filter(({ type }) => type !== "Figure")
    .map((block) => block.text)
    .join("\n")
    .trim();
  if (text === "") return [];
  const named = blocks.find(({ type }) => type === "Header" || type === "Footer" || type === "Page Number")?.type;
  return [{ type: named ?? (place.top + place.height / 2 < height / 2 ? "Header" : "Footer"), text, place }];
}
