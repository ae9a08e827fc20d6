import type { ParseConfig } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { relationships, sheetData, workbookFile } from "../../../../../testing/workbook-file.ts";
import { renderMarkdown } from "../../../../output/render-markdown.ts";
import { parse } from "../../../../parse.ts";

async function read(bytes: Uint8Array, config: ParseConfig = {}) {
  const { result } = await parse(bytes, config);
  return { result, text: renderMarkdown(result), blocks: result.chunks.flatMap((chunk) => chunk.blocks) };
}

const STYLES = `<numFmts count="2"><numFmt numFmtId="170" formatCode="0.0&quot; m&quot;"/><numFmt numFmtId="171" formatCode="[h]:mm"/></numFmts>
  <fonts><font/><font><b/></font></fonts><fills><fill/></fills><borders><border/></borders>
  <cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="9"/></cellXfs>`;
const VALUES = `<sheetData>
  <row r="3"><c r="B3" t="inlineStr"><is><r><t>wh</t></r><rPh><t>spoken</t></rPh><r><t>en</t></r></is></c><c r="C3" t="str"><v>how_x0020_far</v></c></row>
  <row r="4"><c r="B4" s="1"><v>45000</v></c><c r="C4" s="2"><v>2.25</v></c><c r="D4" s="3"><v>1.5</v></c><c r="E4" s="4"><v>0.26</v></c></row>
  <row r="5"><c r="B5" t="d" s="1"><v>2023-03-16</v></c><c r="C5" t="e"><v>#DIV/0!</v></c><c r="D5" t="b"><v>1</v></c><c r="E5"><f>1+1</f></c></row>
</sheetData>`;

test("values are written as their formats show them, and a simple formula without a stored value is computed", async () => {
  const { text, result } = await read(workbookFile({ sheet: VALUES, styles: STYLES }));
  expect(text).toBe(
    "| when | how far |  |  |\n| --- | --- | --- | --- |\n| 3/15/23 | 2.3 m | 36:00 | 26% |\n| 3/16/23 | #DIV/0! | TRUE | 2 |\n",
  );
  expect(result.pages).toEqual([{ page: 1, width: 4, height: 3, unit: "cell", name: "Data" }]);
});

test("dates of a workbook that counts from 1904 are the same days, durations are not shifted", async () => {
  const sheet = VALUES.replace("45000", String(45_000 - 1462));
  const { text } = await read(workbookFile({ sheet, styles: STYLES, before: '<workbookPr date1904="1"/>' }));
  expect(text).toContain("| 3/15/23 | 2.3 m | 36:00 | 26% |\n| 3/16/23 |");
});

test("rows and cells without positions follow each other; what a dimension declares costs nothing", async () => {
  const data = sheetData([
    ["a", "b"],
    ["x", 1],
  ]);
  const { result, text } = await read(workbookFile({ sheet: `<dimension ref="A1:XFD1048576"/>${data}` }));
  expect(result.pages?.[0]).toMatchObject({ width: 2, height: 2 });
  expect(text).toContain("| x | 1 |");
});

test("rows out of order are put in it, and a cell that is twice is one", async () => {
  const sheet = `<sheetData><row r="2"><c r="B2"><v>2</v></c><c r="A2" t="str"><v>x</v></c></row><row r="1"><c r="A1" t="str"><v>a</v></c><c r="B1" t="str"><v>b</v></c><c r="B1" t="str"><v>c</v></c></row></sheetData>`;
  expect((await read(workbookFile({ sheet }))).text).toBe("| a | b |\n| --- | --- |\n| x | 2 |\n");
});

