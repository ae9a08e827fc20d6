import type { TextRun } from "@docsvc/openapi";
import { escapeHtml } from "../escape-html.ts";
import { isSafeAddress } from "./address.ts";
import { type InlineElement, type InlineNode, toInlineTree } from "./inline-tree.ts";

const TAGS: Readonly<Record<Exclude<InlineElement["kind"], "link">, string>> = {
  mark: "mark",
  underline: "u",
  bold: "strong",
  italic: "em",
  strike: "s",
  sup: "sup",
  sub: "sub",
  code: "code",
};

/** Writes runs as the HTML inside one paragraph. */
export function runsToHtml(runs: readonly TextRun[]): string {
  return nodesToHtml(toInlineTree(runs));
}

function nodesToHtml(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? escapeHtml(node) : elementToHtml(node))).join("");
}

function elementToHtml({ kind, value, children }: InlineElement): string {
  const inner = nodesToHtml(children);
  if (kind === "link") return isSafeAddress(value) ? `<a href="${escapeHtml(value)}">${inner}</a>` : inner;
  return `<${TAGS[kind]}>${inner}</${TAGS[kind]}>`;
}
