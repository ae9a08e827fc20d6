import type { PlacedBlock, StudioDocument } from "../document/document.ts";

/** Headers, footers and page numbers, which are not part of the body. */
const FURNITURE: ReadonlySet<string> = new Set(["Header", "Footer", "Page Number"]);

/** The blocks of a document as a complete HTML page. Text is escaped; only tables are included as the service wrote them. */
export function toHtml({ name, blocks }: Pick<StudioDocument, "name" | "blocks">): string {
  const parts: string[] = [];
  let inList = false;
  for (const block of blocks) {
    if (FURNITURE.has(block.type)) continue;
    const isItem = block.type === "List Item";
    if (isItem !== inList) parts.push(isItem ? "<ul>" : "</ul>");
    inList = isItem;
    parts.push(toElement(block));
  }
  if (inList) parts.push("</ul>");
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${escapeHtml(name)}</title>\n${parts.join("\n")}\n</html>\n`;
}

function toElement(block: PlacedBlock): string {
  const { type, content, level = 1, metadata, chart } = block;
  if (type === "Title") return `<h1>${escapeHtml(content)}</h1>`;
  if (type === "Section Header") {
    return `<h${Math.min(6, level + 1)}>${escapeHtml(content)}</h${Math.min(6, level + 1)}>`;
  }
  if (type === "List Item") return `<li>${escapeHtml(content.replace(/^[-*•]\s+/, ""))}</li>`;
  if (chart !== undefined) return chartToHtml(content);
  if (type === "Figure") return `<figure><figcaption>${escapeHtml(content)}</figcaption></figure>`;
  if (type === "Table") return tableToHtml(content);
  if (metadata?.preformatted === true) return `<pre><code>${escapeHtml(content)}</code></pre>`;
  return `<p>${escapeHtml(content).replaceAll("\n", "<br>")}</p>`;
}

/** Titles and notes of the chart, a blank line, and its table. */
function chartToHtml(content: string): string {
  const gap = content.indexOf("\n\n");
  const [head, table] = gap < 0 ? ["", content] : [content.slice(0, gap), content.slice(gap + 2)];
  const caption = head === "" ? "" : `<figcaption>${escapeHtml(head)}</figcaption>\n`;
  return `<figure>${caption}${tableToHtml(table)}</figure>`;
}

function tableToHtml(content: string): string {
  if (/^\s*<table[\s>]/i.test(content)) return content;
  const rows = content.split("\n").filter((line) => line.startsWith("|"));
  if (rows.length < 2) return `<pre>${escapeHtml(content)}</pre>`;
  const cells = rows.map((row) =>
    row
      .slice(1)
      .replace(/\|\s*$/, "")
      .split(/(?<!\\)\|/),
  );
  const [head, , ...body] = cells;
  const line = (row: readonly string[], tag: "th" | "td"): string =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell.trim().replaceAll(/\\\||&#124;/g, "|"))}</${tag}>`).join("")}</tr>`;
  return `<table>\n<thead>${line(head!, "th")}</thead>\n<tbody>\n${body.map((row) => line(row, "td")).join("\n")}\n</tbody>\n</table>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
