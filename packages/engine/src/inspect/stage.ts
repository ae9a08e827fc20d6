/**
 * Terms of this folder. A stage is the result of one step for a page; an inspector is called with each, in order:
 * chars → words → edges → regions → lines → cells → drafts, page by page, and blocks when the whole document is named.
 * A mark is one box of a stage with its details; a layer is the marks of one stage on one page.
 */
import type { Page } from "../document/document.ts";
import type { LaidOutPage } from "../page/page-block.ts";
import type { LayoutStage } from "../page/page-stage.ts";
import type { RawPage } from "../read/raw/raw-page.ts";

/**
 * The result of one step for one page. The values belong to the step: do not change them, and do not keep them after the call.
 *
 * They are for debugging and follow the engine's internals: any version may change them.
 */
export type PageStage =
  | LayoutStage
  | { readonly stage: "chars"; readonly page: RawPage }
  | { readonly stage: "drafts"; readonly page: LaidOutPage }
  | { readonly stage: "blocks"; readonly page: Page };

export type StageName = PageStage["stage"];

/** A layer drawn over a page: a stage of the parse, or what an operation found on it. */
export type LayerName = StageName | "found";

/** Called once with each stage of each page. */
export type PageInspector = (stage: PageStage) => void;

/** All stages, in the order in which they run. */
export const STAGES: readonly StageName[] = [
  "chars",
  "words",
  "edges",
  "regions",
  "lines",
  "cells",
  "drafts",
  "blocks",
];
