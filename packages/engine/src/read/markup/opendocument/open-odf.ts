import { EngineError } from "../../../document/errors.ts";
import { type Archive, openArchive } from "../../archive/open-archive.ts";
import { parseXml } from "../../xml/parse-xml.ts";
import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import { unlockOdf } from "../locked/unlock-odf.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { type OdfImages, odfImages } from "./odf-images.ts";
import { type OdfObject, readObjects } from "./odf-objects.ts";

/** An OpenDocument file, as an archive or as a single flat XML file (ODF 1.3, part 2, 3). */
export interface OpenDocumentFile {
  /** The decrypted file. */
  readonly bytes: Uint8Array;
  /** The content of `office:body`: `office:text`, `office:spreadsheet` or `office:presentation`. */
  readonly body: XmlElement;
  /** All elements that define styles, those of the content first. */
  readonly styles: readonly XmlElement[];
  /** Master pages with headers and footers. */
  readonly masters: readonly XmlElement[];
  /** Equations and charts by address. */
  readonly objects: ReadonlyMap<string, OdfObject>;
  /** Number of the image that a `draw:image` shows. */
  readonly imageOf: OdfImages;
}

/** @throws {@link EngineError} `damaged_document`, `document_encrypted`, `password_required`, `password_wrong` */
export async function openOdf(bytes: Uint8Array, { password, images }: MarkupOptions): Promise<OpenDocumentFile> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const open = isArchive ? await unlockOdf(bytes, password) : bytes;
  const archive = isArchive ? await openArchive(open) : null;
  const roots = archive === null ? [parseXml(bytes)] : await rootsOfArchive(archive);
  const body = roots.map((root) => childOf(root, "office:body")).find((found) => found !== undefined);
  const content = body === undefined ? undefined : childrenOf(body)[0];
  if (content === undefined) throw new EngineError("damaged_document", "This OpenDocument file has no content.");
  const all = (name: string): XmlElement[] =>
    roots.flatMap((root) => childrenOf(root, name).flatMap((one) => childrenOf(one)));
  return {
    bytes: open,
    body: content,
    styles: [...all("office:automatic-styles"), ...all("office:styles")],
    masters: all("office:master-styles"),
    objects: archive === null ? new Map() : await readObjects(archive, content),
    imageOf: odfImages(archive, images),
  };
}

async function rootsOfArchive(archive: Archive): Promise<readonly XmlElement[]> {
  const roots: XmlElement[] = [];
  for (const name of ["content.xml", "styles.xml"]) {
    const part = await archive.read(name);
    if (part !== null) roots.push(parseXml(part, name));
  }
  return roots;
}