test("a chart is a figure with its title, categories and values, a text box a text, a picture its description", async () => {
  const drawing = `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart">
    <xdr:twoCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:row>0</xdr:row></xdr:from><xdr:to><xdr:col>5</xdr:col><xdr:row>3</xdr:row></xdr:to>
      <xdr:graphicFrame><a:graphic><a:graphicData><c:chart r:id="c1"/></a:graphicData></a:graphic></xdr:graphicFrame></xdr:twoCellAnchor>
    <xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>4</xdr:row></xdr:from>
      <xdr:sp><xdr:txBody><a:p><a:r><a:t>Look </a:t></a:r><a:r><a:t>here</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:oneCellAnchor>
    <xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>6</xdr:row></xdr:from>
      <xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="p" descr="The quay at dawn"/></xdr:nvPicPr></xdr:pic></xdr:oneCellAnchor>
  </xdr:wsDr>`;
  const point = (at: number, value: string): string => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`;
  const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart>
    <c:title><c:tx><c:rich><a:p><a:r><a:t>Ships</a:t></a:r></a:p></c:rich></c:tx></c:title>
    <c:plotArea><c:barChart><c:ser><c:cat><c:strCache>${point(0, "north")}${point(1, "south")}</c:strCache></c:cat><c:val><c:numCache>${point(0, "4")}${point(1, "7")}</c:numCache></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`;
  const { blocks, result } = await read(
    workbookFile({
      sheet: sheetData([
        ["pier", "ships"],
        ["north", 4],
        ["south", 7],
      ]),
      sheetParts: [{ id: "d", type: "drawing", target: drawing }],
      files: { "xl/_rels/d.xml.rels": relationships([["c1", "chart", "chart.xml"]]), "xl/chart.xml": chart },
    }),
  );
  expect(blocks.map(({ type, content }) => [type, content])).toEqual([
    ["Table", "| pier | ships |\n| --- | --- |\n| north | 4 |\n| south | 7 |"],
    ["Figure", "Ships\n\n|  | Ships |\n| --- | --- |\n| north | 4 |\n| south | 7 |"],
    ["Text", "Look here"],
    ["Figure", "The quay at dawn"],
  ]);
  // Floating objects count as used: the page extends to their end.
  expect(result.pages?.[0]).toMatchObject({ width: 6, height: 21 });
});

test("comments and links of cells come when they are asked for, threads instead of the notes that repeat them", async () => {
  const comments = `<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Ida</author></authors><commentList>
    <comment ref="B2" authorId="0"><text><r><t>Ida:</t></r><r><t>checked</t></r></text></comment>
    <comment ref="A2" authorId="0"><text><t>[Threaded comment] needs a newer version</t></text></comment></commentList></comments>`;
  const thread = `<ThreadedComments xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><threadedComment ref="A2"><text>really?</text></threadedComment></ThreadedComments>`;
  const data = sheetData([
    ["pier", "ships"],
    ["north", 4],
  ]);
  const bytes = workbookFile({
    sheet: `${data}<hyperlinks><hyperlink ref="A2" r:id="l"/></hyperlinks>`,
    sheetParts: [
      { id: "n", type: "comments", target: comments },
      { id: "t", type: "threadedComment", target: thread },
      { id: "l", type: "hyperlink", target: "https://example.org/north" },
    ],
  });
  const plain = await read(bytes);
  expect(plain.blocks).toHaveLength(1);
  const { blocks } = await read(bytes, { formatting: { include: ["comments", "hyperlinks"] } });
  expect(blocks[0]!.content).toContain("| [north](https://example.org/north) | 4 |");
  expect(blocks.filter(({ type }) => type === "Comment").map(({ content }) => content)).toEqual([
    "really?",
    "Ida: checked",
  ]);
});

test("hidden rows, columns and sheets are left out unless they are asked for; filtered rows are data", async () => {
  const sheet = `<cols><col min="2" max="2" hidden="1"/></cols><sheetData>
    <row r="1"><c r="A1" t="str"><v>pier</v></c><c r="B1" t="str"><v>note</v></c><c r="C1" t="str"><v>ships</v></c></row>
    <row r="2"><c r="A2" t="str"><v>north</v></c><c r="B2" t="str"><v>old</v></c><c r="C2"><v>4</v></c></row>
    <row r="3" hidden="1"><c r="A3" t="str"><v>gone</v></c><c r="C3"><v>9</v></c></row></sheetData>`;
  const shown = await read(workbookFile({ sheet }));
  expect(shown.text).toBe("| pier | ships |\n| --- | --- |\n| north | 4 |\n");
  const all = await read(workbookFile({ sheet }), { spreadsheet: { include_hidden: true } });
  expect(all.text).toContain("| pier | note | ships |");
  expect(all.text).toContain("| gone |  | 9 |");
  const filtered = await read(workbookFile({ sheet: `${sheet}<autoFilter ref="A1:C3"/>` }));
  expect(filtered.text).toContain("| gone | 9 |");
});

