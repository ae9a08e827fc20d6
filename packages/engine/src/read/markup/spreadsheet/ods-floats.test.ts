import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { parse } from "../../../parse.ts";

const NAMESPACES = ["office", "text", "table", "style", "chart", "presentation"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");
const DRAWING =
  'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"';

function sheetFile(table: string, files: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipSync({
    mimetype: [strToU8("application/vnd.oasis.opendocument.spreadsheet"), { level: 0 }],
    "content.xml": strToU8(
      `<office:document-content ${NAMESPACES} ${DRAWING}><office:body><office:spreadsheet><table:table table:name="Berths">${table}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  });
}

const cell = (text: string, inside = ""): string =>
  `<table:table-cell><text:p>${text}</text:p>${inside}</table:table-cell>`;
const rows = (first: string): string =>
  `<table:table-row>${first}${cell("Berths")}</table:table-row><table:table-row>${cell("Tveit")}${cell("9")}</table:table-row>`;

async function blocksOf(bytes: Uint8Array) {
  const { result } = await parse(bytes);
  return result.chunks.flatMap(({ blocks }) => blocks.map(({ type, content }) => ({ type, content })));
}

test("texts of boxes at a cell, of groups and on the sheet are read", async () => {
  const box = (text: string, at = ""): string =>
    `<draw:custom-shape ${at}><text:p>${text}</text:p><text:p>second line</text:p></draw:custom-shape>`;
  const shapes = `<table:shapes><draw:g>${box("On the sheet", 'svg:x="2cm" svg:y="9cm" svg:width="4cm" svg:height="1cm"')}</draw:g></table:shapes>`;
  const atCell = box("At a cell", 'table:end-cell-address="Berths.B1"');
  expect(await blocksOf(sheetFile(shapes + rows(cell("Harbour", atCell))))).toEqual([
    { type: "Table", content: expect.stringContaining("Tveit") },
    { type: "Text", content: "At a cell\nsecond line" },
    { type: "Text", content: "On the sheet\nsecond line" },
  ]);
});

test("charts are read with their values, pictures by their descriptions; lines without a text are nothing", async () => {
  const chart = '<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>';
  const picture = '<draw:frame><draw:image xlink:href="a.png"/><svg:desc>The quay at dawn</svg:desc></draw:frame>';
  const line = '<draw:line svg:x1="0cm" svg:y1="0cm" svg:x2="1cm" svg:y2="1cm"/>';
  const object = `<office:document-content ${NAMESPACES}><office:body><office:chart><chart:chart><chart:title><text:p>Tides</text:p></chart:title></chart:chart></office:chart></office:body></office:document-content>`;
  const file = sheetFile(rows(cell("Harbour", chart + picture + line)), { "Object 1/content.xml": object });
  const figures = (await blocksOf(file)).filter(({ type }) => type === "Figure");
  expect(figures.map(({ content }) => content).toSorted()).toEqual(["The quay at dawn", "Tides"]);
});

test("the table that a chart keeps are its data", async () => {
  const value = (number: number): string =>
    `<table:table-cell office:value="${number}"><text:p>${number}</text:p></table:table-cell>`;
  const name = (text: string): string => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
  const data = [
    [name(""), name("Spring")],
    [name("May"), value(3.5)],
    [name("June"), value(2)],
  ];
  const table = `<table:table>${data.map((cells) => `<table:table-row>${cells.join("")}</table:table-row>`).join("")}</table:table>`;
  const object = `<office:document-content ${NAMESPACES}><office:body><office:chart><chart:chart chart:class="chart:line"><chart:title><text:p>Tides</text:p></chart:title>${table}</chart:chart></office:chart></office:body></office:document-content>`;
  const frame = '<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>';
  const blocks = await blocksOf(sheetFile(rows(cell("Harbour", frame)), { "Object 1/content.xml": object }));
  expect(blocks.find(({ type }) => type === "Figure")?.content).toBe(
    "Tides\n\n|  | Spring |\n| --- | --- |\n| May | 3.5 |\n| June | 2 |",
  );
});

test("a shape that says it is far outside costs nothing", async () => {
  const far = `<table:shapes><draw:custom-shape svg:x="1e12cm" svg:y="1e12cm" svg:width="1cm" svg:height="1cm"><text:p>far</text:p></draw:custom-shape></table:shapes>`;
  expect(await blocksOf(sheetFile(far + rows(cell("Harbour"))))).toContainEqual({ type: "Text", content: "far" });
});
