/**
 * Terms of this folder. A stage is what one step of understanding made of a page; an inspector is called with each, in order:
 * chars → words → edges → regions → lines → cells → drafts, page by page, and blocks when the whole document is named.
 * A mark is one box of a stage with what is known of it; a layer is the marks of one stage on one page.
 */
import type { Page } from "../document/document.ts";
import type { LaidOutPage } from "../page/page-block.ts";
import type { LayoutStage } from "../page/page-stage.ts";
import type { RawPage } from "../read/raw/raw-page.ts";

/**
 * What one step made of one page: the step's own values, not to be changed and not to be kept beyond the call.
 *
 * They are for looking at, and follow the engine's inside: any version may change them.
 */
export type PageStage =
  | LayoutStage
  | { readonly stage: "chars"; readonly page: RawPage }
  | { readonly stage: "drafts"; readonly page: LaidOutPage }
  | { readonly stage: "blocks"; readonly page: Page };

export type StageName = PageStage["stage"];

/** What is drawn over a page: the stages of a parse, or what an operation found on it. */
export type LayerName = StageName | "found";

/** Is called with each stage of each page, once. */
export type PageInspector = (stage: PageStage) => void;

/** All stages, in the order in which they come. */
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
