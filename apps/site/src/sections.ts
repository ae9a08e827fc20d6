/**
 * Returns the named sections of a Markdown document, each up to the next heading of the same or a higher level. Their headings become
 * second-level, so that the page's outline under the title has no gap.
 *
 * @throws if the document has no such section
 */
export function pickSections(markdown: string, names: readonly string[]): string {
  const lines = markdown.split("\n");
  const headings = headingsOf(lines);
  return names
    .map((name) => {
      const from = headings.find(({ title }) => title === name);
      if (from === undefined) throw new Error(`There is no section "${name}".`);
      const next = headings.find(({ line, level }) => line > from.line && level <= from.level);
      const own = headings.filter(({ line }) => line >= from.line && line < (next?.line ?? lines.length));
      const raised = lines.map((text, line) => {
        const level = own.find((heading) => heading.line === line)?.level;
        return level === undefined ? text : text.replace(/^#+/u, "#".repeat(level - from.level + SECTION_LEVEL));
      });
      return raised.slice(from.line, next?.line).join("\n").trim();
    })
    .join("\n\n");
}

/** One level below the title of the page. */
const SECTION_LEVEL = 2;

interface Heading {
  readonly line: number;
  readonly level: number;
  readonly title: string;
}

/** A `#` inside a code fence is a shell comment. */
function headingsOf(lines: readonly string[]): readonly Heading[] {
  let isFenced = false;
  return lines.flatMap((text, line) => {
    if (text.startsWith("```")) isFenced = !isFenced;
    const [, marks, title] = /^(#+) (.+)$/.exec(text) ?? [];
    return isFenced || marks === undefined ? [] : [{ line, level: marks.length, title: title! }];
  });
}
