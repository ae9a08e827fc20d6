import type { Block } from "@docsvc/openapi";
import { splitMarker } from "../list-marker.ts";
import { isPreformatted } from "../preformatted.ts";
import { replaceBreaks } from "../replace-breaks.ts";
import { escapeInline, escapeParagraph } from "./escape.ts";

/** Columns a nested item is indented by: enough under `- ` and under `100. `, too little for a code block under either. */
const INDENT = 4;

/**
 * Writes one wire block as Markdown, without blank lines around it.
 *
 * @param depth nesting of a list item, from 0, or of a paragraph in one, from 1; see {@link listDepths}
 * @returns an empty string for a figure that has no text
 */
export function blockToMarkdown(block: Block, depth = 0): string {
  if (block.type === "Table") return block.content;
  if (block.type === "Title") return heading(block, 1);
  if (block.type === "Section Header") return heading(block, 2);
  if (block.type === "List Item") return listItem(block.content, depth);
  if (block.type === "Comment") return quote(block.content);
  const text = isPreformatted(block) ? fenced(block.content) : escapeParagraph(block.content);
  return depth === 0 ? text : text.replaceAll(/^/gm, " ".repeat(INDENT * depth));
}

/**
 * Tells the nesting of each list item, from 0, block by block: as deep as its level says, but at most one deeper than the item before it,
 * because an item without a parent above it would be read as code. A paragraph of an item is one deeper than it; other blocks get 0.
 */
export function listDepths(): (block: Block) => number {
  let above = -1;
  let holdsParagraphs = true;
  return (block) => {
    if (block.type === "List Item") {
      above = Math.min((block.level ?? 1) - 1, above + 1);
      // The indent is too small for a paragraph under `100. `, and would make code of it.
      holdsParagraphs = !/^\d{3,}[.)]/.test(block.content);
      return above;
    }
    above = isInItem(block) && holdsParagraphs ? Math.min(block.level - 1, above) : -1;
    return above + 1;
  };
}

/** Whether a block is a further paragraph of a list item; its level is that of the item. */
export function isInItem(block: Block): block is Block & { level: number } {
  return block.type === "Text" && block.level !== undefined;
}

/**
 * What stands between two blocks: items of one list follow each other directly. Without a blank line a number other than 1 that opens
 * a list inside of an item would be read as the item's text (CommonMark 5.2).
 */
export function blockGap(before: ListPlace, after: ListPlace): string {
  if (before.type !== "List Item" || after.type !== "List Item") return "\n\n";
  const isDeeper = (after.level ?? 1) > (before.level ?? 1);
  return isDeeper && /^(?!1[.)])\d{1,9}[.)]/.test(after.content) ? "\n\n" : "\n";
}

/** What tells how blocks of lists stand to each other. */
export interface ListPlace extends Pick<Block, "type" | "content"> {
  readonly level?: number | undefined;
}

function heading(block: Block, defaultLevel: number): string {
  const text = escapeInline(oneLine(block.content));
  if (text === "") return "";
  const escaped = text.endsWith("#") ? text.replace(/#+$/, String.raw`\$&`) : text;
  return `${"#".repeat(block.level ?? defaultLevel)} ${escaped}`;
}

function listItem(content: string, depth: number): string {
  const { marker, text } = splitMarker(oneLine(content));
  // Markdown knows `-`, `3.` and `3)`; any other marker is text of a bullet.
  const ordered = /^\d{1,9}[.)]$/.test(marker);
  const body = ordered || marker === "-" ? escapeParagraph(text) : escapeParagraph(`${marker} ${text}`);
  return `${" ".repeat(INDENT * depth)}${ordered ? marker : "-"} ${body}`;
}

/** A fence is longer than any inside of it. */
function fenced(content: string): string {
  const longest = Math.max(2, ...Array.from(content.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${content}\n${fence}`;
}

/** What a reader wrote into the document is told apart from the document. */
function quote(content: string): string {
  return escapeParagraph(content).replaceAll(/^/gm, "> ");
}

function oneLine(text: string): string {
  return replaceBreaks(text, " ").trim();
}
