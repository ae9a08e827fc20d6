import { chartToTable } from "../document/chart-table.ts";
import type { Block, Page } from "../document/document.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { LaidOutPage } from "../page/page-block.ts";
import type { Box } from "../geometry/box.ts";
import type { PlacedChart } from "../page-object/page-object.ts";
import { alignSpans } from "../styled/align-spans.ts";
import { spansProperty, type StyledSpan, type StyledText, tidySpans } from "../styled/styled-text.ts";
import type { BodyStyle } from "./body-style.ts";
import type { Draft, DraftPage } from "./draft.ts";
import type { Heading } from "./heading-candidates.ts";
import type { HeadingLevel } from "./heading-levels.ts";

/** Makes a page from drafts that all have their types, except for headings. */
export function toPage({ page, drafts }: DraftPage, body: BodyLook): Page {
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    unit: "pt",
    blocks: drafts.map((draft) => toBlock(draft, body)),
    ...annotationsOf(page),
  };
}

/** Replaces the drafts that are headings by their headings. */
export function withHeadings(
  page: Page,
  headings: readonly Heading[],
  levelOf: (heading: Heading) => HeadingLevel,
): Page {
  if (headings.length === 0) return page;
  const blocks: Block[] = [];
  let done = 0;
  for (const heading of headings) {
    while (done < heading.at) blocks.push(page.blocks[done++]!);
    blocks.push(toHeadingBlock(heading, levelOf(heading), page.number));
    done += heading.drafts;
  }
  while (done < page.blocks.length) blocks.push(page.blocks[done++]!);
  return { ...page, blocks };
}

function toHeadingBlock({ ink, text, lines, confidence }: Heading, { type, level }: HeadingLevel, page: number): Block {
  const confident = isDoubtful(lines) ? "low" : confidence;
  return {
    type,
    bbox: toBBox(ink, page),
    text,
    ...spansProperty(alignSpans(toParts(lines), text)),
    confidence: confident,
    level,
  };
}

function toBlock(draft: Draft, body: BodyLook): Block {
  const { level, placed, marker, caption } = draft;
  const block: { -readonly [Key in keyof Block]: Block[Key] } = {
    type: draft.type ?? "Text",
    bbox: toBBox(draft.ink, draft.page.number),
    text: withoutSpacedLeaders(draft.body ?? draft.text),
    confidence: isDoubtful(draft.lines) ? "low" : draft.confidence,
  };
  if (level !== undefined) block.level = level;
  if (placed?.table !== undefined) block.table = placed.table;
  if (placed?.chart !== undefined) addChart(block, placed.chart, draft.page.number);
  if (marker !== undefined) block.marker = marker;
  if (draft.quote !== undefined) block.quote = draft.quote;
  if (draft.preformatted) block.preformatted = true;
  else if (block.table === undefined) {
    const spans = spansOf(placed?.lines ?? draft.lines, block.text, body);
    if (spans !== undefined) block.spans = spans;
  }
  if (caption !== undefined) {
    block.caption = caption.text;
    block.captionBBox = toBBox(caption.ink, draft.page.number);
  }
  return block;
}

/** Removes leaders of single typed dots, or of raised ones, which carry no information. */
function withoutSpacedLeaders(text: string): string {
  const spaced = text.includes(" . . . . ") ? text.replace(/(?: [.·]){4,}(?= )/g, "") : text;
  return spaced.includes("···") || spaced.includes("· · ·") ? spaced.replace(/\s?(?:·\s?){4,}/g, " ") : spaced;
}

/** Adds the data of a figure, also as a table whose cells have the boxes of their marks. */
function addChart(block: { -readonly [Key in keyof Block]: Block[Key] }, placed: PlacedChart, page: number): void {
  const { isDoubtful: isUnsure, kind, title, x, y, notes } = placed;
  const series = placed.series.map(({ name, points }) => ({
    name,
    points: points.map(({ box, ...point }) => ({ ...point, bbox: toBBox(box, page) })),
  }));
  block.chart = { kind, title, x, y, notes, series };
  block.table = chartToTable(block.chart, block.bbox);
  block.confidence = isUnsure ? "low" : "high";
}

/** The style of running text. */
export type BodyLook = Pick<BodyStyle, "font" | "bold">;

/** The styles of parts of a text that differ from the body: if all text is bold or monospaced, that is no emphasis. */
function spansOf(lines: readonly BlockLine[], text: string, body: BodyLook): readonly StyledSpan[] | undefined {
  const spans = alignSpans(toParts(lines), text);
  const isTyped = lines.some(({ style }) => style.monospace && style.font === body.font);
  if (spans === undefined || !(body.bold || isTyped)) return spans;
  return tidySpans(
    text,
    spans.map(({ bold, code, ...span }) => ({
      ...span,
      ...(bold && !body.bold && { bold }),
      ...(code && !isTyped && { code }),
    })),
  );
}

function toParts(lines: readonly BlockLine[]): readonly StyledText[] {
  return lines.map(({ text, spans }) => ({ text, ...spansProperty(spans) }));
}

/** Share of badly recognised chars from which on a block has low confidence: one wrong word in ten disturbs a reader. */
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

function annotationsOf({
  annotations = [],
  hidden = [],
  number,
  width,
  height,
}: LaidOutPage): Pick<Page, "annotations"> {
  if (annotations.length + hidden.length === 0) return {};
  const onPage = (at: number, length: number): number => Math.min(length, Math.max(0, at));
  return {
    annotations: [
      ...annotations.map((annotation): Block => ({
        type: annotation.kind === "comment" ? "Comment" : "Signature",
        bbox: toBBox(annotation, number),
        text: [annotation.name, annotation.text].filter((part) => part !== "").join(": "),
        confidence: "high",
      })),
      ...hidden.map(({ text, reason, left, top, right, bottom }): Block => {
        const [x0, x1] = [onPage(left, width), onPage(right, width)];
        const [y0, y1] = [onPage(top, height), onPage(bottom, height)];
        const bbox = toBBox({ left: x0, top: y0, right: x1, bottom: y1 }, number);
        return { type: "Text", bbox, text: `${HIDDEN_MARK} ${text}`, confidence: "high", hidden: reason };
      }),
    ],
  };
}

/** Visible to readers of the plain content, too. */
const HIDDEN_MARK = "[hidden text]";

function toBBox({ left, top, right, bottom }: Box, page: number): Block["bbox"] {
  return { left, top, width: right - left, height: bottom - top, page };
}
