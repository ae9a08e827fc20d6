import { chartOf } from "../opendocument/odf-objects.ts";
import { childOf, childrenOf, descendantsOf, type XmlElement } from "../../xml/xml-node.ts";
import { placeOfShape } from "../opendocument/odf-place.ts";
import { odfRows, repeats } from "../opendocument/odf-table.ts";
import { plainText } from "../opendocument/odf-text.ts";
import type { OpenDocumentFile } from "../opendocument/open-odf.ts";
import { pictureDescription } from "../picture-description.ts";
import { parseAddress } from "./cell-address.ts";
import type { SheetFloat } from "./sheet-content.ts";

type Drawn = Pick<OpenDocumentFile, "objects" | "imageOf">;

const MAX_FLOATS = 5000;
/** Default cell size in points: objects anchored to the sheet have places in units of length. */
const USUAL_CELL = { width: 64, height: 12.8 };
/** Typical image size in cells, for objects whose end is unknown. */
const USUAL_SIZE = { columns: 6, rows: 15 };

/** Floating objects of an OpenDocument sheet: charts with their values, images by their descriptions, texts of boxes. */
export function odsFloats(table: XmlElement, file: Drawn): readonly SheetFloat[] {
  const floats: SheetFloat[] = [];
  const add = (shapes: Iterable<XmlElement>, placeOf: (shape: XmlElement) => SheetFloat["place"]): void => {
    for (const shape of shapes) {
      const float = toFloat(shape, file);
      if (float !== undefined && floats.length < MAX_FLOATS) floats.push({ ...float, place: placeOf(shape) });
    }
  };
  for (const shapes of childrenOf(table, "table:shapes")) add(shapesOf(shapes), placeOnSheet);
  let row = 0;
  for (const { row: line } of odfRows(table)) {
    let column = 0;
    for (const cell of childrenOf(line)) {
      const [top, left] = [row, column];
      add(shapesOf(cell), (shape) => placeAtCell(shape, top, left));
      column += repeats(cell, "table:number-columns-repeated");
    }
    row += repeats(line, "table:number-rows-repeated");
  }
  return floats;
}

/** Groups are replaced by their shapes. */
function* shapesOf(parent: XmlElement): Generator<XmlElement> {
  for (const child of childrenOf(parent)) {
    if (child.name === "draw:g" || child.name === "draw:a") yield* shapesOf(child);
    else if (child.name.startsWith("draw:")) yield child;
  }
}

function toFloat(shape: XmlElement, { objects, imageOf }: Drawn): Omit<SheetFloat, "place"> | undefined {
  const object = objects.get(childOf(shape, "draw:object")?.attributes.get("xlink:href") ?? "");
  if (object !== undefined) {
    return { type: object.kind === "math" ? "Text" : "Figure", text: object.text, ...chartOf(object) };
  }
  const text = [...descendantsOf(shape, "text:p")]
    .map((paragraph) => plainText(paragraph).trim())
    .filter((line) => line !== "")
    .join("\n");
  if (text !== "") return { type: "Text", text };
  if (shape.name !== "draw:frame" || childOf(shape, "draw:text-box") !== undefined) return undefined;
  const described = [...childrenOf(shape, "svg:desc"), ...childrenOf(shape, "svg:title")].map(plainText)[0] ?? "";
  const image = imageOf(shape);
  return { type: "Figure", text: pictureDescription(described), ...(image === undefined ? {} : { image }) };
}

function placeAtCell({ attributes }: XmlElement, top: number, left: number): SheetFloat["place"] {
  const address = attributes.get("table:end-cell-address") ?? "";
  const end = parseAddress(address.slice(address.lastIndexOf(".") + 1).replaceAll("$", ""));
  return {
    left,
    top,
    right: Math.max(left + 1, end === null ? left + USUAL_SIZE.columns : end.column + 1),
    bottom: Math.max(top + 1, end === null ? top + USUAL_SIZE.rows : end.row + 1),
  };
}

function placeOnSheet(shape: XmlElement): SheetFloat["place"] {
  const place = placeOfShape(shape) ?? { left: 0, top: 0, width: USUAL_CELL.width, height: USUAL_CELL.height };
  const left = Math.max(0, place.left / USUAL_CELL.width);
  const top = Math.max(0, place.top / USUAL_CELL.height);
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.max(Math.floor(left) + 1, Math.ceil(left + place.width / USUAL_CELL.width)),
    bottom: Math.max(Math.floor(top) + 1, Math.ceil(top + place.height / USUAL_CELL.height)),
  };
}
