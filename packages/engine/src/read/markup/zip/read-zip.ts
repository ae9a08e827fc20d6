import { EngineError } from "../../../document/errors.ts";
import type { Warning } from "../../../document/document.ts";
import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import { type Archive, openArchive } from "../../archive/open-archive.ts";
import { readEpub } from "../epub/read-epub.ts";
import type { MarkupOptions, MarkupReader } from "../markup-reader.ts";
import { readOffice } from "../ooxml/read-office.ts";
import { readOdp } from "../opendocument/read-odp.ts";
import { readOdt } from "../opendocument/read-odt.ts";
import { readOds } from "../spreadsheet/read-ods.ts";

const OPEN_DOCUMENT = "application/vnd.oasis.opendocument.";
const READERS: readonly (readonly [type: string, read: MarkupReader])[] = [
  ["application/epub+zip", readEpub],
  [`${OPEN_DOCUMENT}text`, readOdt],
  [`${OPEN_DOCUMENT}spreadsheet`, readOds],
  [`${OPEN_DOCUMENT}presentation`, readOdp],
  [`${OPEN_DOCUMENT}graphics`, readOdp],
];

/** Limit on the files of an archive that are read, and on their unpacked bytes. */
const MAX_FILES = 1000;
const MAX_BYTES = 200_000_000;

/**
 * Reads an archive that its first bytes do not identify: books and Office files repacked by a program that
 * compresses their type file like any other, or leaves it out; and archives of documents, which are listed, each passed to
 * `onAttached`.
 *
 * @throws EngineError `damaged_document`, `unsupported_document` for an archive without files
 */
export async function readZip(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const archive = await openArchive(bytes);
  const type = new TextDecoder().decode((await archive.read("mimetype")) ?? new Uint8Array()).trim();
  const [, read] = READERS.find(([known]) => type.startsWith(known)) ?? [];
  if (read !== undefined) return await read(bytes, options);
  if (archive.size("META-INF/container.xml") !== undefined) return await readEpub(bytes, options);
  if (archive.size("_rels/.rels") !== undefined) return await readOffice(bytes, options);
  return await readFiles(archive, options);
}

async function readFiles(archive: Archive, { onAttached }: MarkupOptions): Promise<Markup> {
  const names = archive.names.filter(isDocument);
  if (names.length === 0) {
    throw new EngineError(
      "unsupported_document",
      "This is a ZIP archive without files; pack the documents and use that.",
    );
  }
  const blocks: MarkupBlock[] = [];
  let left = MAX_BYTES;
  let leftOut = 0;
  let damaged = 0;
  for (const [index, name] of names.entries()) {
    const size = archive.size(name) ?? 0;
    if (index >= MAX_FILES || size > left) {
      leftOut += 1;
      continue;
    }
    left -= size;
    blocks.push({ type: "Key Value", text: `File: ${name} (${size} bytes)` });
    if (onAttached === undefined) continue;
    try {
      onAttached({ name, bytes: (await archive.read(name)) ?? new Uint8Array() });
    } catch (error) {
      if (!EngineError.isInstance(error)) throw error;
      damaged += 1;
    }
  }
  return { parts: [{ kind: "flow", blocks }], warnings: [...warnOfLeftOut(leftOut), ...warnOfDamaged(damaged)] };
}

/** Excludes folders, and files that operating systems add. */
function isDocument(name: string): boolean {
  return !name.endsWith("/") && !/(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$|^__MACOSX\//i.test(name);
}

function warnOfLeftOut(count: number): readonly Warning[] {
  if (count === 0) return [];
  const message = `${count} files of this archive are left out: ${MAX_FILES} files of ${MAX_BYTES / 1e6} MB in all are read. Split it into several.`;
  return [{ code: "archive_files_left_out", message }];
}

function warnOfDamaged(count: number): readonly Warning[] {
  if (count === 0) return [];
  const message = `${count} files of this archive are damaged or locked with a password, and are not read.`;
  return [{ code: "archive_files_not_read", message }];
}
