/** Converts pipe tables to HTML; an empty header row, which Markdown requires, is not a row of the table. */
export function tablesToHtml(markdown: string): string {
  return markdown.replaceAll(/^\|.*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|.*\|[ \t]*)*/gm, (table) => {
    const [head, , ...body] = table.split("\n").map((row) =>
      row
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
    const rows = head!.every((cell) => cell === "") ? body : [head!, ...body];
    return `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell.replaceAll(/\\(?=[^\w\s])/g, "")}</td>`).join("")}</tr>`).join("")}</table>`;
  });
}
