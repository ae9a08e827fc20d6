import type { Drawing } from "./svg.ts";

/** A part of the report with its plots. */
export interface Section {
  readonly markdown: string;
  readonly charts: readonly { readonly name: string; readonly drawing: Drawing }[];
}
