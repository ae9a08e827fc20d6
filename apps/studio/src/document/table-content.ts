export interface TableCell {
  readonly text: string;
  readonly isHeader: boolean;
  readonly rowSpan: number;
  readonly colSpan: number;
}

/** The rows of a table's content in HTML or Markdown; undefined if it is neither. Only texts are returned, never markup. */
export function readTable(content: string): readonly (readonly TableCell[])[] | undefined {
  if (/^\s*<table[\s>]/i.test(content)) return readHtml(content);
  const lines = content.split("\n").filter((line) => line.startsWith("|"));
  if (lines.length < 2) return undefined;
  return lines
    .filter((_, at) => at !== 1)
    .map((line, row) =>
      line
        .slice(1)
        .replace(/\|\s*$/, "")
        .split(/(?<!\\)\|/)
        .map((text) => ({
          text: text.trim().replaceAll(/\\\||&#124;/g, "|"),
          isHeader: row === 0,
          rowSpan: 1,
          colSpan: 1,
        })),
    );
}

/** Parsed in a separate document, in which nothing is loaded or run. */
function readHtml(content: string): readonly (readonly TableCell[])[] {
  const page = new DOMParser().parseFromString(content, "text/html");
  return [...page.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => ({
      text: cell.textContent.trim(),
      isHeader: cell.tagName === "TH",
      rowSpan: (cell as HTMLTableCellElement).rowSpan,
      colSpan: (cell as HTMLTableCellElement).colSpan,
    })),
  );
}
