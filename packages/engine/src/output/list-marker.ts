/**
 * The content of a list item on the wire is its marker, a space and its text: `- text`, `3. text`, `(a) text`. Printed
 * bullets (`•`, `▪`, glyphs of symbol fonts) all become `-`; numbers and letters stay as printed.
 */

/** Writes the content of a list item; without a printed marker it is a bullet. */
export function joinMarker(marker: string | undefined, text: string): string {
  const printed = marker?.trim() ?? "";
  return `${/[\p{L}\p{N}]/u.test(printed) ? printed : "-"} ${text}`;
}

/** Takes the content of a list item apart again. */
export function splitMarker(content: string): { readonly marker: string; readonly text: string } {
  const [, marker = "-", text = ""] = /^(\S+)(?:\s+([^]*))?$/.exec(content) ?? [];
  return { marker, text };
}
