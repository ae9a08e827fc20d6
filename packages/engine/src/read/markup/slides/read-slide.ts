import type { MarkupFigure, Place, PlacedMarkupBlock } from "../../../markup-layout/markup.ts";
import { pictureOf } from "../ooxml/picture-of.ts";
import { pictureDescription } from "../picture-description.ts";
import { childOf, childrenOf, descendantsOf, type XmlElement } from "../../xml/xml-node.ts";
import { inReadingOrder, type Shape } from "./order-shapes.ts";
import { bulletsOf, findPlaceholder, type Placeholder, placeholderOf } from "./slide-styles.ts";
import { type GroupTransform, groupTransform, placeOfTransform } from "./slide-place.ts";
import { readSlideTable } from "./slide-table.ts";
import { paragraphsOf, type SlideTextOptions } from "./slide-text.ts";

/** A slide's content, and the layout and master from which it inherits places and styles. */
export interface Slide extends SlideTextOptions {
  readonly tree: XmlElement;
  readonly layout: XmlElement | undefined;
  readonly master: XmlElement | undefined;
  readonly width: number;
  readonly height: number;
  /** Whether it hides the shapes of its layout and master. */
  readonly isBare: boolean;
  /** Returns the number of the image in a part. */
  readonly imageOf: (part: string | undefined) => number | undefined;
  /** Texts of charts and diagrams by part. */
  readonly parts: ReadonlyMap<string, MarkupFigure>;
}

/** Blocks of a slide in reading order. */
export function readSlide(slide: Slide): readonly PlacedMarkupBlock[] {
  const own = inReadingOrder([...shapesOf(slide.tree, slide, (place) => place)]).flatMap(({ blocks }) => blocks);
  return [...own, ...repeatedTexts(slide)];
}

/** Layout and master texts that are shown on each of their slides: those outside placeholders. */
function repeatedTexts(slide: Slide): readonly PlacedMarkupBlock[] {
  const { layout, master, height, isBare } = slide;
  const shown = isBare ? [] : isOff(layout, "showMasterSp") ? [layout] : [layout, master];
  const blocks = new Map<string, PlacedMarkupBlock>();
  for (const root of shown) {
    const tree = childOf(root, "p:cSld", "p:spTree");
    for (const shape of tree === undefined ? [] : childrenOf(tree, "p:sp")) {
      if (placeholderOf(shape) !== undefined || isHidden(shape)) continue;
      const { place, blocks: lines } = readText(shape, undefined, placeOfShape(shape, undefined, slide), slide);
      const text = lines.map((line) => line.text).join("\n");
      const type = place.top + place.height / 2 < height / 2 ? "Header" : "Footer";
      if (text !== "") blocks.set(text, { type, text, place });
    }
  }
  return [...blocks.values()];
}

/** Whether an attribute that defaults to on is off. */
export function isOff(root: XmlElement | undefined, attribute: string): boolean {
  return /^(?:0|false)$/.test(root?.attributes.get(attribute) ?? "");
}

function* shapesOf(tree: XmlElement, slide: Slide, transform: GroupTransform): Generator<Shape> {
  for (const child of childrenOf(tree)) {
    if (child.name === "p:grpSp") {
      const grouped = [...shapesOf(child, slide, groupTransform(child, transform))];
      yield* grouped;
      const texts = grouped.filter(({ blocks }) => blocks.length > 0);
      if (texts.length > 1) yield { place: around(texts.map(({ place }) => place)), isTitle: false, blocks: [] };
    } else if (child.name === "mc:AlternateContent") {
      yield* shapesOf(childOf(child, "mc:Choice") ?? childOf(child, "mc:Fallback") ?? child, slide, transform);
    } else {
      const shape = isHidden(child) ? undefined : readShape(child, slide, transform);
      if (shape !== undefined && (shape.blocks.length > 0 || isPanel(child))) yield shape;
    }
  }
}

/** Whether a shape is a drawn area without text, such as the background of a card. */
function isPanel(shape: XmlElement): boolean {
  const properties = childOf(shape, "p:spPr");
  return (
    shape.name === "p:sp" &&
    placeholderOf(shape) === undefined &&
    childOf(properties, "a:prstGeom")?.attributes.get("prst") !== "line" &&
    (childOf(shape, "p:style") !== undefined || DRAWN.some((name) => childOf(properties, name) !== undefined))
  );
}

const DRAWN = ["a:solidFill", "a:gradFill", "a:blipFill", "a:pattFill", "a:ln"] as const;

function around(places: readonly Place[]): Place {
  const left = Math.min(...places.map((place) => place.left));
  const top = Math.min(...places.map((place) => place.top));
  const right = Math.max(...places.map((place) => place.left + place.width));
  const bottom = Math.max(...places.map((place) => place.top + place.height));
  return { left, top, width: right - left, height: bottom - top };
}

function isHidden(shape: XmlElement): boolean {
  const properties = childrenOf(shape).find(({ name }) => /^p:nv\w+Pr$/.test(name));
  return /^(?:1|true)$/.test(childOf(properties, "p:cNvPr")?.attributes.get("hidden") ?? "");
}

