import type { Raster } from "./raster.ts";
import type { OutlineEntry, Warning } from "../../document/document.ts";
import type { RawPage } from "./raw-page.ts";
import type { Box } from "../../geometry/box.ts";

/** A structured file embedded in a document. */
export interface AttachedFile {
  readonly name: string;
  readonly text: string;
}

/** An open document of any format that consists of pages. */
export interface DocumentSource extends AsyncDisposable {
  readonly pageCount: number;
  readonly outline: readonly OutlineEntry[];
  /** Reports content of the file outside its pages, which is not read. */
  readonly warnings: readonly Warning[];
  /** Number of pages that broke the reader so far; each was returned as null. */
  readonly brokenPages: number;
  /** Unit of its page sizes; `px` only for images. */
  readonly unit: "pt" | "px";
  /** The XML files inside the document; null if they cannot be read. Absent if the format has none. */
  attachments?(): Promise<readonly AttachedFile[] | null>;
  /** Null if the page cannot be read. @param number - 1-based */
  readPage(number: number): Promise<RawPage | null>;
  /** Renders a part of a page in grey levels; null if it cannot be rendered. */
  renderRegion(number: number, region: Box, pixelsPerPoint: number): Promise<Raster | null>;
  /** Pixels per point of a page with the unit `px`; otherwise 1. */
  pixelsPerPoint(number: number): number;
}
