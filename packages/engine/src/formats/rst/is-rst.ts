/** Directives, targets and notes; roles, code and fields; references to notes and links; the borders of simple tables. */
const MARKUP =
  /^\.\. (?:[\w-]+::|_[^:\n]+:|\|[^|\n]+\| [\w-]+::|\[[\w#*-]+\](?:\s|$))|:[\w-]+:`[^`\n]+`|``[^`\n]+``|^:\w[\w ]*: \S|\[\d{1,3}\]_(?!\w)|`[^`<\n]+ <[^>\n]+>`__?(?!\w)|^={2,}(?: +={2,})+$/m;

/**
 * Whether a text has a title under or between lines of one repeated sign of its length, and markup that no other text has: directives, fields, roles.
 * @param start - beginning of the text
 */
export function isRst(start: string): boolean {
  const text = start.replaceAll("\r\n", "\n");
  const hasTitle = /^[^\s=~^"'`#*+_.:-][^\n]{2,}\n([=~^"'`#*+_-])\1{2,}\n/m.test(text);
  return hasTitle && MARKUP.test(text) && !/^```/m.test(text);
}
