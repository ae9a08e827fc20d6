import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import { EngineError } from "../../../document/errors.ts";
import { damagedLegacy, openCompound } from "./compound-streams.ts";
import { docBlocks } from "./doc-blocks.ts";
import { type DocParagraph, paragraphTraits } from "./doc-paragraphs.ts";
import { readPieces } from "./doc-pieces.ts";

/** Magic number of Word 97 and later files, and their minimum version ([MS-DOC], 2.5.2). */
const IDENTITY = 0xa5_ec;
const MIN_VERSION = 0xc1;
const IS_ENCRYPTED = 0x0100;
const HAS_SECOND_TABLE = 0x0200;

/** Offsets in the header of the length of each story ([MS-DOC], 2.5.4): text, notes, headers, comments, endnotes, text boxes. */
const STORIES = [
  { name: "text", at: 0x4c },
  { name: "notes", at: 0x50 },
  { name: "headers", at: 0x54 },
  { name: "macros", at: 0x58 },
  { name: "comments", at: 0x5c },
  { name: "end notes", at: 0x60 },
  { name: "boxes", at: 0x64 },
] as const;
const READ: ReadonlySet<string> = new Set(["text", "notes", "end notes", "boxes"]);

/**
 * Reads a Word 97–2003 document without LibreOffice: paragraphs, headings, list items and tables, then notes and text boxes.
 * Images and direct formatting are ignored.
 *
 * @throws EngineError `damaged_document`, `password_required`, `unsupported_document` for Word 95 and earlier
 */
export function readDocText(bytes: Uint8Array): Markup {
  const stream = openCompound(bytes);
  const main = stream("WordDocument");
  if (main === undefined || main.length < 0x1aa || main.readUInt16LE(0) !== IDENTITY) throw damagedLegacy();
  const flags = main.readUInt16LE(0x0a);
  if ((flags & IS_ENCRYPTED) !== 0) {
    throw new EngineError(
      "password_required",
      "This Word document is locked with a password; give it as settings.document_password.",
    );
  }
  if (main.readUInt16LE(2) < MIN_VERSION) {
    throw new EngineError(
      "unsupported_document",
      "This is a document of Word 95 or before, which is read with LibreOffice alone; save it as DOCX and use that.",
    );
  }
  const table = stream((flags & HAS_SECOND_TABLE) === 0 ? "0Table" : "1Table");
  if (table === undefined) throw damagedLegacy();
  try {
    const { text, offsetOf } = readPieces(main, table);
    const traitsOf = paragraphTraits(main, table);
    const blocks: MarkupBlock[] = [];
    let from = 0;
    for (const { name, at } of STORIES) {
      const to = from + Math.max(0, main.readInt32LE(at));
      if (READ.has(name)) blocks.push(...docBlocks(paragraphsOf(text, from, to, (end) => traitsOf(offsetOf(end)))));
      from = to;
    }
    return { parts: [{ kind: "flow", blocks }], warnings: [] };
  } catch (cause) {
    if (EngineError.isInstance(cause)) throw cause;
    throw damagedLegacy(cause);
  }
}

/** Splits the text into paragraphs; the paragraph or cell mark belongs to the paragraph that it ends. */
function paragraphsOf(
  text: string,
  from: number,
  to: number,
  traitsAt: (end: number) => Omit<DocParagraph, "text" | "ending">,
): readonly DocParagraph[] {
  const paragraphs: DocParagraph[] = [];
  let start = from;
  for (let at = from; at < Math.min(to, text.length); at += 1) {
    const char = text[at]!;
    if (char !== "\r" && char !== "\x07" && char !== "\f") continue;
    const ending = char === "\x07" ? "cell" : char === "\f" ? "page" : "paragraph";
    paragraphs.push({ text: text.slice(start, at), ending, ...traitsAt(at) });
    start = at + 1;
  }
  if (start < to) {
    paragraphs.push({ text: text.slice(start, to), ending: "paragraph", ...traitsAt(Math.max(0, to - 1)) });
  }
  return paragraphs;
}
