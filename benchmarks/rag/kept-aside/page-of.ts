/** Turns the Markdown of the questions that are kept aside into pages: headings, paragraphs, lists and tables. */

/** @returns the body in HTML */
export function bodyOf(markdown: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/u)
    .map((block) => blockOf(block.split("\n")))
    .join("\n");
}

function blockOf(lines: readonly string[]): string {
  const [first = ""] = lines;
  const [, marks, heading] = /^(#{1,3}) (.*)$/u.exec(first) ?? [];
  if (marks !== undefined) return `<h${marks.length}>${escaped(heading!)}</h${marks.length}>`;
  if (first.startsWith("|")) return tableOf(lines);
  if (first.startsWith("- ")) return `<ul>${itemsOf(lines)}</ul>`;
  if (/^\d+\. /u.test(first)) return `<ol>${itemsOf(lines)}</ol>`;
  if (lines.length > 1 && lines.every((line) => FIELD.test(line))) return lines.map(fieldOf).join("\n");
  return `<p>${escaped(lines.join(" "))}</p>`;
}

const FIELD = /^[^:.]{2,40}: \S/u;

function fieldOf(line: string): string {
  return `<div class="field">${escaped(line)}</div>`;
}

function itemsOf(lines: readonly string[]): string {
  return lines.map((line) => `<li>${escaped(line.replace(/^(?:-|\d+\.) /u, ""))}</li>`).join("");
}

function tableOf([header = "", , ...rows]: readonly string[]): string {
  const cellsOf = (line: string, tag: string): string =>
    line
      .split("|")
      .slice(1, -1)
      .map((text) => `<${tag}>${escaped(text.trim())}</${tag}>`)
      .join("");
  const body = rows.map((row) => `<tr>${cellsOf(row, "td")}</tr>`).join("");
  return `<table class="ruled"><tr>${cellsOf(header, "th")}</tr>${body}</table>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
