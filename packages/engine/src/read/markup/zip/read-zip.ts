import type { Markup } from "../../../markup/markup.ts";
import { openArchive } from "../../archive/open-archive.ts";
import { readEpub } from "../epub/read-epub.ts";
import type { MarkupOptions, MarkupReader } from "../markup-reader.ts";
import { readOffice } from "../ooxml/read-office.ts";
import { readOdp } from "../opendocument/read-odp.ts";
import { readOdt } from "../opendocument/read-odt.ts";
import { readOds } from "../sheet/read-ods.ts";

const OPEN_DOCUMENT = "application/vnd.oasis.opendocument.";
const READERS: readonly (readonly [type: string, read: MarkupReader])[] = [
  ["application/epub+zip", readEpub],
  [`${OPEN_DOCUMENT}text`, readOdt],
  [`${OPEN_DOCUMENT}spreadsheet`, readOds],
  [`${OPEN_DOCUMENT}presentation`, readOdp],
];

/**
 * Reads an archive whose first bytes do not say what it is: books and OpenDocument files that were packed again by a
 * program that packs their type like any other file, or not at all.
 */
export async function readZip(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const archive = await openArchive(bytes);
  const type = new TextDecoder().decode((await archive.read("mimetype")) ?? new Uint8Array()).trim();
  const [, read] = READERS.find(([known]) => type.startsWith(known)) ?? [];
  if (read !== undefined) return await read(bytes, options);
  const isBook = (await archive.read("META-INF/container.xml")) !== null;
  return await (isBook ? readEpub : readOffice)(bytes, options);
}
