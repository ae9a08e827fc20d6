import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { EngineError } from "../../../document/errors.ts";
import type { Markup, MarkupBlock } from "../../../markup/markup.ts";
import type { MarkupOptions } from "../markup-readers.ts";
import { decodeText } from "../text/decode-text.ts";
import { HtmlNotes, type NoteCounter } from "./html-notes.ts";
import { HtmlWalk } from "./html-walk.ts";
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

/** Blocks of a page or of a piece of one. */
export function htmlBlocks(
  html: string,
  { include = [] }: Pick<MarkupOptions, "include">,
  notes: NoteCounter = { count: 0 },
): MarkupBlock[] {
  const root = parse(html);
  refuseDeep(root);
  return new HtmlWalk(root, new Set(include), new HtmlNotes(root, notes)).blocks();
}

/** Pages of people's reach some 60; what goes over them has a stack of some thousands. */
const DEEPEST = 500;

function refuseDeep(root: DefaultTreeAdapterTypes.ParentNode): void {
  let level: readonly DefaultTreeAdapterTypes.ParentNode[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) {
      const message = `This page nests its elements more than ${DEEPEST} deep; save it as PDF and use that.`;
      throw new EngineError("damaged_document", message);
    }
    level = level.flatMap(({ childNodes }) => childNodes.filter((child) => "childNodes" in child));
  }
}

/** Where pages declare their encoding (HTML Standard, 13.2.3.2: the first 1,024 bytes). */
const PRESCAN = 1024;

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(PRESCAN, bytes.length)).toString("latin1");
  return (
    /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head) ?? /<\?xml[^>]+encoding=["']([\w:.-]+)/.exec(head)
  )?.[1];
}
