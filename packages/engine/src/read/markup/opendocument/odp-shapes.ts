import type { MarkupBlock, Place, PlacedMarkupBlock } from "../../../markup-layout/markup.ts";
import { childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import { pictureDescription } from "../picture-description.ts";
import type { Shape } from "../slides/order-shapes.ts";
import type { OdfImages } from "./odf-images.ts";
import { chartOf, type OdfObject } from "./odf-objects.ts";
import { mathmlToLatex } from "./mathml-to-latex.ts";
import type { OpenDocumentFile } from "./open-odf.ts";
import { placeOfShape } from "./odf-place.ts";
import type { OdfReader } from "./odf-reader.ts";
import { plainText } from "./odf-text.ts";

/** Reads the shapes of a slide (ODF 1.3, part 3, 10.3). */
export class OdpShapes {
  readonly #reader: OdfReader;
  readonly #objects: ReadonlyMap<string, OdfObject>;
  readonly #imageOf: OdfImages;
  readonly #page: Place;

  constructor(
    reader: OdfReader,
    { objects, imageOf }: Pick<OpenDocumentFile, "objects" | "imageOf">,
    { width, height }: Pick<Place, "width" | "height">,
  ) {
    this.#reader = reader;
    this.#objects = objects;
    this.#imageOf = imageOf;
    this.#page = { left: 0, top: 0, width, height };
  }

  /** Shapes of a page or group that have content; shapes in groups count as the page's. */
  read(container: XmlElement): readonly Shape[] {
    return childrenOf(container).flatMap((child) => {
      if (child.name === "draw:g" || child.name === "draw:a") return this.read(child);
      if (!child.name.startsWith("draw:") || child.attributes.get("presentation:placeholder") === "true") return [];
      const shape = this.#readShape(child);
      return shape.blocks.length === 0 ? [] : [shape];
    });
  }

  /** A shape without a place gets the whole page. */
  placeOf(shape: XmlElement): Place {
    return placeOfShape(shape) ?? this.#page;
  }

  #readShape(shape: XmlElement): Shape {
    const place = this.placeOf(shape);
    const kind = shape.attributes.get("presentation:class") ?? "";
    const isTitle = kind === "title";
    const read = shape.name === "draw:frame" ? this.#readFrame(shape) : this.#reader.read(shape);
    const named = isTitle ? ({ type: "Title", level: 1 } as const) : FURNITURE[kind];
    if (named === undefined) return { place, isTitle, blocks: shareHeight(read, place) };
    const text = read
      .map((block) => block.text)
      .filter((line) => line !== "")
      .join(isTitle ? " " : "\n");
    return { place, isTitle, blocks: text === "" ? [] : [{ ...named, text, place }] };
  }

  /** Of a frame's alternatives, the first is displayed; the others are fallbacks (10.4.2). */
  #readFrame(frame: XmlElement): readonly MarkupBlock[] {
    const content = childrenOf(frame).find(({ name }) => CONTENTS.has(name));
    if (content === undefined) return [];
    if (content.name === "draw:text-box") return this.#reader.read(content);
    if (content.name === "table:table") return this.#readTable(content);
    const [math] = childrenOf(content, "math:math");
    if (math !== undefined) return [{ type: "Text", text: mathmlToLatex(math) }];
    const object = this.#objects.get(content.attributes.get("xlink:href") ?? "");
    if (object?.kind === "math") return [{ type: "Text", text: object.text }];
    const described = [...childrenOf(frame, "svg:desc"), ...childrenOf(frame, "svg:title")].map(plainText)[0] ?? "";
    const image = this.#imageOf(frame);
    const text = object?.text || pictureDescription(described);
    return [{ type: "Figure", text, ...chartOf(object), ...(image === undefined ? {} : { image }) }];
  }

  #readTable(table: XmlElement): readonly MarkupBlock[] {
    const isHeaded = table.attributes.get("table:use-first-row-styles") === "true";
    return this.#reader.readTable(table).map((block) => {
      if (!isHeaded || block.table === undefined) return block;
      const cells = block.table.cells.map((cell) => ({ ...cell, header: cell.header || cell.row === 0 }));
      return { ...block, table: { ...block.table, cells } };
    });
  }
}

const FURNITURE: Readonly<Record<string, Pick<MarkupBlock, "type">>> = {
  header: { type: "Header" },
  footer: { type: "Footer" },
  "date-time": { type: "Footer" },
  "page-number": { type: "Page Number" },
};

const CONTENTS = new Set([
  "draw:text-box",
  "table:table",
  "draw:object",
  "draw:object-ole",
  "draw:image",
  "draw:plugin",
  "draw:applet",
  "draw:floating-frame",
]);

/** Divides the height of a shape among its paragraphs. */
function shareHeight(blocks: readonly MarkupBlock[], place: Place): readonly PlacedMarkupBlock[] {
  const height = place.height / Math.max(1, blocks.length);
  return blocks.map((block, index) => ({ ...block, place: { ...place, top: place.top + index * height, height } }));
}
