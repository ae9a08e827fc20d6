/** The truth has doubtful texts as plain ones; an engine that takes them for headings is not wrong. */
export function withoutDoubt(markdown: string, doubtful: readonly string[]): string {
  const bare = new Set(doubtful.map(bareOf));
  return markdown.replaceAll(/^#+ (.*)$/gm, (line, text: string) => (bare.has(bareOf(text)) ? text : line));
}

function bareOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "");
}
