import type { Markup, MarkupBlock } from "../../../markup/markup.ts";
import type { MarkupOptions } from "../markup-readers.ts";
import { decodeText } from "../text/decode-text.ts";
import { hiddenByStyle, sheetsOf } from "./hidden-by-style.ts";
import { HtmlNotes, type NoteCounter } from "./html-notes.ts";
import { HtmlWalk } from "./html-walk.ts";
import { parsePage } from "./parse-page.ts";
import { printableHtml } from "./printable-html.ts";

/** Reads a web page: what it shows without running anything or fetching anything. */
export function readHtml(bytes: Uint8Array, options: MarkupOptions): Markup {
  const text = readHtmlText(bytes);
  return {
    parts: [{ kind: "flow", blocks: htmlBlocks(text, options) }],
    warnings: [],
    printable: { program: "Chromium", html: () => printableHtml([text]) },
  };
}

/** The text of a page, in the encoding that it declares. */
export function readHtmlText(bytes: Uint8Array): string {
  return decodeText(bytes, declaredEncoding(bytes));
}

/**
 * Blocks of a page or of a piece of one.
 *
 * @param sheets - texts of style sheets that it links to
 */
export function htmlBlocks(
  html: string,
  { include = [] }: Pick<MarkupOptions, "include">,
  notes: NoteCounter = { count: 0 },
  sheets: readonly string[] = [],
): MarkupBlock[] {
  const root = parsePage(html);
  const hides = hiddenByStyle([...sheets, ...sheetsOf(root)]);
  return new HtmlWalk(root, { include: new Set(include), notes: new HtmlNotes(root, notes), hides }).blocks();
}

/** Where pages declare their encoding (HTML Standard, 13.2.3.2: the first 1,024 bytes). */
const PRESCAN = 1024;

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(PRESCAN, bytes.length)).toString("latin1");
  return (
    /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head) ?? /<\?xml[^>]+encoding=["']([\w:.-]+)/.exec(head)
  )?.[1];
}
