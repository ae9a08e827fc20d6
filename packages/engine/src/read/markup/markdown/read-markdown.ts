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
import { splitFrontMatter } from "./front-matter.ts";

/** Its types are those of an older markdown-it. */
const FOOTNOTES = footnotes as unknown as Parameters<InstanceType<typeof MarkdownIt>["use"]>[0];

/** CommonMark with GitHub's tables, strikethrough and footnotes, and Pandoc's lists of definitions; HTML in it is read as HTML is. */
export function readMarkdown(bytes: Uint8Array, options: MarkupOptions): Markup {
  const { blocks, body: text } = splitFrontMatter(decodeText(bytes).replaceAll(/\r\n?/g, "\n"));
  const parser = new MarkdownIt({ html: true }).use(FOOTNOTES).use(definitions);
  const html = parser.render(keepPipesOfCode(withoutAttributes(text)));
  return {
    parts: [{ kind: "flow", blocks: withFront(blocks, htmlBlocks(html, options).map(withBox)) }],
    warnings: [],
    printable: { program: "Chromium", html: () => printableHtml([html]) },
  };
}

/** Attributes behind a heading (`{#id .class}`), as several kinds of Markdown have them, are no text. */
function withoutAttributes(text: string): string {
  return text.replaceAll(/^(#{1,6} [^\n]*?)[ \t]*\{[ \t]*[#.][\w-][^{}\n]*\}[ \t]*$/gm, "$1");
}

/** GitHub's tables end a cell at each pipe, and drop what is too much for the row; those inside of code are text of it. */
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

/** Pages say the title of their front matter once, whether the text begins with it or not. */
function withFront(front: readonly MarkupBlock[], text: readonly MarkupBlock[]): readonly MarkupBlock[] {
  const [first] = text;
  const isSaid = ({ type, text: title }: MarkupBlock): boolean => type === "Title" && title === first?.text;
  return [...front.filter((block) => !isSaid(block)), ...text];
}

/** The box of a task (GitHub's `[x]`) is the one that it is shown as. */
function withBox(block: MarkupBlock): MarkupBlock {
  const [written, mark] = block.type === "List Item" ? (/^\[([ xX])\]\s+(?=\S)/.exec(block.text) ?? []) : [];
  if (written === undefined) return block;
  return { ...block, text: `${mark === " " ? "☐" : "☒"} ${block.text.slice(written.length)}` };
}
