import type { Markup } from "../../markup-layout/markup.ts";
import { readMarkdown } from "../../read/markup/markdown/read-markdown.ts";
import type { MarkupOptions } from "../../read/markup/markup-reader.ts";
import { decodeText } from "../../read/markup/text/decode-text.ts";

/**
 * Reads plain text in another notation (reStructuredText, Org, AsciiDoc) by converting it to Markdown.
 *
 * @param toMarkdown - converts the lines, given without line ends and with tabs as spaces
 */
export function readAsMarkdown(
  bytes: Uint8Array,
  options: MarkupOptions,
  toMarkdown: (lines: readonly string[]) => readonly string[],
): Markup {
  const lines = decodeText(bytes)
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trimEnd().replaceAll("\t", "        "));
  return readMarkdown(new TextEncoder().encode(toMarkdown(lines).join("\n")), options);
}

/** A fenced code block; the fences are longer than any in the code. */
export function fenced(code: readonly string[], language: string = ""): readonly string[] {
  const longest = Math.max(2, ...code.map((line) => /`+/.exec(line)?.[0].length ?? 0));
  const fence = "`".repeat(longest + 1);
  return ["", `${fence}${language}`, ...code, fence, ""];
}

/** Removes the indentation that all lines share. */
export function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const shared = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(shared));
}
