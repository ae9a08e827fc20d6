// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and packages that compile this file need them
/// <reference path="./markdown-it-deflist.d.ts" />
import MarkdownIt from "markdown-it";
import definitions from "markdown-it-deflist";
import footnotes from "markdown-it-footnote";
import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import { printableHtml } from "../html/printable-html.ts";
import { htmlBlocks } from "../html/read-html.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { decodeText } from "../text/decode-text.ts";
import { bracketedSpans } from "./bracketed-spans.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { withCommonBlocks } from "./pandoc-blocks.ts";
import { scripts } from "./scripts.ts";

/** The plugin's types are for an older markdown-it. */
const FOOTNOTES = footnotes as unknown as Parameters<InstanceType<typeof MarkdownIt>["use"]>[0];

/**
 * Reads CommonMark with GitHub's tables, strikethrough and footnotes, and Pandoc's definition lists,
 * scripts, spans, tables, lettered lists and verse; embedded HTML is read as HTML.
 */
export function readMarkdown(bytes: Uint8Array, options: MarkupOptions): Markup {
  const { blocks, body: text } = splitFrontMatter(decodeText(bytes).replaceAll(/\r\n?/g, "\n"));
  const parser = new MarkdownIt({ html: true }).use(FOOTNOTES).use(definitions).use(scripts).use(bracketedSpans);
  const html = parser.render(keepPipesOfCode(withoutAttributes(withCommonBlocks(text))));
  return {
    parts: [{ kind: "flow", blocks: withFront(blocks, htmlBlocks(html, options).map(withBox)) }],
    warnings: [],
    printable: { program: "Chromium", html: () => printableHtml([html]) },
  };
}

/** Removes attributes after a heading (`{#id .class}`), a syntax of several Markdown dialects. */
function withoutAttributes(text: string): string {
  return text.replaceAll(/^(#{1,6} [^\n]*?)[ \t]*\{[ \t]*[#.][\w-][^{}\n]*\}[ \t]*$/gm, "$1");
}

/** Escapes pipes in code: GitHub's tables end a cell at each pipe and drop excess cells, but a pipe in code is part of its text. */
function keepPipesOfCode(text: string): string {
  let inTable = false;
  return text
    .split("\n")
    .map((line) => {
      if (/^\s*\|?\s*:?-+:?\s*\|[\s:|-]*$/.test(line)) inTable = true;
      else if (line.trim() === "") inTable = false;
      return inTable ? line.replaceAll(/`[^`]*`/g, (code) => code.replaceAll(/(?<!\\)\|/g, String.raw`\|`)) : line;
    })
    .join("\n");
}

/** Merges front matter with the text; a title in both is shown once. */
function withFront(front: readonly MarkupBlock[], text: readonly MarkupBlock[]): readonly MarkupBlock[] {
  const [first] = text;
  const isSameTitle = ({ type, text: title }: MarkupBlock): boolean => type === "Title" && title === first?.text;
  return [...front.filter((block) => !isSameTitle(block)), ...text];
}

/** Replaces a task's `[x]` (GitHub) with the checkbox that it is displayed as. */
function withBox(block: MarkupBlock): MarkupBlock {
  const [written, mark] = block.type === "List Item" ? (/^\[([ xX])\]\s+(?=\S)/.exec(block.text) ?? []) : [];
  if (written === undefined) return block;
  return { ...block, text: `${mark === " " ? "☐" : "☒"} ${block.text.slice(written.length)}` };
}
