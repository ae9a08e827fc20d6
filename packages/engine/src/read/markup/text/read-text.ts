import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import { printableHtml } from "../html/printable-html.ts";
import { decodeText } from "./decode-text.ts";

/** Reads plain text: blank lines separate paragraphs, form feeds end pages. */
export function readText(bytes: Uint8Array): Markup {
  const text = decodeText(bytes);
  const pages = (): readonly string[] =>
    text.split("\f").map((page) => `<pre>${page.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`);
  return {
    parts: [{ kind: "flow", blocks: textBlocks(text) }],
    warnings: [],
    printable: {
      program: "Chromium",
      html: () => printableHtml(["<style>pre { white-space: pre-wrap }</style>", ...pages()]),
    },
  };
}

/** Paragraphs of a text. */
export function textBlocks(text: string): MarkupBlock[] {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split("\f")
    .flatMap((page, index) =>
      page
        .split(/\n[^\S\n]*\n\s*/u)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== "")
        .map((paragraph, at): MarkupBlock => ({ type: "Text", text: paragraph, breaksPage: index > 0 && at === 0 })),
    );
}