function readShape(shape: XmlElement, slide: Slide, transform: GroupTransform): Shape | undefined {
  const placeholder = placeholderOf(shape);
  const place = transform(placeOfShape(shape, placeholder, slide));
  if (shape.name === "p:sp") return readText(shape, placeholder, place, slide);
  const described = describe(shape);
  const image = slide.imageOf(pictureOf(shape, slide.relationships));
  const figure = { type: "Figure", place, ...(image === undefined ? {} : { image }) } as const;
  if (shape.name === "p:pic") return { place, isTitle: false, blocks: [{ ...figure, text: described }] };
  if (shape.name !== "p:graphicFrame") return undefined;
  const table = [...descendantsOf(shape, "a:tbl")][0];
  const grid = table === undefined ? null : readSlideTable(table, slide);
  if (grid !== null) return { place, isTitle: false, blocks: [{ type: "Table", text: "", table: grid, place }] };
  const part = partOf(shape, slide);
  const pictured = [...descendantsOf(shape, "p:pic")].map(describe).find((one) => one !== "") ?? "";
  return { place, isTitle: false, blocks: [{ ...figure, ...part, text: part.text || described || pictured }] };
}

/** Charts and diagrams are stored in separate parts. */
function partOf(frame: XmlElement, { relationships, parts }: Slide): MarkupFigure {
  for (const element of descendantsOf(frame, "a:graphicData")) {
    for (const { attributes } of childrenOf(element)) {
      const target = relationships.get(attributes.get("r:id") ?? attributes.get("r:dm") ?? "")?.target;
      const part = target === undefined ? undefined : parts.get(target);
      if (part !== undefined) return part;
    }
  }
  return { text: "" };
}

function describe(shape: XmlElement): string {
  const properties = childrenOf(shape).find(({ name }) => /^p:nv\w+Pr$/.test(name));
  return pictureDescription(childOf(properties, "p:cNvPr")?.attributes.get("descr") ?? "");
}

function placeOfShape(shape: XmlElement, placeholder: Placeholder | undefined, slide: Slide): Place {
  const own = placeOfTransform(childOf(shape, "p:spPr", "a:xfrm") ?? childOf(shape, "p:xfrm"));
  if (own !== undefined) return own;
  for (const tree of [slide.layout, slide.master]) {
    const found = placeOfTransform(childOf(findPlaceholder(tree, placeholder), "p:spPr", "a:xfrm"));
    if (found !== undefined) return found;
  }
  return { left: 0, top: 0, width: slide.width, height: slide.height };
}

function readText(shape: XmlElement, placeholder: Placeholder | undefined, place: Place, slide: Slide): Shape {
  const type = placeholder?.type ?? "";
  const paragraphs = paragraphsOf(childOf(shape, "p:txBody"), slide).filter(({ text }) => text !== "");
  const isTitle = type === "title" || type === "ctrTitle";
  const named = FURNITURE[type];
  if (isTitle || named !== undefined) {
    const text = paragraphs.map((paragraph) => paragraph.text).join(isTitle ? " " : "\n");
    const block = isTitle ? { type: "Title" as const, level: 1 } : { type: named! };
    return { place, isTitle, blocks: text === "" ? [] : [{ ...block, text, place }] };
  }
  const bullets = bulletsOf(listStyles(shape, placeholder, slide));
  const slice = place.height / Math.max(1, paragraphs.length);
  const blocks = paragraphs.map(({ text, level, properties, isCode }, index): PlacedMarkupBlock => {
    const marker = bullets.markerOf(properties, level);
    // Paragraphs share the height of their shape.
    const own = { ...place, top: place.top + index * slice, height: slice };
    if (isCode) return { type: "Text", text, preformatted: true, place: own };
    return marker === undefined
      ? { type: "Text", text, place: own, ...(isSetIn(properties) && { quote: 1 }) }
      : { type: "List Item", text, level: level + 1, marker, place: own };
  });
  return { place, isTitle, blocks };
}

/** Left margin of quotations, in EMU: an inch; texts next to bullets have less than half of it per level. */
const MIN_QUOTE_MARGIN = 914_400;

/** Whether all lines of a paragraph without a bullet are set in, as programs set quotations. */
function isSetIn(properties: XmlElement | undefined): boolean {
  const number = (name: string): number => Number(properties?.attributes.get(name) ?? 0);
  return number("marL") >= MIN_QUOTE_MARGIN && number("indent") === 0 && number("lvl") === 0;
}

const FURNITURE: Readonly<Record<string, "Footer" | "Header" | "Page Number">> = {
  ftr: "Footer",
  dt: "Footer",
  hdr: "Header",
  sldNum: "Page Number",
};

function listStyles(
  shape: XmlElement,
  placeholder: Placeholder | undefined,
  { layout, master }: Slide,
): readonly (XmlElement | undefined)[] {
  const list = (one: XmlElement | undefined): XmlElement | undefined => childOf(one, "p:txBody", "a:lstStyle");
  const inherited = [list(findPlaceholder(layout, placeholder)), list(findPlaceholder(master, placeholder))];
  const style = placeholder === undefined || placeholder.type === "subTitle" ? "p:otherStyle" : "p:bodyStyle";
  return [list(shape), ...inherited, childOf(master, "p:txStyles", style)];
}
