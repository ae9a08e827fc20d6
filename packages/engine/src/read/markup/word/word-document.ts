import type { FormattingInclude } from "@docsvc/openapi";
import type { MarkupBlock, MarkupFigure } from "../../../markup-layout/markup.ts";
import type { OfficePackage, Relationship } from "../ooxml/open-package.ts";
import type { XmlElement } from "../../xml/xml-node.ts";
import type { Numbering } from "./numbering.ts";
import type { Styles } from "./styles.ts";

/** Data that the parts of a Word document share while its text is read. */
export interface WordDocument {
  readonly styles: Styles;
  readonly numbering: Numbering;
  /** Relationships of the current part: the body, a header, the notes. */
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** Returns the number of the image in a part. */
  readonly imageOf: (part: string | undefined) => number | undefined;
  /** Notes and comments by their ids. */
  readonly footnotes: WordNotes;
  readonly endnotes: WordNotes;
  readonly comments: WordNotes;
  /** Charts by the part that holds them. */
  readonly charts: ReadonlyMap<string, MarkupFigure>;
  /** Content of embedded documents that the file shows (`altChunk`), by part. */
  readonly chunks: ReadonlyMap<string, readonly MarkupBlock[]>;
  readonly include: ReadonlySet<FormattingInclude>;
}

/** Notes of a part by id; their relationships are those of their part. */
export interface WordNotes extends Pick<WordDocument, "relationships"> {
  readonly byId: ReadonlyMap<string, XmlElement>;
}

/** Reads a part of the package with its relationships. */
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