test("rows that are printed on each page head the table, and those of a range made a table are as many as it says", async () => {
  const rows = [
    ["pier", "berth"],
    ["a", "b"],
    ["north", 4],
    ["south", 7],
  ];
  const printed = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">Data!$A:$A,Data!$1:$2</definedName></definedNames>`;
  const headed = await read(workbookFile({ sheet: sheetData(rows), after: printed }), {
    formatting: { table_output_format: "html" },
  });
  expect(headed.text.match(/<th>/g)).toHaveLength(4);
  const table = `<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ref="A1:B4" headerRowCount="1"/>`;
  const named = await read(
    workbookFile({ sheet: sheetData(rows), sheetParts: [{ id: "t", type: "table", target: table }] }),
    { formatting: { table_output_format: "html" } },
  );
  expect(named.text.match(/<th>/g)).toHaveLength(2);
});

test("blocks of a long table repeat its header with its own place; its comments are once", async () => {
  const rows = [["pier", "ships"], ...Array.from({ length: 25 }, (_, at) => [`n${at}`, at])];
  const comments = `<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors/><commentList><comment ref="A1"><text><t>see plan</t></text></comment></commentList></comments>`;
  const { blocks } = await read(
    workbookFile({ sheet: sheetData(rows), sheetParts: [{ id: "n", type: "comments", target: comments }] }),
    {
      formatting: { include: ["comments"], table_output_format: "jsonbbox" },
      spreadsheet: { split_large_tables: { size: 10 } },
    },
  );
  const tables = blocks.filter(({ type }) => type === "Table");
  expect(tables.map(({ bbox }) => [bbox.top, bbox.height].map((value) => Math.round(value * 26)))).toEqual([
    [0, 11],
    [11, 10],
    [21, 5],
  ]);
  for (const { content } of tables) {
    const [header] = JSON.parse(content) as { readonly text: string; readonly bbox: { readonly top: number } }[][];
    expect(header![0]).toMatchObject({ text: "pier", bbox: { top: 0 } });
  }
  expect(blocks.filter(({ type }) => type === "Comment")).toHaveLength(1);
});

test("cells that share a long text show so much of it together, and no more", async () => {
  const rows = Array.from(
    { length: 400 },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
  );
  const shared = workbookFile({
    sheet: `<sheetData>${rows.join("")}</sheetData>`,
    files: {
      "_rels/book.xml.rels": relationships([
        ["r1", "worksheet", "xl/sheet.xml"],
        ["r2", "sharedStrings", "strings.xml"],
      ]),
      "strings.xml": `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${"x".repeat(300_000)}</t></si></sst>`,
    },
  });
  await expect(parse(shared)).rejects.toMatchObject({
    code: "damaged_document",
    message: "The cells of this workbook show more than 100 million characters; split it into several.",
  });
});

test("columns without width and rows without height are hidden", async () => {
  const row = (cells: string, more = ""): string =>
    `<row${more}>${cells.replaceAll(/\w+/g, (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)}</row>`;
  const sheet = `<cols><col min="2" max="2" width="0"/></cols><sheetData>${row("a gone c")}${row("no no no", ' ht="0"')}${row("d gone f")}</sheetData>`;
  expect((await read(workbookFile({ sheet }))).text).toBe("|  |  |\n| --- | --- |\n| a | c |\n| d | f |\n");
});

