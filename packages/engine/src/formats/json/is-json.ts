/** Whether a text begins as JSON does, an object or an array (RFC 8259), or as lines of objects. @param start - of the text */
export function isJson(start: string): boolean {
  return /^\s*(?:\{\s*(?:"(?:[^"\\\n]|\\.){0,300}"\s*:|\}\s*$)|\[\s*(?:[\]{["\d-]|true|false|null))/.test(start);
}
