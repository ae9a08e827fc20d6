import type { TextRun } from "@docsvc/openapi";

/**
 * The content of a list item on the wire is its marker, a space and its text: `- text`, `3. text`, `(a) text`. Printed
 * bullets (`•`, `▪`, glyphs of symbol fonts) all become `-`; numbers and letters stay as printed.
 */

/** Writes the content of a list item; without a printed marker it is a bullet. */
export function joinMarker(marker: string | undefined, text: string): string {
  const printed = marker?.trim() ?? "";
  // The state of a check box is content.
  if (/^[☐☑☒]$/u.test(printed)) return `- ${printed} ${text}`;
  return `${/[\p{L}\p{N}]/u.test(printed) ? printed : "-"} ${text}`;
}

/** Takes the content of a list item apart again. */
export function splitMarker(content: string): { readonly marker: string; readonly text: string } {
  const [, marker = "-", text = ""] = /^(\S+)(?:\s+([^]*))?$/.exec(content) ?? [];
  return { marker, text };
}

/** The runs of a list item's content without its marker, and without what follows that. */
export function takeMarker(runs: readonly TextRun[], following = ""): readonly TextRun[] {
  const [first, ...others] = runs;
  if (first === undefined) return runs;
  const text = first.text.replace(/^\S+\s*/, "");
  const rest = text === "" ? others : [{ ...first, text }, ...others];
  const [head, ...tail] = rest;
  return head?.text.startsWith(following) ? [{ ...head, text: head.text.slice(following.length) }, ...tail] : rest;
}
