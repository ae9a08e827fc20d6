import { EngineError } from "../../../document/errors.ts";
import { type Archive, openArchive } from "../../archive/open-archive.ts";
import { readPicture } from "../../archive/read-picture.ts";
import { parseXml } from "../../xml/parse-xml.ts";
import { childrenOf, type XmlElement } from "../../xml/xml-node.ts";

/**
 * An Office document of XML parts (ECMA-376, part 2): content types identify the parts, relationships connect them.
 * File and folder names have no meaning.
 */
export interface OfficePackage {
  /** The main part, and its content type. */
  readonly main: string;
  readonly mainType: string;
  /** Null if the package has no such part. */
  xml(part: string): Promise<XmlElement | null>;
  bytes(part: string): Promise<Uint8Array | null>;
  /** The image in a part; null if it is too large. */
  picture(part: string): Promise<Uint8Array | null>;
  /** A part too large to be kept in memory, piece by piece. */
  stream(part: string): Promise<AsyncIterable<Uint8Array> | null>;
  relationships(part: string): Promise<ReadonlyMap<string, Relationship>>;
}

export interface Relationship {
  /** The last word of its type: `styles`, `hyperlink`, `image` … */
  readonly type: string;
  /** A part of the package, or an external address. */
  readonly target: string;
  readonly isExternal: boolean;
}

/** @throws {@link EngineError} `damaged_document`, and `unsupported_document` for an archive that is not an Office document */
export async function openPackage(bytes: Uint8Array): Promise<OfficePackage> {
  const archive = await openArchive(bytes);
  const main = [...(await readRelationships(archive, "")).values()].find(({ type }) => type === "officeDocument");
  if (main === undefined) {
    throw new EngineError("unsupported_document", "This is a ZIP archive, and no Office document that is read.");
  }
  return {
    main: main.target,
    mainType: await contentType(archive, main.target),
    xml: (part) => readXml(archive, part),
    bytes: (part) => archive.read(part),
    picture: (part) => readPicture(archive, part),
    stream: (part) => archive.stream(part),
    relationships: (part) => readRelationships(archive, part),
  };
}

async function readXml(archive: Archive, part: string): Promise<XmlElement | null> {
  const bytes = await archive.read(part);
  return bytes === null ? null : parseXml(bytes, part);
}

async function contentType(archive: Archive, part: string): Promise<string> {
  const types = await readXml(archive, "[Content_Types].xml");
  if (types === null) return "";
  const named = childrenOf(types, "ct:Override").find(
    ({ attributes }) => attributes.get("PartName")?.toLowerCase() === `/${part}`.toLowerCase(),
  );
  const ending = part.slice(part.lastIndexOf(".") + 1).toLowerCase();
  const usual = childrenOf(types, "ct:Default").find(
    ({ attributes }) => attributes.get("Extension")?.toLowerCase() === ending,
  );
  return (named ?? usual)?.attributes.get("ContentType") ?? "";
}

async function readRelationships(archive: Archive, part: string): Promise<ReadonlyMap<string, Relationship>> {
  const slash = part.lastIndexOf("/");
  const folder = part.slice(0, slash + 1);
  const root = await readXml(archive, `${folder}_rels/${part.slice(slash + 1)}.rels`);
  const found = new Map<string, Relationship>();
  for (const { attributes } of root === null ? [] : childrenOf(root, "rel:Relationship")) {
    const target = attributes.get("Target") ?? "";
    const isExternal = attributes.get("TargetMode") === "External";
    found.set(attributes.get("Id") ?? "", {
      type: (attributes.get("Type") ?? "").split("/").at(-1)!,
      target: isExternal ? target : resolve(folder, target),
      isExternal,
    });
  }
  return found;
}

/** Resolves a target, which is relative to the folder of its part unless it begins with a slash. */
function resolve(folder: string, target: string): string {
  return new URL(target.replaceAll("\\", "/"), `package:///${folder}`).pathname.slice(1);
}
