import type { ParseConfig } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

const cell = (text: string | number, more = "", type = typeof text === "number" ? "Number" : "String"): string =>
  `<Cell${more}><Data ss:Type="${type}">${text}</Data></Cell>`;
const row = (cells: string, more = ""): string => `<Row${more}>${cells}</Row>`;
const sheet = (name: string, rows: string, options = ""): string =>
  `<Worksheet ss:Name="${name}"><Table>${rows}</Table>${options}</Worksheet>`;

const STYLES =
  '<Styles><Style ss:ID="Default"><NumberFormat/></Style><Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style><Style ss:ID="i" ss:Parent="m"/><Style ss:ID="m"><NumberFormat ss:Format="0.0&quot; m&quot;"/></Style></Styles>';

const book = (sheets: string): Uint8Array =>
  Buffer.from(
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${STYLES}${sheets}</Workbook>`,
  );

async function markdownOf(bytes: Uint8Array, config: ParseConfig = {}): Promise<string> {
  return renderMarkdown((await parse(bytes, config)).result);
}

test("a workbook in one file of XML has its values as they are displayed, its gaps and its merges", async () => {
  const rows = [
    row(cell("Ship") + cell("Draught") + cell("Since")),
    row(cell("Ferry") + cell(3.25, ' ss:StyleID="i"') + cell("2024-03-01T00:00:00.000", ' ss:StyleID="d"', "DateTime")),
    row(cell("Tug") + cell(1, ' ss:Index="3"', "Boolean"), ' ss:Index="3"'),
    row(cell("both", ' ss:MergeAcross="1"') + cell("#N/A", "", "Error")),
  ];
  expect(await markdownOf(book(sheet("Ships", rows.join(""))))).toBe(
    [
      "<table>",
      "<thead>",
      "<tr><th>Ship</th><th>Draught</th><th>Since</th></tr>",
      "</thead>",
      "<tbody>",
      "<tr><td>Ferry</td><td>3.3 m</td><td>3/1/2024</td></tr>",
      "<tr><td>Tug</td><td></td><td>TRUE</td></tr>",
      '<tr><td colspan="2">both</td><td>#N/A</td></tr>',
      "</tbody>",
      "</table>\n",
    ].join("\n"),
  );
});

test("hidden columns, rows and sheets are left out, and a sheet has its name", async () => {
  const hides = '<Column/><Column ss:Hidden="1" ss:Span="1"/>';
  const rows = [
    row(cell("a") + cell("no") + cell("no") + cell("d")),
    row(cell("no"), ' ss:Hidden="1"'),
    row(cell("e") + cell("no") + cell("no") + cell("f")),
  ];
  const hidden =
    '<WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible></WorksheetOptions>';
  const bytes = book(sheet("Shown", hides + rows.join("")) + sheet("Kept", row(cell("secret")), hidden));
  expect(await markdownOf(bytes)).toBe("|  |  |\n| --- | --- |\n| a | d |\n| e | f |\n");
  expect((await parse(bytes)).result.pages!.map(({ name }) => name)).toEqual(["Shown"]);
  expect(await markdownOf(bytes, { spreadsheet: { include_hidden: true } })).toContain("secret");
});

test("positions and spans beyond all sheets cost nothing", async () => {
  const vast = "4000000000";
  const rows = [
    `<Column ss:Hidden="1" ss:Index="3" ss:Span="${vast}"/>`,
    row(cell("a") + cell("b")),
    row(cell("x", ` ss:Index="${vast}"`) + cell("y", ` ss:MergeDown="${vast}"`)),
    row(cell("z"), ` ss:Index="${vast}"`),
  ];
  const start = process.cpuUsage();
  expect(await markdownOf(book(sheet("s", rows.join(""))))).toBe("a\n\nb\n");
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(3);
});

test("a date without the format of one keeps its form, and a column's style is that of its cells", async () => {
  const columns = '<Column/><Column ss:StyleID="d"/>';
  const rows = [
    row(cell("Since") + cell("Until")),
    row(cell("2024-03-01T00:00:00.000", "", "DateTime") + cell("2024-03-02T00:00:00.000", "", "DateTime")),
    row(cell("2024-03-01T08:30:00.000", "", "DateTime") + cell("open")),
  ];
  expect(await markdownOf(book(sheet("Ships", columns + rows.join(""))))).toBe(
    "| Since | Until |\n| --- | --- |\n| 2024-03-01 | 3/2/2024 |\n| 2024-03-01T08:30:00.000 | open |\n",
  );
});
