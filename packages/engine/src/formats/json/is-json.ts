/** Whether a text begins like JSON, with an object or an array (RFC 8259), or like lines of objects. @param start - beginning of the text */
export function isJson(start: string): boolean {
  return /^\s*(?:\{\s*(?:"(?:[^"\\\n]|\\.){0,300}"\s*:|\}\s*$)|\[\s*(?:[\]{["\d-]|true|false|null))/.test(start);
}
