/** The parts of an Office file by their names. */
export type Parts = Map<string, Uint8Array>;

/** An Office file while it is edited. */
export interface OfficeEditing {
  readonly format: "docx" | "xlsx" | "pptx" | "odt" | "ods" | "odp";
  readonly parts: Parts;
  /** Words that must be nowhere in the file as written. */
  readonly secrets: Set<string>;
  /** Objects of other programs were taken out. */
  hasDroppedObjects: boolean;
}

/** Parts that people read and write: where text is replaced and filled. */
export const CONTENT_PART: RegExp =
  /^(?:word\/(?:document|header\d*|footer\d*|footnotes|endnotes)|ppt\/(?:slides|notesSlides)\/[^/]+|xl\/sharedStrings|xl\/worksheets\/[^/]+|(?:content-\d+\/)?content|styles)\.xml$/u;
export const XML_PART: RegExp = /\.(?:xml|rels|vml)$/u;
