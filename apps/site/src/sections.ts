/**
 * The named sections of a Markdown document, each down to the next heading of its level or above.
 *
 * @throws where the document has no such section
 */
export function pickSections(markdown: string, names: readonly string[]): string {
  const lines = markdown.split("\n");
  const headings = headingsOf(lines);
  return names
    .map((name) => {
      const from = headings.find(({ title }) => title === name);
      if (from === undefined) throw new Error(`There is no section "${name}".`);
      const next = headings.find(({ line, level }) => line > from.line && level <= from.level);
      return lines.slice(from.line, next?.line).join("\n").trim();
    })
    .join("\n\n");
}

interface Heading {
  readonly line: number;
  readonly level: number;
  readonly title: string;
}

/** A `#` within a fence is a comment of a shell. */
function headingsOf(lines: readonly string[]): readonly Heading[] {
  let isFenced = false;
  return lines.flatMap((text, line) => {
    if (text.startsWith("```")) isFenced = !isFenced;
    const [, marks, title] = /^(#+) (.+)$/.exec(text) ?? [];
    return isFenced || marks === undefined ? [] : [{ line, level: marks.length, title: title! }];
  });
}
