import type { Markup } from "../../markup/markup.ts";
import { EngineError } from "../../document/errors.ts";
import { detectKind, type DocumentKind } from "../detect.ts";
import type { MarkupOptions, MarkupReader } from "./markup-reader.ts";

/** Readers of the formats whose files tell their structure; each is loaded when its first document comes. */
const READERS: Partial<Record<DocumentKind, () => Promise<MarkupReader>>> = {
  docx: async () => (await import("./ooxml/read-office.ts")).readOffice,
  pptx: async () => (await import("./ooxml/read-office.ts")).readOffice,
  epub: async () => (await import("./epub/read-epub.ts")).readEpub,
  eml: async () => (await import("./mail/read-mail.ts")).readMail,
  mbox: async () => (await import("./mail/read-mail.ts")).readMailbox,
  zip: async () => (await import("./zip/read-zip.ts")).readZip,
  xlsx: async () => (await import("./ooxml/read-office.ts")).readOffice,
  xls: async () =>
    (await import("./locked/read-locked.ts")).unlocking((await import("./sheet/read-sheets.ts")).readSheets),
  doc: async () => (await import("./legacy/read-legacy.ts")).readDoc,
  ppt: async () => (await import("./legacy/read-legacy.ts")).readPpt,
  odp: async () => (await import("./opendocument/read-odp.ts")).readOdp,
  msg: async () => (await import("./mail/read-msg.ts")).readMsg,
  tnef: async () => (await import("./mail/read-tnef.ts")).readTnef,
  locked: async () => (await import("./locked/read-locked.ts")).readLocked(markupReader),
  rights: async () => (await import("./locked/read-locked.ts")).refuseRights,
  ods: async () => (await import("./sheet/read-ods.ts")).readOds,
  odt: async () => (await import("./opendocument/read-odt.ts")).readOdt,
  rtf: async () => (await import("./rtf/read-rtf.ts")).readRtf,
  html: async () => (await import("./html/read-html.ts")).readHtml,
  markdown: async () => (await import("./markdown/read-markdown.ts")).readMarkdown,
  csv: async () => (await import("./csv/read-csv.ts")).readCsv,
  xml: async () => (await import("./xml/read-xml.ts")).readXml,
  text: async () => (await import("./text/read-text.ts")).readText,
};

/** The reader of a format; undefined for those that are made of pages, and those that are not read. */
export function markupReader(kind: DocumentKind): (() => Promise<MarkupReader>) | undefined {
  return READERS[kind];
}

/** Documents inside of documents deeper than this are left out. */
const DEEPEST_INSIDE = 3;

/** Reads a document that is in another one as a part of it; null where it is of a format without structure, or damaged. */
export function readerInside(options: MarkupOptions, depth: number = 1): (bytes: Uint8Array) => Promise<Markup | null> {
  return async (bytes) => {
    const load = depth > DEEPEST_INSIDE ? undefined : markupReader(detectKind(bytes));
    if (load === undefined) return null;
    try {
      return await (
        await load()
      )(bytes, { ...options, readInside: readerInside(options, depth + 1) });
    } catch (error) {
      if (options.signal?.aborted === true || !EngineError.isInstance(error)) throw error;
      return null;
    }
  };
}
