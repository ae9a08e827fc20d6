/** Parts of the HTML pages that documents are printed from. */

const STYLE =
  "<meta charset=utf-8><style>body{font:11pt/1.45 serif}h1{font-size:16pt;text-align:center}h2{font-size:12pt;margin:1.2em 0 .3em}p{margin:.5em 0}table{border-collapse:collapse;width:100%;font-size:10pt}td,th{border:1px solid #888;padding:3px 6px;text-align:left}.r{text-align:right}</style>";

export const page = (body: string): string => `<!doctype html>${STYLE}<body>${body}`;
export const sections = (list: readonly (readonly [string, string])[]): string =>
  list.map(([head, text]) => `<h2>${head}</h2><p>${text}</p>`).join("");
export const table = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows
    .map(
      (cells, row) => `<tr>${cells.map((cell) => (row === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join("")}</tr>`,
    )
    .join("")}</table>`;
