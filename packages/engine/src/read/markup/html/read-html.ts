import { picturesAt } from "../../../markup-layout/block-images.ts";
import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { decodeText } from "../text/decode-text.ts";
import { sheetsOf } from "./cascade.ts";
import { hiddenByStyle } from "./hidden-by-style.ts";
import { stylesOfElements } from "./inline-style.ts";
import { HtmlNotes } from "./html-notes.ts";
import { HtmlWalk } from "./html-walk.ts";
import { parsePage } from "./parse-page.ts";
import { xhtmlToHtml } from "./xhtml-to-html.ts";
import { printableHtml } from "./printable-html.ts";

/** Reads a web page: its visible content, without running scripts or fetching anything. */
export function readHtml(bytes: Uint8Array, options: MarkupOptions): Markup {
  const text = readHtmlText(bytes);
  return {
    parts: [{ kind: "flow", blocks: htmlBlocks(text, options) }],
    warnings: [],
    printable: { program: "Chromium", html: () => printableHtml([text]) },
  };
}

/** Decodes the text of a page with its declared encoding, as HTML. */
export function readHtmlText(bytes: Uint8Array): string {
  return xhtmlToHtml(decodeText(bytes, declaredEncoding(bytes)));
}

/** Blocks of a page or of a piece of one. */
export function htmlBlocks(html: string, options: HtmlOptions): MarkupBlock[] {
  return htmlPages([{ html, sheets: [] }], options).flat();
}

export interface HtmlOptions extends Pick<MarkupOptions, "include" | "images"> {
  /** Number of an external image by its address. @defaultValue there is none */
  readonly imageAt?: ((address: string, page: URL | undefined) => number | undefined) | undefined;
}

/** A page of a book. */
export interface HtmlFile {
  readonly html: string;
  readonly address?: URL;
  /** Texts of the style sheets that it links to. */
  readonly sheets: readonly string[];
}

/** Blocks of each page; notes are numbered across pages, and may be on another page than their reference. */
export function htmlPages(
  files: readonly HtmlFile[],
  { include = [], images, imageAt }: HtmlOptions,
): readonly MarkupBlock[][] {
  const pages = files.map((file) => ({ ...file, root: parsePage(file.html) }));
  const notes = new HtmlNotes(pages);
  const ownImage = picturesAt(images, (address) => Promise.resolve(bytesOfAddress(address)));
  return pages.map(({ root, sheets, address: page }) => {
    const all = [...sheets, ...sheetsOf(root)];
    const [hides, styles] = [hiddenByStyle(all), stylesOfElements(all)];
    const imageOf = (address: string): number | undefined =>
      /^data:/i.test(address) ? ownImage(address) : imageAt?.(address, page);
    return new HtmlWalk(root, { include: new Set(include), notes, hides, styles, imageOf }).blocks();
  });
}

/** Decodes an image embedded in a data URL (RFC 2397). */
function bytesOfAddress(address: string): Uint8Array | null {
  const [, isBase64, data] = /^data:[^,]*?(;\s*base64)?\s*,(.*)$/is.exec(address) ?? [];
  return isBase64 === undefined || data === undefined ? null : Buffer.from(data, "base64");
}

/** Number of bytes in which pages declare their encoding (HTML Standard, 13.2.3.2: the first 1,024 bytes). */
const PRESCAN = 1024;

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(PRESCAN, bytes.length)).toString("latin1");
  return (
    /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head) ?? /<\?xml[^>]+encoding=["']([\w:.-]+)/.exec(head)
  )?.[1];
}
