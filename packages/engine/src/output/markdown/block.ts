import type { Block, TextRun } from "@docsvc/openapi";
import { runsToMarkdown } from "../inline/inline-to-markdown.ts";
import { plainContent } from "../inline/wanted-runs.ts";
import { joinChart, splitChart } from "../chart-content.ts";
import { splitMarker, takeMarker } from "../list-marker.ts";
import { isPreformatted } from "../preformatted.ts";
import { replaceBreaks } from "../replace-breaks.ts";
import { escapeInline, escapeLineStarts, escapeParagraph, HARD_BREAK } from "./escape.ts";

/** Columns by which a nested item is indented: enough below `- ` and `100. `, and not enough for a code block below either. */
const INDENT = 4;

/**
 * Writes one block of a result as Markdown, without blank lines around it.
 *
 * @param depth nesting of a list item, from 0, or of a paragraph in one, from 1; see {@link listDepths}
 * @returns an empty string for a figure without text
 */
export function blockToMarkdown(block: Block, depth = 0): string {
  const text = unquoted(block, depth);
  const quotes = quoteDepth(block);
  return quotes === 0 || text === "" ? text : text.replaceAll(/^/gm, "> ".repeat(quotes)).replaceAll(/^[> ]+$/gm, ">");
}

function unquoted(block: Block, depth: number): string {
  if (block.type === "Table") return block.content;
  if (block.type === "Title") return heading(block, 1);
  if (block.type === "Section Header") return heading(block, 2);
  if (block.type === "List Item") return listItem(block, depth);
  if (block.type === "Comment") return quote(block.content);
  const chart = splitChart(block);
  if (chart !== null) return joinChart({ head: escapeParagraph(chart.head), table: chart.table });
  const text = isPreformatted(block) ? fenced(block) : paragraph(block);
  const defined = block.metadata?.definition === "description" ? `: ${text}` : text;
  return depth === 0 ? defined : defined.replaceAll(/^/gm, " ".repeat(INDENT * depth));
}

/** Depth of a block in nested quotations of the document. */
export function quoteDepth({ metadata }: Pick<Block, "metadata">): number {
  return Math.min(MAX_QUOTES, metadata?.quote ?? 0);
}

/** Maximum depth; deeper quotations are written with this depth. */
const MAX_QUOTES = 10;

/** Keeps line breaks that belong to the text; those of other blocks come from the layout of the page. */
function paragraph({ type, content, runs }: Block): string {
  const lineEnd = type === "Text" ? HARD_BREAK : "\n";
  return runs === undefined ? escapeParagraph(content, lineEnd) : escapeLineStarts(runsToMarkdown(runs), lineEnd);
}

/**
 * Returns a function that is called with each block and returns the nesting of a list item, from 0: its level, but at most one deeper than the
 * previous item, because an item without a parent above it would be parsed as code. A paragraph of an item or a note is one deeper than that; other
 * blocks get 0.
 */
export function listDepths(): (block: Block) => number {
  let above = -1;
  let holdsParagraphs = true;
  return (block) => {
    if (block.type === "List Item") {
      above = Math.min((block.level ?? 1) - 1, above + 1);
      // The indent is too small for a paragraph below `100. `, and would make it code.
      holdsParagraphs = !/^\d{3,}[.)]/.test(block.content);
      return above;
    }
    above = isInItem(block) && holdsParagraphs ? Math.min(block.level - 1, above) : -1;
    const depth = above + 1;
    // Further paragraphs of a note are indented below it.
    if (NOTE.test(block.content)) [above, holdsParagraphs] = [depth, true];
    return depth;
  };
}

/** The beginning of a note in the result of every format. */
const NOTE = /^\[\^\d+\]: /;

/** Whether a block is a further paragraph of a list item or a note; its level is that of the item, or one more than that of the note. */
export function isInItem(block: Block): block is Block & { level: number } {
  return block.type === "Text" && block.level !== undefined;
}

/** The text between two blocks in Markdown. The line between blocks of one quotation is quoted, too; without its mark it would end the quotation. */
export function blockGap(before: ListPlace, after: ListPlace): string {
  if (isTight(before, after)) return "\n";
  return Math.min(quoteDepth(before), quoteDepth(after)) > 0 ? "\n>\n" : "\n\n";
}

/**
 * Whether no blank line is between two blocks: items of one list and descriptions of a term follow each other directly. Without a blank line, a number
 * other than 1 that begins a list inside an item would be parsed as the item's text (CommonMark 5.2).
 */
export function isTight(before: ListPlace, after: ListPlace): boolean {
  if (quoteDepth(before) !== quoteDepth(after)) return false;
  if (after.metadata?.definition === "description" && before.metadata?.definition !== undefined) return true;
  if (before.type !== "List Item" || after.type !== "List Item") return false;
  const isDeeper = (after.level ?? 1) > (before.level ?? 1);
  return !isDeeper || !/^(?!1[.)])\d{1,9}[.)]/.test(after.content);
}

/** The properties by which blocks of lists relate to each other. */
export interface ListPlace extends Pick<Block, "type" | "content" | "metadata"> {
  readonly level?: number | undefined;
}

/** A heading is always bold, so its runs are not marked as bold. */
function heading(block: Block, defaultLevel: number): string {
  const text = oneLine(
    block.runs === undefined ? escapeInline(oneLine(block.content)) : runsToMarkdown(block.runs.map(withoutWeight)),
  );
  if (text === "") return "";
  const escaped = text.endsWith("#") ? text.replace(/#+$/, String.raw`\$&`) : text;
  return `${"#".repeat(block.level ?? defaultLevel)} ${escaped}`;
}

function withoutWeight({ bold: _bold, underline: _underline, ...run }: TextRun): TextRun {
  return run;
}

function listItem(block: Block, depth: number): string {
  const { marker, text } = splitMarker(oneLine(plainContent(block)));
  // Markdown only supports `-`, `3.` and `3)`; any other marker is written as text after a bullet.
  const ordered = /^\d{1,9}[.)]$/.test(marker);
  // A check box as the marker also makes a task.
  const printed = /^[☐☑☒]$/u.test(marker) ? marker : undefined;
  const isOwn = ordered || marker === "-" || printed !== undefined;
  const checked = isOwn ? /^[☐☑☒]\s+(?=\S)/u.exec(text)?.[0] : undefined;
  const task = checked ?? printed;
  const body =
    block.runs === undefined
      ? escapeParagraph(isOwn ? text.slice(checked?.length ?? 0) : `${marker} ${text}`)
      : oneLine(escapeLineStarts(runsToMarkdown(isOwn ? takeMarker(block.runs, checked) : block.runs), "\n"));
  const box = task === undefined ? "" : task.startsWith("☐") ? "[ ] " : "[x] ";
  return `${" ".repeat(INDENT * depth)}${ordered ? marker : "-"} ${box}${body}`;
}

/** A fence is longer than any inside the content. */
function fenced(block: Block): string {
  const content = plainContent(block);
  const longest = Math.max(2, ...Array.from(content.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  const { language = "" } = block.metadata ?? {};
  return `${fence}${/^[\w+#.-]+$/.test(language) ? language : ""}\n${content}\n${fence}`;
}

/** Distinguishes what readers added from the document's own text. */
function quote(content: string): string {
  return escapeParagraph(content).replaceAll(/^/gm, "> ");
}

function oneLine(text: string): string {
  return replaceBreaks(text, " ").trim();
}
