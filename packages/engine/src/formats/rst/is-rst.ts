/**
 * Whether a text has a title under or between lines of one repeated sign of its length, and markup that no other text has: directives, fields, roles.
 * @param start - beginning of the text
 */
export function isRst(start: string): boolean {
  const text = start.replaceAll("\r\n", "\n");
  const hasTitle = /^[^\s=~^"'`#*+_.:-][^\n]{2,}\n([=~^"'`#*+_-])\1{2,}\n/m.test(text);
  return (
    hasTitle &&
    /^\.\. (?:[\w-]+::|_[^:\n]+:|\|[^|\n]+\| [\w-]+::)|:[\w-]+:`[^`\n]+`|``[^`\n]+``|^:\w[\w ]*: \S/m.test(text) &&
    !/^```/m.test(text)
  );
}
