import type { LaidOutPage, PageBlock } from "../page/page-block.ts";
import type { BodyStyle } from "./body-style.ts";
import { tieCaptions } from "./captions.ts";
import type { Draft, DraftPage } from "./draft.ts";
import { keepLineBreaks } from "./line-breaks.ts";
import { scaleSizes, sizeFactor } from "./even-sizes.ts";
import { nameFootnotes } from "./footnotes.ts";
import { joinLines } from "./join-lines.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { namePairs } from "./key-values.ts";
import { joinHangingNumbers } from "./hanging-numbers.ts";
import { nameListings } from "./listings.ts";
import { nameLists } from "./lists.ts";
import { nameMargins } from "./margins.ts";
import { nameQuotations } from "./quotations.ts";
import type { RepeatedTexts } from "./repeated-texts.ts";

/** The result of surveying a document. */
export interface Surveyed {
  readonly body: BodyStyle;
  readonly repeated: RepeatedTexts;
  readonly vocabulary: Vocabulary;
}

/** Names all blocks except headings, page by page. */
export function nameBeforeHeadings(pages: Iterable<LaidOutPage>, surveyed: Surveyed): Iterable<DraftPage> {
  return nameLists(nameByPage(pages, surveyed));
}

function* nameByPage(pages: Iterable<LaidOutPage>, { body, repeated, vocabulary }: Surveyed): Generator<DraftPage> {
  for (const page of pages) {
    const factor = sizeFactor(page.blocks, body);
    const underlined = new Set(page.underlined);
    const barred = new Set(page.barred);
    const drafts = page.blocks.map((block, at) =>
      toDraft(block, page, { factor, isUnderlined: underlined.has(at), isBarred: barred.has(at) }, vocabulary),
    );
    const drafted: DraftPage = { page, drafts: joinHangingNumbers(drafts) };
    nameMargins(drafted, body, repeated);
    nameListings(drafted, body);
    tieCaptions(drafted);
    nameFootnotes(drafted, body);
    namePairs(drafted);
    nameQuotations(drafted, body);
    keepLineBreaks(drafted);
    yield drafted;
  }
}

function toDraft(
  block: PageBlock,
  page: LaidOutPage,
  {
    factor,
    isUnderlined,
    isBarred,
  }: { readonly factor: number; readonly isUnderlined: boolean; readonly isBarred: boolean },
  vocabulary: Vocabulary,
): Draft {
  const { placed } = block;
  const cells = placed?.table?.cells.map((cell) => cell.text).filter((text) => text !== "");
  const lines = placed === null ? block.lines : placed.lines;
  const text = cells?.join(" ") ?? joinLines(lines, vocabulary);
  // All fields from the start: with drafts of many shapes, V8 would compile the code again and again.
  return {
    page,
    lines: scaleSizes(block.lines, factor),
    placed,
    formRole: block.formRole,
    printedSize: block.lines[0]?.size ?? 0,
    box: block.box,
    ink: block.ink,
    region: block.region,
    isUnderlined,
    isBarred,
    text,
    type: typeOf(block),
    confidence: placed === null || placed.ruled === true || placed.kind === "line numbers" ? "high" : "low",
    level: undefined,
    marker: undefined,
    caption: undefined,
    body: undefined,
    preformatted: false,
    quote: undefined,
    look: undefined,
  };
}

/** The type that the layout has determined. */
function typeOf({ placed, formRole }: PageBlock): Draft["type"] {
  if (formRole === "pair") return "Key Value";
  if (placed?.kind === "table") return "Table";
  // Printed over the page like running headers, and not part of its text.
  if (placed?.kind === "watermark") return "Header";
  // Like page numbers, they locate text, and are not part of it.
  if (placed?.kind === "line numbers") return "Page Number";
  return placed?.kind === "figure" ? "Figure" : null;
}
