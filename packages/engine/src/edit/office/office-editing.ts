/** The parts of an Office file by name. */
export type Parts = Map<string, Uint8Array>;

/** An Office file during an edit. */
export interface OfficeEditing {
  readonly format: "docx" | "xlsx" | "pptx" | "odt" | "ods" | "odp";
  readonly parts: Parts;
  /** Words that must not be anywhere in the written file. */
  readonly secrets: Set<string>;
  /** Objects of other programs were removed. */
  hasDroppedObjects: boolean;
}

/** Parts with visible text, in which text is replaced and filled. */
export const CONTENT_PART: RegExp =
  /^(?:word\/(?:document|header\d*|footer\d*|footnotes|endnotes)|ppt\/(?:slides|notesSlides)\/[^/]+|xl\/sharedStrings|xl\/worksheets\/[^/]+|(?:content-\d+\/)?content|styles)\.xml$/u;
export const XML_PART: RegExp = /\.(?:xml|rels|vml|svg|rdf)$/u;
