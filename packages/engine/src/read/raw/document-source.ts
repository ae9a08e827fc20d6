import type { Raster } from "./raster.ts";
import type { OutlineEntry, Warning } from "../../document/document.ts";
import type { RawPage } from "./raw-page.ts";
import type { Box } from "../../geometry/box.ts";

/** A structured file that travels inside a document. */
export interface AttachedFile {
  readonly name: string;
  readonly text: string;
}

/** An open document of any format that is made of pages. */
export interface DocumentSource extends AsyncDisposable {
  readonly pageCount: number;
  readonly outline: readonly OutlineEntry[];
  /** What the file holds besides its pages, and is not read. */
  readonly warnings: readonly Warning[];
  /** How many pages broke the reader so far; each was given as null. */
  readonly brokenPages: number;
  /** What the sizes of its pages are given in; `px` only for pictures. */
  readonly unit: "pt" | "px";
  /** The XML files inside the document; null where they cannot be read. Absent where the format holds none. */
  attachments?(): Promise<readonly AttachedFile[] | null>;
  /** Null where the page cannot be read. @param number - 1-based */
  readPage(number: number): Promise<RawPage | null>;
  /** Draws a part of a page in shades of grey; null where it cannot be drawn. */
  renderRegion(number: number, region: Box, pixelsPerPoint: number): Promise<Raster | null>;
  /** Pixels a point of a page with the unit `px`; 1 for every other one. */
  pixelsPerPoint(number: number): number;
}
