/** A title between or over lines of one sign as long as it, and what no other text has: directives, fields, roles. @param start - of the text */
export function isRst(start: string): boolean {
  const text = start.replaceAll("\r\n", "\n");
  const hasTitle = /^[^\s=~^"'`#*+_.:-][^\n]{2,}\n([=~^"'`#*+_-])\1{2,}\n/m.test(text);
  return (
    hasTitle &&
    /^\.\. (?:[\w-]+::|_[^:\n]+:|\|[^|\n]+\| [\w-]+::)|:[\w-]+:`[^`\n]+`|``[^`\n]+``|^:\w[\w ]*: \S/m.test(text) &&
    !/^```/m.test(text)
  );
}
