import { EngineError } from "../../document/errors.ts";
import type { Markup, Place, PlacedPart } from "../../markup-layout/markup.ts";
import { type Archive, openArchive } from "../../read/archive/open-archive.ts";
import { inReadingOrder, type Shape } from "../../read/markup/slides/order-shapes.ts";
import { tidyText } from "../../read/markup/tidy-text.ts";
import { parseXml } from "../../read/xml/parse-xml.ts";
import { childrenOf, textOf, type XmlElement } from "../../read/xml/xml-node.ts";

const POINTS_AN_INCH = 72;
/** Letter, in inches: Visio's default. */
const USUAL_PAGE = { width: 11, height: 8.5 };
/** Shapes in groups nested deeper than this are left out. */
const MAX_DEPTH = 40;

/**
 * Reads a Visio drawing ([MS-VSDX]): one page per drawing page, with the texts of its shapes at their places.
 *
 * @throws EngineError `damaged_document`
 */
export async function readVsdx(bytes: Uint8Array): Promise<Markup> {
  const archive = await openArchive(bytes);
  const sizes = await pageSizes(archive);
  const names = archive.names
    .filter((name) => /^visio\/pages\/page\d+\.xml$/i.test(name))
    .toSorted((one, other) => numberOf(one) - numberOf(other));
  if (names.length === 0) {
    throw new EngineError("damaged_document", "This Visio drawing has no pages; save it again and use that.");
  }
  const parts: PlacedPart[] = [];
  for (const [index, name] of names.entries()) {
    const root = parseXml((await archive.read(name))!, name);
    const { width, height, title } = sizes[index] ?? USUAL_PAGE_OF_NO_NAME;
    const page = { width: width * POINTS_AN_INCH, height: height * POINTS_AN_INCH };
    const shapes = [...shapesIn(root, { left: 0, bottom: 0 }, page.height, 0)];
    const blocks = inReadingOrder(shapes).flatMap((shape) => shape.blocks);
    parts.push({ kind: "placed", ...page, unit: "pt", ...(title === "" ? {} : { name: title }), blocks });
  }
  return { parts, warnings: [] };
}

const USUAL_PAGE_OF_NO_NAME = { ...USUAL_PAGE, title: "" };

async function pageSizes(
  archive: Archive,
): Promise<readonly { readonly width: number; readonly height: number; readonly title: string }[]> {
  const bytes = await archive.read("visio/pages/pages.xml");
  if (bytes === null) return [];
  return childrenOf(parseXml(bytes, "visio/pages/pages.xml"))
    .filter((one) => localName(one) === "Page")
    .map((page) => {
      const sheet = childrenOf(page).find((one) => localName(one) === "PageSheet");
      const side = (name: string, usual: number): number => {
        const value = cellOf(sheet, name);
        return value !== undefined && value > 0 && value < 10_000 ? value : usual;
      };
      const { width, height } = USUAL_PAGE;
      return {
        width: side("PageWidth", width),
        height: side("PageHeight", height),
        title: page.attributes.get("Name") ?? "",
      };
    });
}

/** Coordinates start at the lower left of the page, or of the group that contains the shape; a shape's pin is in its middle. */
function* shapesIn(
  parent: XmlElement,
  origin: { readonly left: number; readonly bottom: number },
  pageHeight: number,
  depth: number,
): Generator<Shape> {
  if (depth > MAX_DEPTH) return;
  for (const list of childrenOf(parent).filter((one) => localName(one) === "Shapes")) {
    for (const shape of childrenOf(list).filter((one) => localName(one) === "Shape")) {
      const points = (name: string): number => (cellOf(shape, name) ?? 0) * POINTS_AN_INCH;
      const [width, height] = [points("Width"), points("Height")];
      const left =
        origin.left + points("PinX") - (cellOf(shape, "LocPinX") === undefined ? width / 2 : points("LocPinX"));
      const bottom =
        origin.bottom + points("PinY") - (cellOf(shape, "LocPinY") === undefined ? height / 2 : points("LocPinY"));
      const place: Place = {
        left,
        top: pageHeight - bottom - height,
        width: Math.abs(width),
        height: Math.abs(height),
      };
      const element = childrenOf(shape).find((one) => localName(one) === "Text");
      const text = element === undefined ? "" : tidyText(textOf(element));
      if (text !== "") yield { place, isTitle: false, blocks: [{ type: "Text", text, place }] };
      yield* shapesIn(shape, { left, bottom }, pageHeight, depth + 1);
    }
  }
}

function cellOf(parent: XmlElement | undefined, name: string): number | undefined {
  const cell =
    parent === undefined
      ? undefined
      : childrenOf(parent).find((one) => localName(one) === "Cell" && one.attributes.get("N") === name);
  const value = Number(cell?.attributes.get("V"));
  return cell === undefined || !Number.isFinite(value) ? undefined : value;
}

function localName({ name }: XmlElement): string {
  return name.slice(name.lastIndexOf(":") + 1);
}

function numberOf(name: string): number {
  return Number(/(\d+)\.xml$/i.exec(name)?.[1] ?? 0);
}
