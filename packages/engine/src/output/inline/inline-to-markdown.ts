import type { TextRun } from "@docsvc/openapi";
import { escapeHtml } from "../escape-html.ts";
import { escapeBetweenMarks } from "../markdown/escape.ts";
import { isSafeAddress } from "./address.ts";
import { type InlineElement, type InlineNode, plainOf, toInlineTree } from "./inline-tree.ts";

/** The context of a piece of Markdown. */
interface Place {
  /** The chars before and after it; empty at the ends of the text. */
  readonly before: string;
  readonly after: string;
  /** Whether it is in a pipe table, whose cells end at each bar. */
  readonly inTable: boolean;
  readonly inLink: boolean;
}

/** Writes runs as Markdown of one paragraph: GitHub's, with HTML for styles that it has no marks for. Plain text stays plain. */
export function runsToMarkdown(runs: readonly TextRun[], inTable: boolean = false): string {
  return nodesToMarkdown(toInlineTree(runs), { before: "", after: "", inTable, inLink: false });
}

function nodesToMarkdown(nodes: readonly InlineNode[], place: Place): string {
  return nodes
    .map((node, at) => {
      const before = nodes[at - 1] === undefined ? place.before : edge(nodes[at - 1]!, -1);
      const after = nodes[at + 1] === undefined ? place.after : edge(nodes[at + 1]!, 0);
      return typeof node === "string"
        ? escapeBetweenMarks(node, place.inLink)
        : elementToMarkdown(node, { ...place, before, after });
    })
    .join("");
}

/** The char of a node that is next to another node; the mark of an element counts as punctuation, like that of emphasis. */
function edge(node: InlineNode, at: 0 | -1): string {
  return typeof node === "string" ? (node.at(at) ?? "") : "*";
}

function elementToMarkdown(element: InlineElement, place: Place): string {
  const { kind, value, children } = element;
  if (kind === "code") return codeToMarkdown(plainOf(children), place.inTable);
  if (kind === "link") {
    const text = nodesToMarkdown(children, { ...place, before: "[", after: "]", inLink: true });
    return isSafeAddress(value) ? `[${text}](${toDestination(value)})` : text;
  }
  const mark = MARKS[kind];
  const marked = mark === undefined ? "" : nodesToMarkdown(children, { ...place, before: mark, after: mark });
  if (mark !== undefined && canMark(marked, place)) return mark + marked + mark;
  const tag = TAGS[kind];
  return `<${tag}>${nodesToMarkdown(children, { ...place, before: ">", after: "<" })}</${tag}>`;
}

const MARKS: Readonly<Partial<Record<InlineElement["kind"], string>>> = { bold: "**", italic: "*", strike: "~~" };

const TAGS: Readonly<Record<Exclude<InlineElement["kind"], "link" | "code">, string>> = {
  mark: "mark",
  underline: "u",
  bold: "strong",
  italic: "em",
  strike: "del",
  sup: "sup",
  sub: "sub",
};

/**
 * Whether marks around a text are parsed as marks (CommonMark 6.2): it must not begin or end with white space, and if it begins or ends
 * with punctuation, no letter may be next to the mark. Next to another mark it is ambiguous which closes which.
 */
function canMark(text: string, { before, after }: Place): boolean {
  if (text === "" || /^\s|\s$/.test(text) || before.endsWith("*") || before.endsWith("~")) return false;
  if (after.startsWith("*") || after.startsWith("~")) return false;
  const opens = !isPunctuation(text[0]!) || isOutside(before);
  return opens && (!isPunctuation(text.at(-1)!) || isOutside(after));
}

function isPunctuation(char: string): boolean {
  return /[\p{P}\p{S}]/u.test(char);
}

function isOutside(char: string): boolean {
  return char === "" || /\s/.test(char) || isPunctuation(char);
}

/** Code that contains backticks is enclosed in more of them; a bar in a table would end its cell, even if escaped. */
function codeToMarkdown(code: string, inTable: boolean): string {
  const text = code.replaceAll("\n", " ");
  if (inTable && text.includes("|")) return `<code>${escapeHtml(text).replaceAll("|", "&#124;")}</code>`;
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  const pad = longest > 0 || /^\s|\s$/.test(text) ? " " : "";
  return ticks + pad + text + pad + ticks;
}

/** An address that spaces or brackets would end is enclosed in angle brackets. */
function toDestination(address: string): string {
  const written = address.replaceAll(/[\n\r\t]/g, "").replaceAll("|", "%7C");
  return /[\s()<>]/.test(written) ? `<${written.replaceAll("<", "%3C").replaceAll(">", "%3E")}>` : written;
}
