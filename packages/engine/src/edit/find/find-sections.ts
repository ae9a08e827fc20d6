/**
 * Finds the part of a document under a heading: from the heading to the next of its level. If no heading follows, it ends before signatures and
 * before a wide gap.
 */
import { comparableName } from "./comparable-name.ts";
import type { TranscriptBlock } from "../../transcript/transcript.ts";
import type { SectionName } from "../instruction.ts";
import type { Place } from "../redact/place.ts";
import { glyphsInBox } from "./glyphs-in-box.ts";
import { glyphsToQuads } from "./quad.ts";
import { type PageReading, type Reading, toPageSpace } from "./reading.ts";

interface PagedBlock {
  readonly page: number;
  readonly block: TranscriptBlock;
}

const MARGINS: ReadonlySet<string> = new Set(["Header", "Footer", "Page Number"]);
const NUMBER =
  /^\s*(?:(?:§+|section|clause|article|item|paragraph|chapter|abschnitt|artikel|klausel|ziffer|punkt|kapitel)\s*)?(\d{1,3}(?:\.\d{1,3})*[a-z]?)(?:[.):]+|\s|$)/iu;
const SIGNED =
  /_{4,}|^\s*(?:in witness whereof|yours (?:sincerely|faithfully|truly)|sincerely|(?:kind|best|warm) regards|mit (?:freundlichen|besten) grüßen|freundliche grüße|hochachtungsvoll|signed|signature|date|dated|datum|unterschrift|ort, datum|\p{Lu}[\p{L}]+, (?:den|the) \d)|^[\p{L} ]{3,24}:\s+\p{Lu}[\p{Ll}.]*\s+\p{Lu}/iu;
/** A line with two labels and their values ends the last section, because it belongs to the whole document. */
const LABELS = /^\s*\p{Lu}[\p{L} .-]{2,30}:\s+\S[^:]*\s\p{Lu}[\p{L} .-]{2,30}:\s+\S/u;
/** A gap above a block that is taller than this many of its line heights separates it from the text above. */
const MAX_GAP_LINES = 2.2;

/** @returns one place per page; null if the heading is found more than once, because then it is ambiguous */
export async function findSection(
  section: SectionName,
  pages: readonly PageReading[],
  reading: Reading,
): Promise<Place[] | null> {
  const transcript = await reading.transcript();
  const blocks = transcript.pages.flatMap(({ number, blocks: own }) =>
    own.flatMap((block): PagedBlock[] => (MARGINS.has(block.type) ? [] : [{ page: number, block }])),
  );
  const starts = blocks.flatMap(({ block }, index) => (isNamed(block, section) ? [index] : []));
  // A table of contents lists each section too, one entry right after the other.
  const own = starts.filter((start) => endOf(blocks, start) > start + 1 || isWhole(blocks[start]!.block));
  const start = own.length > 0 ? own : starts;
  if (start.length !== 1) return start.length === 0 ? [] : null;
  const parts = blocks.slice(start[0], endOf(blocks, start[0]!));
  const wanted = new Set(pages.map(({ text }) => text.view.number));
  return [...Map.groupBy(parts, ({ page }) => page)].flatMap(([page, some]) => {
    if (!wanted.has(page)) return [];
    const { text } = reading.pages[page - 1]!;
    const glyphs = some.flatMap(({ block }) => glyphsInBox(text.glyphs, toPageSpace(text.view, block.bbox)));
    if (glyphs.length === 0) return [];
    const said = some.map(({ block }) => block.text).join("\n");
    return [{ page, quads: glyphsToQuads(glyphs), glyphs: glyphs.map(({ id }) => id), text: said }];
  });
}

function isNamed(block: TranscriptBlock, section: SectionName): boolean {
  if ("number" in section) return numberOf(block) === section.number.toLowerCase();
  if (!isHeading(block)) return false;
  const title = comparableName(block.text.replace(NUMBER, ""));
  return title === comparableName(section.title);
}

function numberOf({ text, marker }: TranscriptBlock): string | undefined {
  return NUMBER.exec(`${marker ?? ""} ${text}`.trim())?.[1]?.toLowerCase();
}

function isHeading({ type, text }: TranscriptBlock): boolean {
  return type === "Title" || type === "Section Header" || (text.length < 80 && NUMBER.test(text));
}

/** Whether a numbered paragraph is a section by itself. */
function isWhole({ text }: TranscriptBlock): boolean {
  return text.split(/\s+/u).length > 8;
}

function endOf(blocks: readonly PagedBlock[], start: number): number {
  const own = blocks[start]!.block;
  const number = numberOf(own);
  let before = blocks[start]!;
  for (let at = start + 1; at < blocks.length; at++) {
    const { block, page } = blocks[at]!;
    if (startsNext(block, own, number)) return at;
    const gap = page === before.page ? block.bbox.top - (before.block.bbox.top + before.block.bbox.height) : 0;
    const mayEnd = SIGNED.test(block.text) || LABELS.test(block.text) || gap > MAX_GAP_LINES * lineHeightOf(block);
    // A heading alone is no section, and what lies before the next one belongs to this one, even “Name: Ada Byron”.
    if (mayEnd && at > start + 1 && !hasNext(blocks, at, own, number)) return at;
    before = blocks[at]!;
  }
  return blocks.length;
}

function hasNext(
  blocks: readonly PagedBlock[],
  from: number,
  own: TranscriptBlock,
  number: string | undefined,
): boolean {
  for (const { block } of blocks.slice(from)) {
    if (startsNext(block, own, number)) return true;
    if (startsAgain(block, number)) return false;
  }
  return false;
}

/** Whether a heading counts from the beginning, as those of an annex do. */
function startsAgain(block: TranscriptBlock, number: string | undefined): boolean {
  const own = block.type === "Title" || block.type === "Section Header" ? numberOf(block) : undefined;
  if (own === undefined || number === undefined) return false;
  return rankOf(own) === rankOf(number) && Number.parseFloat(own) <= Number.parseFloat(number);
}

function startsNext(block: TranscriptBlock, own: TranscriptBlock, number: string | undefined): boolean {
  const next = numberOf(block);
  if (number === undefined) return isHeading(block) && (block.level ?? 1) <= (own.level ?? 1);
  if (next !== undefined && rankOf(next) <= rankOf(number) && follows(next, number)) return true;
  return (
    (block.type === "Title" || block.type === "Section Header") &&
    next === undefined &&
    (block.level ?? 9) <= (own.level ?? 0)
  );
}

function rankOf(number: string): number {
  return number.split(".").length;
}

/** Whether a number comes next at its level or at one above. A list inside a section starts at 1 again. */
function follows(next: string, number: string): boolean {
  const [a, b] = [next.split(".").map(Number.parseFloat), number.split(".").map(Number.parseFloat)];
  const rank = Math.min(a.length, b.length) - 1;
  return (
    a.slice(0, rank).every((part, index) => part === b[index]) &&
    (a[rank] ?? 0) > (b[rank] ?? 0) &&
    (a[rank] ?? 0) <= (b[rank] ?? 0) + 2
  );
}

function lineHeightOf({ bbox, text }: TranscriptBlock): number {
  return bbox.height / Math.max(1, Math.round(bbox.height / 14), text.split("\n").length);
}
