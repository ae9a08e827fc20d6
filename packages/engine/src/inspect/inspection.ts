import type { PageInspector, PageStage, StageName } from "./stage.ts";
import { recordPages } from "./record-pages.ts";
import { drawFindings, type InspectionTarget, writeInspection } from "./write-inspection.ts";

export { type Finding, findingsOfEdit, findingsOfExtract, findingsOfSplit } from "./findings.ts";
export { drawFindings };
export type { InspectionTarget, PageInspector, PageStage, StageName };

/** A parse that is looked at: hand `inspect` to it, and `write` the pictures when it is done. */
export interface Inspection {
  readonly inspect: PageInspector;
  /**
   * Writes what the parse told so far.
   *
   * @param bytes - the same document
   * @returns the page to open first
   * @throws {@link EngineError} if the document cannot be opened
   */
  readonly write: (bytes: Uint8Array, target: InspectionTarget) => Promise<string>;
}

/** Begins to look at one document; what is recorded takes about 1 MB a page (0.8 measured on the paper). */
export function openInspection(): Inspection {
  const { inspect, pages } = recordPages();
  return { inspect, write: (bytes, target) => writeInspection(bytes, pages(), target) };
}
