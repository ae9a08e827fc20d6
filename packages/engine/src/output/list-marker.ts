import type { TextRun } from "@docsvc/openapi";

/**
 * The content of a list item in a result is its marker, a space and its text: `- text`, `3. text`, `(a) text`. Printed
 * bullets (`•`, `▪`, glyphs of symbol fonts) all become `-`; numbers and letters stay as printed.
 */

/** Writes the content of a list item; without a printed marker the marker is a bullet. */
export function joinMarker(marker: string | undefined, text: string): string {
  const printed = marker?.trim() ?? "";
  // The state of a check box is content.
  if (/^[☐☑☒]$/u.test(printed)) return `- ${printed} ${text}`;
  return `${/[\p{L}\p{N}]/u.test(printed) ? printed : "-"} ${text}`;
}

/** Splits the content of a list item into marker and text. */
export function splitMarker(content: string): { readonly marker: string; readonly text: string } {
  const [, marker = "-", text = ""] = /^(\S+)(?:\s+([^]*))?$/.exec(content) ?? [];
  return { marker, text };
}

/** The runs of a list item's content without its marker and the given text after it. */
export function takeMarker(runs: readonly TextRun[], following = ""): readonly TextRun[] {
  const [first, ...others] = runs;
  if (first === undefined) return runs;
  const text = first.text.replace(/^\S+\s*/, "");
  const rest = text === "" ? others : [{ ...first, text }, ...others];
  const [head, ...tail] = rest;
  return head?.text.startsWith(following) ? [{ ...head, text: head.text.slice(following.length) }, ...tail] : rest;
}
