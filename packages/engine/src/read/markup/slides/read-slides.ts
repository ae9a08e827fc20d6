import { picturesAt } from "../../../markup-layout/block-images.ts";
import type { Markup, MarkupFigure, PlacedMarkupBlock, PlacedPart } from "../../../markup-layout/markup.ts";
import { childOf, childrenOf, descendantsOf, type XmlElement } from "../../xml/xml-node.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import type { OfficePackage, Relationship } from "../ooxml/open-package.ts";
import { diagramText } from "../ooxml/diagram-text.ts";
import { readChart } from "../ooxml/read-chart.ts";
import { isOff, readSlide, type Slide } from "./read-slide.ts";
import { type CommentAuthors, readCommentAuthors, readSlideComments } from "./slide-comments.ts";
import { EMU } from "./slide-place.ts";
import { placeholderOf } from "./slide-styles.ts";
import { paragraphsOf } from "./slide-text.ts";

/** Reads a presentation: a page per visible slide, followed by its speaker notes. */
export async function readSlides(file: OfficePackage, options: MarkupOptions): Promise<Markup> {
  const root = await file.xml(file.main);
  const relationships = await file.relationships(file.main);
  const { width, height } = sizeOf(root);
  const parts: PlacedPart[] = [];
  const authors = await readCommentAuthors(file, relationships);
  const imageOf = picturesAt(options.images, (part) => file.picture(part));
  let isInSection = false;
  const first = Number(root?.attributes.get("firstSlideNum") ?? 1);
  const ids = childrenOf(childOf(root ?? undefined, "p:sldIdLst") ?? NOTHING, "p:sldId");
  for (const [index, id] of ids.entries()) {
    const target = relationships.get(id.attributes.get("r:id") ?? "")?.target;
    const slide = target === undefined ? null : await file.xml(target);
    if (target === undefined || slide === null || isOff(slide, "show")) continue;
    const shared = { width, height, number: first + index, authors, imageOf };
    const { blocks, opensSection } = await readOne(file, target, slide, shared, options);
    isInSection ||= opensSection;
    const own = isInSection && !opensSection ? blocks.map(underSection) : blocks;
    parts.push({ kind: "placed", width, height, unit: "pt", blocks: own });
  }
  return { parts, warnings: [] };
}

/** Points. */
function sizeOf(presentation: XmlElement | null): { readonly width: number; readonly height: number } {
  const size = presentation === null ? undefined : childOf(presentation, "p:sldSz")?.attributes;
  return { width: (Number(size?.get("cx")) || 9_144_000) / EMU, height: (Number(size?.get("cy")) || 6_858_000) / EMU };
}

/** Data shared by its slides. */
interface Presentation extends Pick<Slide, "width" | "height" | "number" | "imageOf"> {
  readonly authors: CommentAuthors;
}

/** Lowers the level of a slide title that belongs to a section begun by an earlier slide. */
function underSection(block: PlacedMarkupBlock): PlacedMarkupBlock {
  return block.type === "Title" ? { ...block, level: 2 } : block;
}

const NOTHING: XmlElement = { name: "", attributes: new Map(), children: [] };

async function readOne(
  file: OfficePackage,
  part: string,
  slide: XmlElement,
  { authors, imageOf, ...size }: Presentation,
  { include = [] }: MarkupOptions,
): Promise<{ readonly blocks: readonly PlacedMarkupBlock[]; readonly opensSection: boolean }> {
  const relationships = await file.relationships(part);
  const layoutPart = targetOf(relationships, "slideLayout");
  const layout = layoutPart === undefined ? null : await file.xml(layoutPart);
  const masterPart =
    layoutPart === undefined ? undefined : targetOf(await file.relationships(layoutPart), "slideMaster");
  const master = masterPart === undefined ? null : await file.xml(masterPart);
  const blocks = readSlide({
    ...size,
    tree: childOf(slide, "p:cSld", "p:spTree") ?? NOTHING,
    isBare: isOff(slide, "showMasterSp"),
    layout: layout ?? undefined,
    master: master ?? undefined,
    parts: await readParts(file, relationships),
    relationships,
    imageOf,
    include: new Set(include),
  });
  const notesPart = targetOf(relationships, "notesSlide");
  const notes = notesPart === undefined ? null : await file.xml(notesPart);
  const opensSection = layout?.attributes.get("type") === "secHead";
  const comments = await readSlideComments(file, relationships, authors);
  const all = [...blocks, ...readNotes(notes, size)];
  // Comments refer to the slide as a whole, so they are attached to its first block.
  return {
    blocks: all.map((block, at) => (at === 0 && comments.length > 0 ? { ...block, comments } : block)),
    opensSection,
  };
}

function targetOf(relationships: ReadonlyMap<string, Relationship>, type: string): string | undefined {
  return [...relationships.values()].find((one) => one.type === type && !one.isExternal)?.target;
}

async function readParts(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<ReadonlyMap<string, MarkupFigure>> {
  const parts = new Map<string, MarkupFigure>();
  for (const { type, target } of relationships.values()) {
    if (type === "chart") parts.set(target, readChart(await file.xml(target)));
    if (type === "diagramData") parts.set(target, { text: diagramText(await file.xml(target)) });
  }
  return parts;
}

/** Speaker notes have no place on the slide, so they get the whole page. */
function readNotes(
  notes: XmlElement | null,
  { width, height }: { readonly width: number; readonly height: number },
): readonly PlacedMarkupBlock[] {
  if (notes === null) return [];
  const shapes = [...descendantsOf(notes, "p:sp")].filter((shape) => placeholderOf(shape)?.type === "body");
  const options = { include: new Set<never>(), relationships: new Map() };
  return shapes
    .flatMap((shape) => paragraphsOf(childOf(shape, "p:txBody"), options))
    .filter(({ text }) => text !== "")
    .map(({ text }) => ({
      type: "Text",
      text,
      source: "notes",
      place: { left: 0, top: 0, width, height },
      isPlaceGuessed: true,
    }));
}
