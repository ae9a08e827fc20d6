/** The truth has doubtful texts as plain text; an engine that reads them as headings is not wrong. */
export function withoutDoubt(markdown: string, doubtful: readonly string[]): string {
  const bare = new Set(doubtful.map(bareOf));
  return markdown.replaceAll(/^#+ (.*)$/gm, (line, text: string) => (bare.has(bareOf(text)) ? text : line));
}

function bareOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "");
}
