import type { PageInspector, PageStage, StageName } from "./stage.ts";
import { recordPages } from "./record-pages.ts";
import { drawFindings, type InspectionTarget, writeInspection } from "./write-inspection.ts";

export { type Finding, findingsOfEdit, findingsOfExtract, findingsOfSplit } from "./findings.ts";
export { drawFindings };
export type { InspectionTarget, PageInspector, PageStage, StageName };

/** An inspected parse: pass `inspect` to it, and call `write` for the images when it is done. */
export interface Inspection {
  readonly inspect: PageInspector;
  /**
   * Writes what was recorded so far.
   *
   * @param bytes - the same document
   * @returns path of the page to open first
   * @throws {@link EngineError} if the document cannot be opened
   */
  readonly write: (bytes: Uint8Array, target: InspectionTarget) => Promise<string>;
}

/** Starts the inspection of one document; the recording takes about 1 MB a page (0.8 measured on the paper). */
export function openInspection(): Inspection {
  const { inspect, pages } = recordPages();
  return { inspect, write: (bytes, target) => writeInspection(bytes, pages(), target) };
}
