import type { FormattingInclude } from "@docsvc/openapi";
import type { MarkupBlock, MarkupFigure } from "../../../markup-layout/markup.ts";
import type { OfficePackage, Relationship } from "../ooxml/open-package.ts";
import type { XmlElement } from "../../xml/xml-node.ts";
import type { Numbering } from "./numbering.ts";
import type { Styles } from "./styles.ts";

/** What the parts of a Word document share while its text is read. */
export interface WordDocument {
  readonly styles: Styles;
  readonly numbering: Numbering;
  /** Of the part that is read: the body, a header, the notes. */
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** Numbers of the pictures that parts are. */
  readonly imageOf: (part: string | undefined) => number | undefined;
  /** Notes and comments by their ids. */
  readonly footnotes: WordNotes;
  readonly endnotes: WordNotes;
  readonly comments: WordNotes;
  /** Charts by the part that holds them. */
  readonly charts: ReadonlyMap<string, MarkupFigure>;
  /** What other documents that the file holds say where it shows them (`altChunk`), by their parts. */
  readonly chunks: ReadonlyMap<string, readonly MarkupBlock[]>;
  readonly include: ReadonlySet<FormattingInclude>;
}

/** Notes of a part, by their ids; what they refer to is of their part. */
export interface WordNotes extends Pick<WordDocument, "relationships"> {
  readonly byId: ReadonlyMap<string, XmlElement>;
}

/** A part of the package with what it refers to. */
export async function readPart(
  file: OfficePackage,
  type: string,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<XmlElement | null> {
  for (const relationship of relationships.values()) {
    if (relationship.type === type && !relationship.isExternal) return file.xml(relationship.target);
  }
  return null;
}
