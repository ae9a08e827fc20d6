/**
 * Reads runs back from what this service writes into the cells of tables, so that a rendering as HTML keeps their styles; anything that is not
 * such a mark is text.
 */
import type { TextRun } from "@docsvc/openapi";
import type { InlineStyle } from "../../styled/styled-text.ts";

const STYLES: Readonly<Record<string, InlineStyle>> = {
  strong: { bold: true },
  em: { italic: true },
  u: { underline: true },
  s: { strike: true },
  del: { strike: true },
  sup: { script: "superscript" },
  sub: { script: "subscript" },
  mark: { highlight: "#ffff00" },
  code: { code: true },
};

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  amp: "&",
  "#124": "|",
};

const HTML = /<(\/?)(strong|em|u|s|del|sup|sub|mark|code|a|br)\b(?:\s+href="([^"]*)")?\s*\/?>|<[^>]*>|&([#\w]+);/gi;

/** Runs of the HTML inside a cell. */
export function readInlineHtml(html: string): readonly TextRun[] {
  const reading = new Reading();
  let at = 0;
  for (const match of html.matchAll(HTML)) {
    reading.add(html.slice(at, match.index));
    at = match.index + match[0].length;
    const [whole, closing, tag, href, entity] = match;
    if (entity !== undefined) reading.add(ENTITIES[entity] ?? whole);
    else if (tag?.toLowerCase() === "br") reading.add("\n");
    else if (tag !== undefined && closing === "/") reading.close(tag.toLowerCase());
    else if (tag !== undefined) reading.open(tag.toLowerCase(), decode(href));
  }
  reading.add(html.slice(at));
  return reading.runs;
}

const MARKDOWN =
  /\\([!-/:-@[-`{-~])|(`+)([^]*?[^`])\2(?!`)|(\*\*|~~|\*)|<(\/?)(strong|em|u|del|sup|sub|mark|code|br)>|&(#124|lt|gt|amp|quot);|\[((?:\\.|[^\]\\])*)\]\((?:<([^>]*)>|([^\s)]*))\)/g;

/** Runs of the Markdown inside a cell. */
export function readInlineMarkdown(markdown: string): readonly TextRun[] {
  const reading = new Reading();
  readMarkdownInto(markdown, reading);
  return reading.runs;
}

function readMarkdownInto(markdown: string, reading: Reading): void {
  let at = 0;
  for (const match of markdown.matchAll(MARKDOWN)) {
    reading.add(markdown.slice(at, match.index));
    at = match.index + match[0].length;
    const [whole, escaped, , code, mark, closing, tag, entity, text, bracketed, address] = match;
    if (escaped !== undefined) reading.add(escaped);
    else if (code !== undefined) reading.addCode(code);
    else if (mark !== undefined) reading.toggle(mark, whole, isPaired(markdown, mark, at));
    else if (entity !== undefined) reading.add(ENTITIES[entity]!);
    else if (tag === "br") reading.add("\n");
    else if (tag !== undefined && closing === "/") reading.close(tag);
    else if (tag !== undefined) reading.open(tag);
    else {
      reading.open("a", bracketed ?? address);
      readMarkdownInto(text!, reading);
      reading.close("a");
    }
  }
  reading.add(markdown.slice(at));
}

const MARKS: Readonly<Record<string, string>> = { "**": "strong", "*": "em", "~~": "del" };

/** Parser state: the open elements give the style of the following text. */
class Reading {
  readonly runs: TextRun[] = [];
  readonly #open: { readonly tag: string; readonly style: InlineStyle }[] = [];

  add(text: string): void {
    if (text === "") return;
    const style: InlineStyle = Object.assign({}, ...this.#open.map((one) => one.style));
    this.runs.push({ text, ...style });
  }

  addCode(text: string): void {
    this.open("code");
    this.add(/^ .*` $|^ `.* $/.test(text) ? text.slice(1, -1) : text);
    this.close("code");
  }

  open(tag: string, link?: string): void {
    const style = tag === "a" ? (link === undefined ? {} : { link }) : STYLES[tag]!;
    this.#open.push({ tag, style });
  }

  close(tag: string): void {
    const at = this.#open.findLastIndex((one) => one.tag === tag);
    if (at >= 0) this.#open.splice(at, 1);
  }

  /** A mark closes the element that the same mark opened; one that opens is before text. */
  toggle(mark: string, written: string, isPaired: boolean): void {
    const tag = MARKS[mark]!;
    if (this.#open.some((one) => one.tag === tag)) this.close(tag);
    else if (isPaired) this.open(tag);
    else this.add(written);
  }
}

/** Whether a mark before this place opens an element: text follows it, and the same mark after that text. */
function isPaired(markdown: string, mark: string, at: number): boolean {
  if (!/\S/.test(markdown[at] ?? " ")) return false;
  const end = markdown.indexOf(mark, at + 1);
  return end > 0 && /\S/.test(markdown[end - 1]!);
}

function decode(href: string | undefined): string | undefined {
  return href?.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
