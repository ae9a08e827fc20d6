/**
 * Scores the headings of Markdown, F1 by their letters and digits.
 *
 * @param truth - headings as `# …`; texts that may or may not be headings as `~ …`
 */
export function headingScore(truth: string): (markdown: string) => number {
  const wanted = new Set(textsOf(truth, /^#+ /));
  const doubtful = new Set(textsOf(truth, /^~ /));
  return (markdown) => {
    const given = new Set(textsOf(markdown, /^#+ /).filter((text) => !doubtful.has(text)));
    const right = [...given].filter((text) => wanted.has(text)).length;
    return wanted.size + given.size === 0 ? 1 : (2 * right) / (wanted.size + given.size);
  };
}

function textsOf(markdown: string, mark: RegExp): readonly string[] {
  return markdown
    .split("\n")
    .flatMap((line) => (mark.test(line) ? [line.toLowerCase().replace(/[^\p{L}\d]+/gu, "")] : []));
}
