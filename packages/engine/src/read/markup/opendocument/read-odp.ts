import type { Markup, MarkupBlock, Place, PlacedMarkupBlock, PlacedPart } from "../../../markup-layout/markup.ts";
import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { inReadingOrder } from "../slides/order-shapes.ts";
import { toPoints } from "./odf-place.ts";
import { OdfReader } from "./odf-reader.ts";
import { masterTexts } from "./odp-master.ts";
import { OdpShapes } from "./odp-shapes.ts";
import { type OpenDocumentFile, openOdf } from "./open-odf.ts";

/** Reads an OpenDocument presentation: a page per visible slide, followed by its speaker notes. */
export async function readOdp(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const { include = [] } = options;
  const file = await openOdf(bytes, options);
  const reader = new OdfReader(file, new Set(include), undefined);
  const parts: PlacedPart[] = [];
  const pages = childrenOf(file.body, "draw:page");
  for (const [index, page] of pages.entries()) {
    const properties = propertiesOf(page, file);
    if (properties.get("presentation:visibility") === "hidden") continue;
    const master = named(file.masters, "style:name", page.attributes.get("draw:master-page-name"));
    const size = sizeOf(master, file);
    const shapes = new OdpShapes(reader, file, size);
    const blocks = [
      ...inReadingOrder(shapes.read(page)).flatMap((shape) => shape.blocks),
      ...masterTexts(master, {
        page,
        number: index + 1,
        count: pages.length,
        height: size.height,
        properties,
        body: file.body,
        shapes,
      }),
      ...readNotes(page, reader, size),
    ];
    parts.push({ kind: "placed", ...size, unit: "pt", blocks });
  }
  const ending = bytes[0] === ZIP ? "odp" : "fodp";
  return { parts, warnings: [], printable: { program: "LibreOffice", bytes: file.bytes, ending } };
}

/** The first byte of an archive; otherwise the file is flat XML. */
const ZIP = 0x50;

function named(elements: readonly XmlElement[], attribute: string, name: string | undefined): XmlElement | undefined {
  return elements.find(({ attributes }) => name !== undefined && attributes.get(attribute) === name);
}

/** Style properties of a page: whether it is visible, and which of the master's fields are. */
function propertiesOf({ attributes }: XmlElement, { styles }: OpenDocumentFile): ReadonlyMap<string, string> {
  const name = attributes.get("draw:style-name");
  const style = styles.find(
    (one) => one.attributes.get("style:name") === name && one.attributes.get("style:family") === "drawing-page",
  );
  return childOf(style, "style:drawing-page-properties")?.attributes ?? new Map<string, string>();
}

/** In points; 28 by 21 cm if the file has no size. */
function sizeOf(
  master: XmlElement | undefined,
  { styles }: OpenDocumentFile,
): { readonly width: number; readonly height: number } {
  const layout = styles.find(
    ({ name, attributes }) =>
      name === "style:page-layout" && attributes.get("style:name") === master?.attributes.get("style:page-layout-name"),
  );
  const size = childOf(layout, "style:page-layout-properties")?.attributes;
  const [width = 0, height = 0] = ["fo:page-width", "fo:page-height"].map((name) => toPoints(size?.get(name)) ?? 0);
  return width > 0 && height > 0 ? { width, height } : { width: 793.7, height: 595.3 };
}

/** Speaker notes have no place on the slide, so they get the whole page. */
function readNotes(
  page: XmlElement,
  reader: OdfReader,
  { width, height }: Pick<Place, "width" | "height">,
): readonly PlacedMarkupBlock[] {
  const frames = childrenOf(page, "presentation:notes")
    .flatMap((notes) => childrenOf(notes, "draw:frame"))
    .filter(({ attributes }) => attributes.get("presentation:class") === "notes");
  return frames
    .flatMap((frame) => childrenOf(frame, "draw:text-box"))
    .flatMap((box): readonly MarkupBlock[] => reader.read(box))
    .map((block) => ({
      ...block,
      source: "notes",
      place: { left: 0, top: 0, width, height },
      isPlaceGuessed: true,
    }));
}
