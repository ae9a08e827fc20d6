import type { Block, OutlineEntry, Page } from "../document.ts";
import type { BlockLine } from "../layout/block-line.ts";
import type { LaidOutPage, PageBlock } from "../layout/layout-page.ts";
import type { Edges } from "../layout/text.ts";
import { type BodyStyle, findBodyStyle } from "./body-style.ts";
import { tieCaptions } from "./captions.ts";
import type { Draft, DraftPage } from "./draft.ts";
import { nameFootnotes } from "./footnotes.ts";
import { setHeadingLevels } from "./heading-levels.ts";
import { nameHeadings } from "./headings.ts";
import { joinWrappedHeadings } from "./wrapped-headings.ts";
import { collectVocabulary, joinLines, type Vocabulary } from "./join-lines.ts";
import { nameLists } from "./lists.ts";
import { namePairs } from "./key-values.ts";
import { nameMargins } from "./margins.ts";

/**
 * Names the blocks of all pages: the one step that sees the whole document.
 *
 * @param pages - is emptied: a page's lines, most of its weight, are let go as soon as its blocks have their names
 */
export function nameBlocks(pages: LaidOutPage[], outline: readonly OutlineEntry[]): Page[] {
  const vocabulary = collectVocabulary(() => linesOf(pages));
  const { draftPages, body } = nameBeforeHeadings(pages, vocabulary);
  nameHeadings(draftPages, body, outline);
  for (const page of draftPages) joinWrappedHeadings(page, vocabulary);
  setHeadingLevels(draftPages, body.size);
  pages.length = 0;
  const named: Page[] = [];
  draftPages.reverse();
  for (let next = draftPages.pop(); next !== undefined; next = draftPages.pop()) named.push(toPage(next));
  return named;
}

function toPage({ page, drafts }: DraftPage): Page {
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    unit: "pt",
    blocks: drafts.map((draft) => toBlock(draft)),
    ...annotationsOf(page),
  };
}

/** All that is named before headings are looked for among the rest. */
export function nameBeforeHeadings(
  pages: readonly LaidOutPage[],
  vocabulary: Vocabulary,
): { readonly draftPages: DraftPage[]; readonly body: BodyStyle } {
  const draftPages = pages.map((page): DraftPage => ({
    page,
    drafts: page.blocks.map((block) => toDraft(block, page, vocabulary)),
  }));
  const body = findBodyStyle(draftPages);
  nameMargins(draftPages, body);
  for (const page of draftPages) {
    tieCaptions(page);
    nameFootnotes(page, body);
  }
  namePairs(draftPages);
  nameLists(draftPages);
  return { draftPages, body };
}

function* linesOf(pages: readonly LaidOutPage[]): Iterable<string> {
  for (const { blocks } of pages) for (const { lines } of blocks) for (const { text } of lines) yield text;
}

function toDraft(block: PageBlock, page: LaidOutPage, vocabulary: Vocabulary): Draft {
  const { placed } = block;
  const cells = placed?.table?.cells.map((cell) => cell.text).filter((text) => text !== "");
  const lines = placed === null ? block.lines : placed.lines;
  const text =
    cells?.join(" ") ??
    joinLines(
      lines.map((line) => line.text),
      vocabulary,
    );
  const type = placed?.kind === "table" ? "Table" : placed?.kind === "figure" ? "Figure" : null;
  // All fields from the start: drafts of many shapes would be compiled for again and again.
  return {
    page,
    lines: block.lines,
    placed,
    edges: block.edges,
    ink: block.ink,
    region: block.region,
    text,
    type,
    confidence: placed === null || placed.ruled === true ? "high" : "low",
    level: undefined,
    marker: undefined,
    caption: undefined,
    body: undefined,
  };
}

function toBlock(draft: Draft): Block {
  const { level, placed, marker, caption } = draft;
  const block: { -readonly [Key in keyof Block]: Block[Key] } = {
    type: draft.type ?? "Text",
    bbox: toBBox(draft.ink, draft.page.number),
    text: draft.body ?? draft.text,
    confidence: isDoubtful(draft.lines) ? "low" : draft.confidence,
  };
  if (level !== undefined) block.level = level;
  if (placed?.table !== undefined) block.table = placed.table;
  if (marker !== undefined) block.marker = marker;
  if (caption !== undefined) block.caption = caption;
  return block;
}

/** Share of badly recognised chars that makes a block doubtful: one word in ten is what a reader stumbles over. */
const DOUBTFUL = 0.1;

function isDoubtful(lines: readonly BlockLine[]): boolean {
  let chars = 0;
  let doubtful = 0;
  for (const line of lines) {
    chars += line.chars;
    doubtful += line.doubtfulChars;
  }
  return doubtful > DOUBTFUL * chars;
}

function annotationsOf({ annotations = [], number }: LaidOutPage): Pick<Page, "annotations"> {
  if (annotations.length === 0) return {};
  return {
    annotations: annotations.map((annotation) => ({
      type: annotation.kind === "comment" ? "Comment" : "Signature",
      bbox: toBBox(annotation, number),
      text: [annotation.name, annotation.text].filter((part) => part !== "").join(": "),
      confidence: "high",
    })),
  };
}

function toBBox({ left, top, right, bottom }: Edges, page: number): Block["bbox"] {
  return { left, top, width: right - left, height: bottom - top, page };
}
