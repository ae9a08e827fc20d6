import { PdfName, type PdfRef, PdfStream } from "@libpdf/core";
import { pageContent } from "../content/page-content.ts";
import { readOperations } from "../content/read-operations.ts";
import type { Glyph, PlacedImage } from "../content/visitor.ts";
import { type ContentSource, walkContent } from "../content/walk-content.ts";
import type { PageText } from "../find/page-text.ts";
import { cornersOf, type Quad, quadToBox } from "../find/quad.ts";
import { type Box, intersect, type PageView } from "../pdf/page-view.ts";
import { blankImage, reachesInto } from "./blank-image.ts";
import { containsMiddle } from "./contains-middle.ts";
import type { Place } from "./place.ts";

/** A glyph that overlaps a region by more than this share of its box is removed with it. */
const MIN_OVERLAP = 0.15;
/** Tolerance in points for a drawn part inside a place to be removed, such as letters drawn as outlines. */
const SLACK = 0.5;

/** What was removed from a page. */
export interface RedactedPage {
  /** Marked-content ids of the removed glyphs; structure elements with these ids may contain their text. */
  readonly touchedMcids: ReadonlySet<number>;
}

/**
 * Removes glyphs, drawn parts and pixels at places from a page's content, and fills the places with black.
 *
 * @param mustGo - returns whether a text that stands for what is drawn must be removed
 * @throws {@link ImageNotEditableError}, {@link ContentTooLongError}
 */
export async function redactPage(
  text: PageText,
  places: readonly Place[],
  mustGo: (text: string) => boolean,
  source: ContentSource,
): Promise<RedactedPage> {
  const inContent = places.filter(({ annotation }) => annotation === undefined);
  const ids = new Set(inContent.flatMap(({ glyphs }) => glyphs));
  const quads = inContent.flatMap(({ quads }) => quads);
  const regions = inContent.filter(({ isRegion }) => isRegion === true).flatMap(({ quads }) => quads.map(quadToBox));
  const boxes = quads.map(quadToBox);
  const images = new Map<number, PdfRef>();
  for (const image of text.images) {
    const under = quads.filter((quad) => reachesInto(image, quad));
    if (under.length > 0) images.set(image.id, await blankImage(image, under, source));
  }
  const touchedMcids = new Set<number>();
  const content = pageContent(text.view, source);
  const rewritten = walkContent(content, source, {
    glyph: (glyph: Glyph) => {
      const isOut =
        ids.has(glyph.id) ||
        quads.some((quad) => containsMiddle(quad, glyph)) ||
        regions.some((region) => share(glyph.box, region) > MIN_OVERLAP);
      if (isOut && glyph.mcid !== null) touchedMcids.add(glyph.mcid);
      return isOut;
    },
    image: (image: PlacedImage) => images.get(image.id),
    shape: (box) => boxes.some((place) => contains(place, box)),
    replacementText: mustGo,
  });
  write(text.view, rewritten?.bytes ?? content.bytes, rewritten?.resources ?? content.resources, quads, source);
  return { touchedMcids };
}

function share(glyph: Box, region: Box): number {
  const { x0, y0, x1, y1 } = intersect(glyph, region);
  const whole = Math.max(1e-6, (glyph.x1 - glyph.x0) * (glyph.y1 - glyph.y0));
  return x1 > x0 && y1 > y0 ? ((x1 - x0) * (y1 - y0)) / whole : 0;
}

function contains(place: Box, { x0, y0, x1, y1 }: Box): boolean {
  return x0 >= place.x0 - SLACK && x1 <= place.x1 + SLACK && y0 >= place.y0 - SLACK && y1 <= place.y1 + SLACK;
}

/** Writes a page's content inside a saved state of its own, and then black over the places. */
function write(
  { page }: PageView,
  bytes: Uint8Array,
  resources: PdfStream | ReturnType<PdfStream["clone"]>,
  quads: readonly Quad[],
  source: ContentSource,
): void {
  const { before, after } = balance(bytes);
  const black = quads.map(
    (quad) =>
      `${cornersOf(quad)
        .map(([x, y], index) => `${fixed(x)} ${fixed(y)} ${index === 0 ? "m" : "l"}`)
        .join(" ")} f`,
  );
  const data = Buffer.concat([
    Buffer.from("q\n".repeat(before)),
    bytes,
    Buffer.from(`\n${"Q\n".repeat(after)}q 0 g\n${black.join("\n")}\nQ\n`),
  ]);
  page.dict.set("Contents", source.register(new PdfStream([], new Uint8Array(data))));
  page.dict.set("Resources", resources);
  for (const key of ["Thumb", "PieceInfo", "Metadata", "B"]) page.dict.delete(PdfName.of(key));
}

/** How many states must be saved before and restored after, so that what follows is drawn in the page's own space. */
function balance(bytes: Uint8Array): { before: number; after: number } {
  let depth = 0;
  let least = 0;
  for (const { operator } of readOperations(bytes)) {
    if (operator === "q") depth++;
    else if (operator === "Q") least = Math.min(least, --depth);
  }
  const before = 1 - least;
  return { before: Math.min(before, 1000), after: Math.min(Math.max(0, depth + before), 6000) };
}

function fixed(value: number): string {
  return value.toFixed(3);
}
