/** Replaces line breaks and the white space around them; few texts have any. */
export function replaceBreaks(text: string, by: string): string {
  return text.includes("\n") ? text.replaceAll(/\s*\n\s*/g, by) : text;
}