test("text boxes keep their lines, and diagrams their texts", async () => {
  const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
  const D = 'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"';
  const line = (text: string): string => `<a:r><a:t>${text}</a:t></a:r>`;
  const anchor = (shape: string): string =>
    `<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>4</xdr:row></xdr:from>${shape}</xdr:oneCellAnchor>`;
  const drawing = `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" ${A} ${D} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${[
    anchor(
      `<xdr:sp><xdr:txBody><a:p>${line("Tides ")}${line("today")}<a:br/>${line("high")}</a:p></xdr:txBody></xdr:sp>`,
    ),
    anchor(
      '<xdr:graphicFrame><a:graphic><a:graphicData><dgm:relIds r:dm="g"/></a:graphicData></a:graphic></xdr:graphicFrame>',
    ),
  ].join("")}</xdr:wsDr>`;
  const { blocks } = await read(
    workbookFile({
      sheet: sheetData([["a", 1]]),
      sheetParts: [{ id: "d", type: "drawing", target: drawing }],
      files: {
        "xl/_rels/d.xml.rels": relationships([["g", "diagramData", "g.xml"]]),
        "xl/g.xml": `<dgm:dataModel ${A} ${D}><dgm:pt><dgm:t><a:p>${line("Gate")}</a:p></dgm:t></dgm:pt></dgm:dataModel>`,
      },
    }),
  );
  expect(blocks.slice(-2).map(({ type, content }) => [type, content])).toEqual([
    ["Text", "Tides today\nhigh"],
    ["Figure", "Gate"],
  ]);
});

const ROWS = `<sheetData>
  <row r="1"><c r="A1" t="str"><v>pier</v></c><c r="B1" t="str"><v>ships</v></c><c r="C1" t="str"><v>share</v></c></row>
  <row r="2"><c r="A2" t="str"><v>north</v></c><c r="B2"><v>3</v></c><c r="C2" s="4"><f>B2/B4</f></c></row>
  <row r="3" hidden="1"><c r="A3" t="str"><v>south</v></c><c r="B3"><v>9</v></c><c r="C3" s="4"><f t="shared" si="0"/></c></row>
  <row r="4"><c r="A4" t="str"><v>all</v></c><c r="B4"><f>SUM(B2:B3)</f><v></v></c><c r="C4"><f>Other!A1</f></c></row>
</sheetData>`;

test("formulas without stored values are computed through each other, and those that cannot be are counted in a warning", async () => {
  const file = workbookFile({ sheet: ROWS.replace(' hidden="1"', ""), styles: STYLES });
  const { text, result } = await read(file);
  expect(text).toBe(
    "| pier | ships | share |\n| --- | --- | --- |\n| north | 3 | 25% |\n| south | 9 |  |\n| all | 12 |  |\n",
  );
  expect(result.warnings).toEqual([
    { code: "formulas_without_value", message: expect.stringMatching(/^2 cells have formulas /) as string },
  ]);
});

test("formulas that cells share are computed for each of them", async () => {
  const row = (at: number, formula: string): string =>
    `<row r="${at}"><c r="A${at}"><v>${at * 10}</v></c><c r="B${at}"><v>3</v></c><c r="C${at}">${formula}</c></row>`;
  const rows = [
    row(1, '<f t="shared" ref="C1:C3" si="0">A1*B1+$A$1</f>'),
    row(2, '<f t="shared" si="0"/>'),
    row(3, '<f t="shared" si="0"/>'),
  ];
  const { result } = await parse(workbookFile({ sheet: `<sheetData>${rows.join("")}</sheetData>` }));
  const markdown = renderMarkdown(result);
  for (const sum of [40, 70, 100]) expect(markdown).toContain(`| ${sum} |`);
});

test("a formula that looks at itself is no endless one", async () => {
  const sheet = `<sheetData><row r="1"><c r="A1"><f>B1+1</f></c><c r="B1"><f>A1+1</f></c><c r="C1"><v>5</v></c></row></sheetData>`;
  const { text, result } = await read(workbookFile({ sheet }));
  expect(text).toContain("5");
  expect(result.warnings?.map(({ code }) => code)).toEqual(["formulas_without_value"]);
});

test("what is hidden and left out is counted in a warning, and read where it is asked for", async () => {
  const file = workbookFile({
    sheet: `<cols><col min="3" max="9" hidden="1"/></cols>${ROWS.replace("Other!A1", "1")}`,
    styles: STYLES,
  });
  const { text, result } = await read(file);
  expect(text).not.toContain("south");
  expect(result.warnings?.find(({ code }) => code === "hidden_left_out")?.message).toContain(
    "1 hidden row, 1 hidden column.",
  );
  const all = await read(file, { spreadsheet: { include_hidden: true } });
  expect(all.text).toContain("south");
  expect(all.result.warnings?.map(({ code }) => code)).not.toContain("hidden_left_out");
});
