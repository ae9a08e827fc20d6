import type { MarkupFigure } from "../../../../markup-layout/markup.ts";
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from "../../../xml/xml-node.ts";
import { diagramText } from "../../ooxml/diagram-text.ts";
import type { OfficePackage, Relationship } from "../../ooxml/open-package.ts";
import { readChart } from "../../ooxml/read-chart.ts";
import { pictureOf } from "../../ooxml/picture-of.ts";
import { pictureDescription } from "../../picture-description.ts";
import { paragraphsOf } from "../../slides/slide-text.ts";
import type { SheetFloat } from "../sheet-content.ts";

/** Floating objects of a sheet: charts with their values, images by their descriptions, texts of boxes. */
export async function readDrawing(
  file: OfficePackage,
  part: string,
  imageOf: (part: string | undefined) => number | undefined,
): Promise<readonly SheetFloat[]> {
  const root = await file.xml(part);
  if (root === null) return [];
  const relationships = await file.relationships(part);
  const floats: SheetFloat[] = [];
  for (const anchor of childrenOf(root)) {
    const place = placeOf(anchor);
    for (const shape of shapesOf(anchor)) {
      if (floats.length === MAX_FLOATS) return floats;
      const float = toFloat(shape, await drawnText(shape, file, relationships));
      const image = float?.type === "Figure" ? imageOf(pictureOf(shape, relationships)) : undefined;
      if (float !== undefined) floats.push({ ...float, place, ...(image === undefined ? {} : { image }) });
    }
  }
  return floats;
}

const MAX_FLOATS = 5000;

/** Groups are replaced by their shapes; of alternatives for several Excel versions, the newest is used. */
function* shapesOf(parent: XmlElement): Generator<XmlElement> {
  for (const child of childrenOf(parent)) {
    if (child.name === "xdr:grpSp") yield* shapesOf(child);
    else if (child.name === "mc:AlternateContent") {
      yield* shapesOf(childOf(child, "mc:Choice") ?? childOf(child, "mc:Fallback") ?? child);
    } else if (/^xdr:(?:pic|sp|graphicFrame)$/.test(child.name) && !isHidden(child)) yield child;
  }
}

function toFloat(shape: XmlElement, charted: MarkupFigure): Omit<SheetFloat, "place"> | undefined {
  const described = pictureDescription(properties(shape)?.attributes.get("descr") ?? "");
  if (shape.name !== "xdr:sp") return { type: "Figure", ...charted, text: charted.text || described };
  const options = { include: new Set<never>(), relationships: new Map() };
  const text = paragraphsOf(childOf(shape, "xdr:txBody"), options)
    .map((paragraph) => paragraph.text)
    .filter((line) => line !== "")
    .join("\n");
  return text === "" ? undefined : { type: "Text", text };
}

const NOTHING: MarkupFigure = { text: "" };

/** Charts and diagrams are stored in separate parts. */
async function drawnText(
  shape: XmlElement,
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<MarkupFigure> {
  if (shape.name !== "xdr:graphicFrame") return NOTHING;
  const [data] = [...descendantsOf(shape, "a:graphicData")].flatMap((one) => childrenOf(one));
  const id = data?.attributes.get("r:id") ?? data?.attributes.get("r:dm") ?? "";
  const { type, target, isExternal } = relationships.get(id) ?? { type: "", target: "", isExternal: true };
  if (isExternal) return NOTHING;
  if (type === "chart") return readChart(await file.xml(target));
  return type === "diagramData" ? { text: diagramText(await file.xml(target)) } : NOTHING;
}

function properties(shape: XmlElement): XmlElement | undefined {
  const own = childrenOf(shape).find(({ name }) => /^xdr:nv\w+Pr$/.test(name));
  return childOf(own, "xdr:cNvPr");
}

function isHidden(shape: XmlElement): boolean {
  return /^(?:1|true)$/.test(properties(shape)?.attributes.get("hidden") ?? "");
}

/** Typical image size in cells, for anchors that do not give an end; anchors to two cells do. */
const USUAL_SIZE = { columns: 6, rows: 15 };

function placeOf(anchor: XmlElement): SheetFloat["place"] {
  const corner = (name: string): { readonly column: number; readonly row: number } | undefined => {
    const element = childOf(anchor, name);
    if (element === undefined) return undefined;
    const number = (child: string): number => Number(textOf(childOf(element, child) ?? element)) || 0;
    return { column: Math.max(0, number("xdr:col")), row: Math.max(0, number("xdr:row")) };
  };
  const from = corner("xdr:from") ?? { column: 0, row: 0 };
  const to = corner("xdr:to");
  return {
    left: from.column,
    top: from.row,
    right: Math.max(from.column + 1, to === undefined ? from.column + USUAL_SIZE.columns : to.column + 1),
    bottom: Math.max(from.row + 1, to === undefined ? from.row + USUAL_SIZE.rows : to.row + 1),
  };
}
