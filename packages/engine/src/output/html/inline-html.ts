import type { Block } from "@docsvc/openapi";
import { escapeHtml } from "../escape-html.ts";
import { runsToHtml } from "../inline/inline-to-html.ts";
import { replaceBreaks } from "../replace-breaks.ts";

/** The HTML inside a block's element; line breaks of its text are kept. */
export function inlineHtml({ content, runs }: Block): string {
  return replaceBreaks((runs === undefined ? escapeHtml(content) : runsToHtml(runs)).trim(), "<br>\n");
}
