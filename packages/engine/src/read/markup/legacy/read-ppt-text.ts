import { EngineError } from "../../../document/errors.ts";
import type { Markup, PlacedMarkupBlock, PlacedPart } from "../../../markup-layout/markup.ts";
import { inReadingOrder, type Shape } from "../slides/order-shapes.ts";
import { tidyText } from "../tidy-text.ts";
import { damagedLegacy, openCompound } from "./compound-streams.ts";
import { persistedParts } from "./ppt-persisted.ts";
import { childrenOf, descendantsOf, type PptRecord, readRecord } from "./ppt-records.ts";

/** Record types ([MS-PPT], 2.13.24; [MS-ODRAW], 2.2). */
const DOCUMENT = 0x03_e8;
const DOCUMENT_ATOM = 0x03_e9;
const NOTES = 0x03_f0;
const NOTES_ATOM = 0x03_f1;
const SLIDE_LIST = 0x0f_f0;
const SLIDE_PERSIST = 0x03_f3;
const TEXT_HEADER = 0x0f_9f;
const TEXT_CHARS = 0x0f_a0;
const TEXT_BYTES = 0x0f_a8;
const OUTLINE_TEXT = 0x0f_9e;
const SHAPE = 0xf0_04;
const SHAPE_ANCHOR = 0xf0_10;
const CHILD_ANCHOR = 0xf0_0f;
const TEXT_BOX = 0xf0_0d;

/** Text types ([MS-PPT], 2.13.33) of a title and a centred title. */
const TITLES: ReadonlySet<number> = new Set([0, 6]);
const NOTES_TEXT = 2;
/** Kinds of slide lists (instance of the record): slides, masters, notes. */
const SLIDES = 0;
const NOTES_PAGES = 2;
/** The file's unit is 1/576 inch. */
const POINTS = 72 / 576;

interface PptText {
  readonly kind: number;
  readonly text: string;
}

/**
 * Reads a PowerPoint 97–2003 presentation without LibreOffice: the texts of each slide with their places, and the speaker notes.
 * Images and table structure are ignored.
 *
 * @throws EngineError `damaged_document`
 */
export function readPptText(bytes: Uint8Array): Markup {
  const stream = openCompound(bytes)("PowerPoint Document");
  if (stream === undefined) throw damagedLegacy();
  try {
    const { offsets, document: at } = persistedParts(stream);
    const document = readRecord(stream, at);
    if (document?.type !== DOCUMENT) throw damagedLegacy();
    const size = sizeOf(document);
    const notes = notesBySlide(stream, document, offsets);
    const parts = slidesOf(document, SLIDES).map(({ part, id, outline }): PlacedPart => {
      const slide = readRecord(stream, offsets.get(part) ?? -1);
      const shapes = slide === undefined ? [] : [...shapesIn(slide, outline, size)];
      // Outline texts that no shape refers to are also on the slide.
      const own = inReadingOrder(
        shapes.length > 0 ? shapes : outline.map((text) => toShape(text, { left: 0, top: 0, ...size })),
      );
      const noteBlocks = (notes.get(id) ?? []).map((text): PlacedMarkupBlock => ({
        type: "Text",
        text,
        source: "notes",
        place: { left: 0, top: 0, ...size },
        isPlaceGuessed: true,
      }));
      return { kind: "placed", ...size, unit: "pt", blocks: [...own.flatMap(({ blocks }) => blocks), ...noteBlocks] };
    });
    return { parts, warnings: [] };
  } catch (cause) {
    if (EngineError.isInstance(cause)) throw cause;
    throw damagedLegacy(cause);
  }
}

function sizeOf(document: PptRecord): { readonly width: number; readonly height: number } {
  const atom = childrenOf(document).find(({ type }) => type === DOCUMENT_ATOM)?.content;
  if (atom === undefined || atom.length < 8) return { width: 720, height: 540 };
  const [width, height] = [atom.readInt32LE(0) * POINTS, atom.readInt32LE(4) * POINTS];
  return width > 0 && height > 0 ? { width, height } : { width: 720, height: 540 };
}

interface ListedSlide {
  readonly part: number;
  readonly id: number;
  /** Texts that the slide's shapes refer to by number. */
  readonly outline: readonly PptText[];
}

function slidesOf(document: PptRecord, instance: number): readonly ListedSlide[] {
  const list = childrenOf(document).find((one) => one.type === SLIDE_LIST && one.instance === instance);
  const slides: { part: number; id: number; records: PptRecord[] }[] = [];
  for (const record of list === undefined ? [] : childrenOf(list)) {
    if (record.type === SLIDE_PERSIST && record.content.length >= 16) {
      slides.push({ part: record.content.readUInt32LE(0), id: record.content.readUInt32LE(12), records: [] });
    } else slides.at(-1)?.records.push(record);
  }
  return slides.map(({ part, id, records }) => ({ part, id, outline: textsIn(records) }));
}

function textsIn(records: readonly PptRecord[]): readonly PptText[] {
  const texts: { kind: number; text: string }[] = [];
  for (const { type, content } of records) {
    if (type === TEXT_HEADER && content.length >= 4) texts.push({ kind: content.readUInt32LE(0), text: "" });
    else if (type === TEXT_CHARS) addText(texts, content.toString("utf16le"));
    // The lower byte of each char, whatever the code page ([MS-PPT], 2.9.44).
    else if (type === TEXT_BYTES) addText(texts, content.toString("latin1"));
  }
  return texts;
}

const OTHER = 4;

function addText(texts: { kind: number; text: string }[], text: string): void {
  const last = texts.at(-1);
  if (last === undefined) texts.push({ kind: OTHER, text });
  else last.text += text;
}

function* shapesIn(
  slide: PptRecord,
  outline: readonly PptText[],
  size: { readonly width: number; readonly height: number },
): Generator<Shape> {
  for (const shape of descendantsOf(slide, SHAPE)) {
    const children = childrenOf(shape);
    const box = children.find(({ type }) => type === TEXT_BOX);
    if (box === undefined) continue;
    const records = childrenOf(box);
    const referred = records.find(({ type, content }) => type === OUTLINE_TEXT && content.length >= 4);
    const text = referred === undefined ? textsIn(records)[0] : outline[referred.content.readInt32LE(0)];
    if (text === undefined || tidyText(text.text) === "") continue;
    const anchor = children.find(({ type }) => type === SHAPE_ANCHOR || type === CHILD_ANCHOR)?.content;
    yield toShape(text, placeOf(anchor) ?? { left: 0, top: 0, ...size });
  }
}

/** Top, left, right and bottom in two bytes each, or, in groups, left, top, right and bottom in four. */
function placeOf(anchor: Buffer | undefined): Shape["place"] | undefined {
  if (anchor === undefined || anchor.length < 8) return undefined;
  const number = (index: number): number =>
    POINTS * (anchor.length >= 16 ? anchor.readInt32LE(4 * index) : anchor.readInt16LE(2 * index));
  const [one, other, right, bottom] = [number(0), number(1), number(2), number(3)];
  const [left, top] = anchor.length >= 16 ? [one, other] : [other, one];
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

function toShape({ kind, text }: PptText, place: Shape["place"]): Shape {
  const isTitle = TITLES.has(kind);
  // A paragraph ends with a carriage return, a line within it with a vertical tab.
  const lines = text
    .split("\r")
    .map((line) => tidyText(line.replaceAll("\v", "\n")))
    .filter((line) => line !== "");
  const blocks = isTitle
    ? [{ type: "Title" as const, level: 1, text: lines.join(" "), place }]
    : lines.map((line, index): PlacedMarkupBlock => {
        const height = place.height / lines.length;
        return { type: "Text", text: line, place: { ...place, top: place.top + index * height, height } };
      });
  return { place, isTitle, blocks };
}

/** Speaker notes by slide id. */
function notesBySlide(
  stream: Buffer,
  document: PptRecord,
  offsets: ReadonlyMap<number, number>,
): ReadonlyMap<number, readonly string[]> {
  const notes = new Map<number, readonly string[]>();
  for (const { part } of slidesOf(document, NOTES_PAGES)) {
    const page = readRecord(stream, offsets.get(part) ?? -1);
    if (page?.type !== NOTES) continue;
    const slide = childrenOf(page).find(({ type, content }) => type === NOTES_ATOM && content.length >= 4);
    const texts = [...descendantsOf(page, TEXT_BOX)]
      .flatMap((box) => textsIn(childrenOf(box)))
      .filter(({ kind }) => kind === NOTES_TEXT)
      .flatMap(({ text }) => text.split("\r").map((line) => tidyText(line)))
      .filter((line) => line !== "");
    if (slide !== undefined) notes.set(slide.content.readUInt32LE(0), texts);
  }
  return notes;
}
